import { StyleSheet, View } from 'react-native';

import { CATTLE, MARKET_CARDS, PURCHASES, type MarketCard, type Purchase } from '@/box/cattle';
import { useT, type Translator } from '@/i18n';

import { Card, Text } from '../base';
import { CattleChip, cattleName, PieceButton } from '../pieces';
import { SPACE } from '../theme';

export type CattleMarketProps = {
  readonly cards: readonly MarketCard[];
  /** Prices that need more cowboys than this are shown faint. */
  readonly cowboys: number;
  /** Cards left in the stack. */
  readonly left?: number;
  /** Cards chosen so far, by their place in `cards`. */
  readonly chosen?: readonly number[];
  readonly onPressCard?: (index: number, card: MarketCard) => void;
};

const CLASSES = [3, 4, 5, 'orange'] as const;
type Class = (typeof CLASSES)[number];
const NONE: readonly never[] = [];

const classOf = (card: MarketCard): Class =>
  CATTLE[card].orange ? 'orange' : (CLASSES.find((value) => value === CATTLE[card].value) ?? 'orange');

/** The market in the order of the box: by breed, then VP. */
export const sortedCattle = (cards: readonly MarketCard[]): readonly (readonly [MarketCard, number])[] =>
  cards
    .map((card, index) => [card, index] as const)
    .sort(([a], [b]) => MARKET_CARDS.indexOf(a) - MARKET_CARDS.indexOf(b));

/** A way to buy in words: "$6 with 1 cowboy". */
export const purchaseLine = (t: Translator, { cards, cowboys, dollars }: Purchase): string =>
  t(cards > 1 ? 'board.market.pair' : 'board.market.one', { dollars, cowboys });

/** The cattle on offer, with prices for the cowboys at hand. */
export function CattleMarket({ cards, cowboys, left, chosen = NONE, onPressCard }: CattleMarketProps) {
  const t = useT();
  const sorted = sortedCattle(cards);
  return (
    <View style={styles.market} testID="cattle-market">
      {CLASSES.map((group) => {
        const here = sorted.filter(([card]) => classOf(card) === group);
        if (group === 'orange' && here.length === 0) return null;
        return (
          <Card key={group} style={styles.card}>
            <Text kind="strong">
              {group === 'orange' ? t('board.market.orange') : t('board.market.value', { n: group })}
            </Text>
            <View style={styles.chips}>
              {here.length === 0 ? (
                <Text kind="second" color="soft">
                  {t('board.market.none')}
                </Text>
              ) : null}
              {here.map(([card, index]) =>
                onPressCard === undefined ? (
                  <CattleChip key={index} card={card} />
                ) : (
                  <PieceButton
                    key={index}
                    role="checkbox"
                    label={cattleName(t, card)}
                    selected={chosen.includes(index)}
                    testID={`cattle-${index}`}
                    onPress={() => onPressCard(index, card)}
                  >
                    <CattleChip card={card} decorative />
                  </PieceButton>
                ),
              )}
            </View>
            <View style={styles.prices}>
              {PURCHASES.filter(({ of }) => of === group).map((purchase) => (
                <Text
                  key={`${purchase.cards} ${purchase.cowboys}`}
                  kind={purchase.cowboys <= cowboys ? 'secondStrong' : 'second'}
                  color={purchase.cowboys <= cowboys ? 'ink' : 'soft'}
                >
                  {purchaseLine(t, purchase)}
                </Text>
              ))}
            </View>
          </Card>
        );
      })}
      {left === undefined ? null : (
        <Text kind="second" color="soft">
          {t('board.market.left', { n: left })}
        </Text>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  market: { gap: SPACE.sm },
  card: { gap: SPACE.sm, padding: SPACE.md },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.sm, alignItems: 'center' },
  prices: { flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.md },
});

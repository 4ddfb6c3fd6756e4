import { Pressable, ScrollView, StyleSheet, View } from 'react-native';

import type { SamCard } from '@/box/samCards';
import type { Game } from '@/engine/events/types';
import { useT } from '@/i18n';
import { revealSam } from '@/store/game';

import { Button, Text } from '../base';
import { useHaptic } from '../device';
import { play } from '../game/table';
import { CardBack, SamCardFace, samCardName } from '../pieces';
import { SPACE } from '../theme';
import { statusLine } from './CardHead';
import { LastTurn } from './LastTurn';

/** Cards that can be turned now, by number so that the order of the pile stays unknown. */
const cardsToCome = ({ sam }: Game['table']): readonly SamCard[] =>
  [...(sam.deck.length > 0 ? sam.deck : sam.discards)].sort((a, b) => a - b);

/** Before Sam's turn: his card, turned by the app or tapped in from the printed deck. */
export function Reveal({ game }: { readonly game: Game }) {
  return game.setup.deck === 'app' ? <AppDeck game={game} /> : <RealDeck game={game} />;
}

function AppDeck({ game }: { readonly game: Game }) {
  const t = useT();
  const haptic = useHaptic();
  const turn = () => {
    haptic();
    void revealSam();
  };
  return (
    <View style={styles.fill}>
      <ScrollView style={styles.fill} contentContainerStyle={styles.pile}>
        <LastTurn game={game} />
        <Pressable accessible={false} aria-hidden tabIndex={-1} onPress={turn}>
          <CardBack owner="sam" size={120} decorative />
        </Pressable>
        <Text center>{statusLine(t, game.table)}</Text>
        <Text color="soft" center>
          {game.table.sam.deck.length === 0
            ? t('sam.why.deck.shuffle')
            : t('samTurn.cardsLeft', { n: game.table.sam.deck.length })}
        </Text>
      </ScrollView>
      <View style={styles.foot}>
        <Button kind="primary" label={t('samTurn.turnCard')} onPress={turn} testID="reveal-card" />
      </View>
    </View>
  );
}

function RealDeck({ game }: { readonly game: Game }) {
  const t = useT();
  const haptic = useHaptic();
  const { table } = game;
  const pick = (card: SamCard) => {
    haptic();
    void play({ type: 'samCard', card });
  };
  return (
    <ScrollView style={styles.fill} contentContainerStyle={styles.deck}>
      <LastTurn game={game} />
      {table.sam.deck.length === 0 ? <Text>{t('sam.do.shuffle')}</Text> : null}
      <Text kind="subheading">{t('sam.ask.card')}</Text>
      <View style={styles.cards}>
        {cardsToCome(table).map((card) => (
          <Pressable
            key={card}
            role="button"
            aria-label={samCardName(t, table.profile, card)}
            onPress={() => pick(card)}
            testID={`sam-card-${card}`}
            style={({ pressed }) => (pressed ? styles.pressed : null)}
          >
            <SamCardFace card={card} size={58} profile={table.profile} decorative />
          </Pressable>
        ))}
      </View>
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  pile: {
    flexGrow: 1,
    alignItems: 'center',
    justifyContent: 'center',
    gap: SPACE.md,
    padding: SPACE.lg,
  },
  deck: { gap: SPACE.md, padding: SPACE.lg },
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.sm },
  pressed: { opacity: 0.6 },
  foot: { paddingHorizontal: SPACE.lg, paddingVertical: SPACE.sm },
});

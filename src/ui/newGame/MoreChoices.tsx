import { router } from 'expo-router';
import { useEffect, useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { BRAHMAN_DOLLARS, MARKET_SIZE_ORANGE } from '@/box/cattle';
import { LEVEL } from '@/box/samCards';
import { DECKS } from '@/engine/events/setup';
import { useT } from '@/i18n';
import type { NewGameChoices } from '@/store/newGame';
import { loadProfiles, useProfiles } from '@/store/profiles';
import { useSettings } from '@/store/settings';

import { Card, Icon, Row, SwitchRow, Text } from '../base';
import { RADIUS, SPACE, useTheme } from '../theme';
import { withColour } from './choices';
import { CityChoice } from './CityChoice';
import { ColourChoice } from './ColourChoice';
import { ChoiceQuestion, Question } from './Question';
import { SideChoice } from './SideChoice';

export type MoreChoicesProps = {
  readonly choices: NewGameChoices;
  readonly onChange: (choices: NewGameChoices) => void;
};

const ORDERS = ['byLetter', 'shuffled'] as const;

/** The box new games are played with. */
function useBox() {
  const boxProfile = useSettings((settings) => settings.boxProfile);
  const { profiles, loaded } = useProfiles();
  useEffect(() => {
    if (boxProfile !== null && !loaded) void loadProfiles();
  }, [boxProfile, loaded]);
  return profiles.find(({ id }) => id === boxProfile) ?? null;
}

function Choices({ choices, onChange }: MoreChoicesProps) {
  const t = useT();
  const box = useBox();
  const change = (part: Partial<NewGameChoices>) => onChange({ ...choices, ...part });
  const brahman = choices.variants.includes('brahman');
  const samBuys = box?.profile.samBuysBrahman === true;
  return (
    <View style={styles.choices}>
      <Question title={t('newGame.variants')}>
        <Card style={styles.rows}>
          <SwitchRow
            title={t('newGame.brahman')}
            detail={t(samBuys ? 'newGame.brahmanSam' : 'newGame.brahmanDetail', {
              n: MARKET_SIZE_ORANGE,
              dollars: BRAHMAN_DOLLARS,
            })}
            on={brahman}
            onChange={(on) => change({ variants: on ? ['brahman'] : [] })}
            testID="variant-brahman"
          />
        </Card>
      </Question>
      <CityChoice
        value={choices.firstDelivery}
        usual={LEVEL[choices.difficulty].firstCity}
        onChange={(firstDelivery) => change({ firstDelivery })}
      />
      <ColourChoice
        colours={choices.colours}
        onChange={(owner, colour) => onChange(withColour(choices, owner, colour))}
      />
      <ChoiceQuestion
        label={t('newGame.neutrals')}
        options={ORDERS.map((value) => ({ value, label: t(`newGame.neutrals.${value}`) }))}
        value={choices.neutrals === 'shuffled' ? 'shuffled' : 'byLetter'}
        onChange={(neutrals) => change({ neutrals })}
      />
      <SideChoice sides={choices.sides} onChange={(sides) => change({ sides })} />
      <ChoiceQuestion
        label={t('newGame.deck')}
        detail={t(`newGame.deckDetail.${choices.deck}`)}
        options={DECKS.map((value) => ({ value, label: t(`newGame.deck.${value}`) }))}
        value={choices.deck}
        onChange={(deck) => change({ deck })}
      />
      <Card style={styles.rows}>
        <Row
          icon="box"
          title={t('newGame.box')}
          detail={box === null ? t('newGame.boxPrinted') : box.name}
          onPress={() => router.navigate('/box')}
          testID="new-game-box"
        />
      </Card>
    </View>
  );
}

/** Everything that most games leave as it is, folded away. */
export function MoreChoices(props: MoreChoicesProps) {
  const t = useT();
  const { colors } = useTheme();
  const [open, setOpen] = useState(false);
  return (
    <View style={styles.more}>
      <Pressable
        role="button"
        aria-label={t('newGame.more')}
        aria-expanded={open}
        onPress={() => setOpen(!open)}
        testID="new-game-more"
        style={({ pressed }) => [
          styles.head,
          { backgroundColor: colors.card, borderColor: colors.line },
          pressed ? styles.pressed : null,
        ]}
      >
        <Text kind="strong" style={styles.title}>
          {t('newGame.more')}
        </Text>
        <Icon name={open ? 'up' : 'down'} size={20} color="soft" />
      </Pressable>
      {open ? <Choices {...props} /> : null}
    </View>
  );
}

const styles = StyleSheet.create({
  more: { gap: SPACE.md, marginTop: SPACE.sm },
  head: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.md,
    minHeight: 56,
    borderWidth: 1,
    borderRadius: RADIUS.lg,
    paddingHorizontal: SPACE.lg,
    paddingVertical: SPACE.sm,
  },
  title: { flex: 1 },
  pressed: { opacity: 0.75 },
  choices: { gap: SPACE.md },
  rows: { paddingVertical: SPACE.xs },
});

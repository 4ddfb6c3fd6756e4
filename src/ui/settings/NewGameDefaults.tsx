import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { COLOURS, DEPTHS, DRAWERS, type Colour } from '@/engine/events/setup';
import { useT } from '@/i18n';
import { lastChoices, rememberChoices, type NewGameChoices } from '@/store/newGame';

import { Segmented, Text } from '../base';
import { SPACE } from '../theme';

/** A colour for one side; the other takes the one given up when both would be the same. */
function recoloured(
  { player, sam }: NewGameChoices['colours'],
  side: 'player' | 'sam',
  colour: Colour,
): NewGameChoices['colours'] {
  if (side === 'player') return { player: colour, sam: sam === colour ? player : sam };
  return { sam: colour, player: player === colour ? sam : player };
}

/** Where each new game starts: who draws, how much is kept, colours. */
export function NewGameDefaults() {
  const t = useT();
  const [choices, setChoices] = useState(lastChoices);
  const change = (some: Partial<NewGameChoices>) => {
    const next = { ...choices, ...some };
    setChoices(next);
    rememberChoices(next);
  };
  const colours = COLOURS.map((value) => ({ value, label: t(`terms.colour.${value}`) }));
  return (
    <View style={styles.group}>
      <Text kind="subheading">{t('settings.newGames')}</Text>
      <Text kind="second" color="soft">
        {t('settings.newGamesText')}
      </Text>
      <Text kind="strong">{t('settings.draws')}</Text>
      <Segmented
        label={t('settings.draws')}
        options={DRAWERS.map((value) => ({ value, label: t(`settings.draws.${value}`) }))}
        value={choices.draws}
        onChange={(draws) => change({ draws })}
      />
      <Text kind="strong">{t('settings.depth')}</Text>
      <Segmented
        label={t('settings.depth')}
        options={DEPTHS.map((value) => ({ value, label: t(`settings.depth.${value}`) }))}
        value={choices.depth}
        onChange={(depth) => change({ depth })}
      />
      {(['player', 'sam'] as const).map((side) => {
        const label = t(side === 'player' ? 'settings.yourColour' : 'settings.samColour');
        return (
          <View key={side} style={styles.choice}>
            <Text kind="strong">{label}</Text>
            <Segmented
              label={label}
              options={colours}
              value={choices.colours[side]}
              onChange={(colour) => change({ colours: recoloured(choices.colours, side, colour) })}
            />
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  group: { gap: SPACE.sm, marginTop: SPACE.md },
  choice: { gap: SPACE.sm },
});

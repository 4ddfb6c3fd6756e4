import { Pressable, StyleSheet, View } from 'react-native';

import { OWNERS, type Owner } from '@/box/kinds';
import { COLOURS, type Colour, type GameSetup } from '@/engine/events/setup';
import { useT } from '@/i18n';

import { Text } from '../base';
import { HerderPin, SidesProvider } from '../pieces';
import { RADIUS, SPACE, useTheme } from '../theme';
import { Question } from './Question';

export type ColourChoiceProps = {
  readonly colours: GameSetup['colours'];
  readonly onChange: (owner: Owner, colour: Colour) => void;
};

/** The wood of both: every pin carries its letter, so nobody needs to tell colours apart. */
export function ColourChoice({ colours, onChange }: ColourChoiceProps) {
  const t = useT();
  const { colors } = useTheme();
  return (
    <Question title={t('newGame.colours')}>
      {OWNERS.map((owner) => (
        <View key={owner} style={styles.side}>
          <Text kind="strong">{t(`newGame.colour.${owner}`)}</Text>
          <View role="radiogroup" aria-label={t(`newGame.colour.${owner}`)} style={styles.swatches}>
            {COLOURS.map((colour) => {
              const selected = colours[owner] === colour;
              const name = t(`terms.colour.${colour}`);
              return (
                <Pressable
                  key={colour}
                  role="radio"
                  aria-label={name}
                  aria-checked={selected}
                  onPress={() => onChange(owner, colour)}
                  testID={`colour-${owner}-${colour}`}
                  style={[
                    styles.swatch,
                    { backgroundColor: colors.card, borderColor: selected ? colors.red : colors.line },
                    selected ? styles.selected : null,
                  ]}
                >
                  <SidesProvider colours={{ ...colours, [owner]: colour }}>
                    <HerderPin owner={owner} size={32} decorative />
                  </SidesProvider>
                  <Text kind={selected ? 'secondStrong' : 'second'} center>
                    {name}
                  </Text>
                </Pressable>
              );
            })}
          </View>
        </View>
      ))}
    </Question>
  );
}

const styles = StyleSheet.create({
  side: { gap: SPACE.xs },
  swatches: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.sm },
  swatch: {
    flexGrow: 1,
    minWidth: 72,
    alignItems: 'center',
    gap: 2,
    borderWidth: 1,
    borderRadius: RADIUS.md,
    margin: 1,
    paddingVertical: SPACE.sm,
    paddingHorizontal: SPACE.xs,
  },
  selected: { borderWidth: 2, margin: 0 },
});

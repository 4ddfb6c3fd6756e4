import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { BUILDING_NUMBERS, type BuildingId } from '@/box/buildings';
import { useT } from '@/i18n';
import { newSeed } from '@/store/newId';

import { Button, Segmented } from '../base';
import { BuildingTile } from '../pieces';
import { RADIUS, SPACE, useTheme } from '../theme';
import { ALL_A, sidesOf, turned } from './choices';
import { Question } from './Question';

const MODES = ['a', 'random', 'each'] as const;
type Mode = (typeof MODES)[number];

export type SideChoiceProps = {
  readonly sides: string;
  readonly onChange: (sides: string) => void;
};

/** Which side of each of the player's twelve buildings is used. */
export function SideChoice({ sides, onChange }: SideChoiceProps) {
  const t = useT();
  const { colors } = useTheme();
  const [mode, setMode] = useState<Mode>(sides === ALL_A ? 'a' : 'each');
  const deal = () => onChange(sidesOf(newSeed()));
  const choose = (next: Mode) => {
    setMode(next);
    if (next === 'a') onChange(ALL_A);
    if (next === 'random') deal();
  };
  return (
    <Question title={t('newGame.sides')} detail={t('newGame.sidesDetail')}>
      <Segmented
        label={t('newGame.sides')}
        options={MODES.map((value) => ({ value, label: t(`newGame.sides.${value}`) }))}
        value={mode}
        onChange={choose}
      />
      {mode === 'a' ? null : (
        <View style={styles.tiles}>
          {BUILDING_NUMBERS.map((number, index) => {
            const side = sides[index] ?? 'a';
            return (
              <Pressable
                key={number}
                role="switch"
                aria-checked={side === 'b'}
                aria-label={t('newGame.side', { n: number, side })}
                onPress={() => onChange(turned(sides, index))}
                testID={`side-${number}`}
                style={({ pressed }) => [
                  styles.tile,
                  { borderColor: side === 'b' ? colors.leather : colors.line, backgroundColor: colors.card },
                  pressed ? styles.pressed : null,
                ]}
              >
                <BuildingTile
                  building={`${number}${side}` as BuildingId}
                  owner="player"
                  size={50}
                  decorative
                />
              </Pressable>
            );
          })}
        </View>
      )}
      {mode === 'random' ? (
        <Button small kind="quiet" icon="shuffle" label={t('newGame.again')} onPress={deal} />
      ) : null}
    </Question>
  );
}

const styles = StyleSheet.create({
  tiles: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.sm },
  tile: {
    flexGrow: 1,
    flexBasis: '22%',
    alignItems: 'center',
    borderWidth: 1,
    borderRadius: RADIUS.md,
    paddingVertical: SPACE.xs,
  },
  pressed: { opacity: 0.7 },
});

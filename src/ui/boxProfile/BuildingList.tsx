import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { BUILDING_IDS, BUILDING_NUMBERS, type BuildingId } from '@/box/buildings';
import { HANDS } from '@/box/kinds';
import { boxOf } from '@/box/profile';
import { useT } from '@/i18n';

import { Button, Segmented, Sheet, Text } from '../base';
import { BuildingTile } from '../pieces';
import { RADIUS, SPACE, useTheme } from '../theme';
import type { CardGridProps } from './CardGrid';
import { changeBuilding, type BuildingChange } from './edit';
import { NumberRow } from './NumberRow';

const MOST_BUILDERS = 12;
const MOST_VP = 99;

type BuildingSheetProps = CardGridProps & { readonly building: BuildingId; readonly onClose: () => void };

function BuildingSheet({ profile, building, onChange, onClose }: BuildingSheetProps) {
  const t = useT();
  const { builders, vp, hand } = boxOf(profile).buildings[building];
  const change = (some: Partial<BuildingChange>) =>
    onChange(changeBuilding(profile, building, { builders, vp, hand, ...some }));
  const printed = boxOf({}).buildings[building];
  return (
    <Sheet
      open
      title={t('box.building', { building })}
      closeLabel={t('common.close')}
      onClose={onClose}
      footer={
        <>
          <Button kind="primary" label={t('common.done')} onPress={onClose} />
          {profile.buildings?.[building] === undefined ? null : (
            <Button small icon="undo" label={t('box.back')} onPress={() => change(printed)} />
          )}
        </>
      }
    >
      <NumberRow
        name={t('terms.kind.builder')}
        value={builders}
        least={1}
        most={MOST_BUILDERS}
        onChange={(value) => change({ builders: value })}
      />
      <NumberRow
        name={t('box.vp')}
        value={vp}
        least={0}
        most={MOST_VP}
        onChange={(value) => change({ vp: value })}
        testID="building-vp"
      />
      <Text kind="strong">{t('box.hand')}</Text>
      <Segmented
        label={t('box.hand')}
        options={HANDS.map((value) => ({ value, label: t(`terms.hand.${value}`) }))}
        value={hand}
        onChange={(value) => change({ hand: value })}
      />
    </Sheet>
  );
}

/** Both sides of the twelve buildings with their numbers. */
export function BuildingList({ profile, onChange }: CardGridProps) {
  const t = useT();
  const { colors } = useTheme();
  const [open, setOpen] = useState<BuildingId | null>(null);
  return (
    <View style={styles.grid}>
      {BUILDING_NUMBERS.flatMap((number) =>
        BUILDING_IDS.filter((id) => Number.parseInt(id, 10) === number).map((building) => {
          const { builders, vp, hand } = boxOf(profile).buildings[building];
          const changed = profile.buildings?.[building] !== undefined;
          const line = t('box.buildingLine', { builders, vp, hand });
          const name = t('box.building', { building });
          return (
            <Pressable
              key={building}
              role="button"
              aria-label={changed ? `${name}, ${line}, ${t('box.changed')}` : `${name}, ${line}`}
              onPress={() => setOpen(building)}
              testID={`box-building-${building}`}
              style={({ pressed }) => [
                styles.row,
                { borderColor: changed ? colors.gold : colors.line, backgroundColor: colors.card },
                pressed ? styles.pressed : null,
              ]}
            >
              <BuildingTile building={building} owner="player" size={44} profile={profile} decorative />
              <Text kind="second" color={changed ? 'goldText' : 'ink'} style={styles.words}>
                {line}
              </Text>
            </Pressable>
          );
        }),
      )}
      {open === null ? null : (
        <BuildingSheet profile={profile} building={open} onChange={onChange} onClose={() => setOpen(null)} />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.sm },
  row: {
    flexGrow: 1,
    flexBasis: '45%',
    minWidth: 150,
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.sm,
    minHeight: 64,
    borderWidth: 1,
    borderRadius: RADIUS.sm,
    padding: SPACE.sm,
  },
  words: { flex: 1 },
  pressed: { opacity: 0.6 },
});

import { Pressable, StyleSheet, View } from 'react-native';

import type { Table } from '@/engine/table/state';
import { useT } from '@/i18n';

import { Text } from '../base';
import { TileFace, tileName } from '../pieces';
import { RADIUS, SPACE, useTheme } from '../theme';

/** A tile of the foresight columns: column 0-2, 0 for bottom and 1 for top. */
export type ForesightPlace = { readonly column: 0 | 1 | 2; readonly place: 0 | 1 };

export type ForesightProps = {
  readonly foresight: Table['foresight'];
  /** Tiles that can be taken now. */
  readonly choices?: readonly ForesightPlace[];
  readonly onPressTile?: (place: ForesightPlace) => void;
};

const COLUMNS = [0, 1, 2] as const;
/** Top first, as they lie. */
const PLACES = [1, 0] as const;
const NONE: readonly never[] = [];

/** The three foresight columns, top above bottom. */
export function Foresight({ foresight, choices = NONE, onPressTile }: ForesightProps) {
  const t = useT();
  const { colors } = useTheme();
  return (
    <View style={styles.columns} testID="foresight">
      {COLUMNS.map((column) => (
        <View
          key={column}
          style={[styles.column, { backgroundColor: colors.card, borderColor: colors.line }]}
        >
          <Text kind="subheading" heading={false} center>
            {column + 1}
          </Text>
          {PLACES.map((place) => {
            const tile = foresight[column][place];
            const where = t(place === 0 ? 'board.foresight.bottom' : 'board.foresight.top');
            const label = t('board.foresight.tile', {
              column: column + 1,
              place: where,
              tile: tile === null ? t('board.foresight.empty') : tileName(t, tile),
            });
            const face =
              tile === null ? (
                <View style={[styles.hole, { borderColor: colors.trail }]} />
              ) : (
                <TileFace tile={tile} size={48} decorative />
              );
            const can = choices.some((choice) => choice.column === column && choice.place === place);
            const body = (
              <>
                {face}
                <Text kind="small" color="soft" center>
                  {where}
                </Text>
              </>
            );
            return can && onPressTile !== undefined ? (
              <Pressable
                key={place}
                role="button"
                aria-label={label}
                testID={`foresight-${column}-${place}`}
                onPress={() => onPressTile({ column, place })}
                style={[styles.tile, { borderColor: colors.gold }]}
              >
                {body}
              </Pressable>
            ) : (
              <View key={place} accessible role="img" aria-label={label} style={styles.tile}>
                {body}
              </View>
            );
          })}
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  columns: { flexDirection: 'row', gap: SPACE.sm },
  column: {
    flex: 1,
    maxWidth: 160,
    borderWidth: 1,
    borderRadius: RADIUS.md,
    padding: SPACE.sm,
    alignItems: 'center',
    gap: SPACE.xs,
  },
  tile: {
    alignItems: 'center',
    minWidth: 64,
    borderWidth: 2.5,
    borderColor: 'transparent',
    borderRadius: RADIUS.sm,
    padding: 3,
  },
  hole: { width: 44, height: 44, borderWidth: 1, borderStyle: 'dashed', borderRadius: RADIUS.sm, margin: 2 },
});

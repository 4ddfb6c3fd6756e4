import { StyleSheet, View } from 'react-native';

import type { ActionSpec } from '@/box/actions';
import { WORKERS, type WorkerKind } from '@/box/kinds';
import { IMMEDIATE, ROW_SIZE, WORKER_VP, WORKER_VP_FROM_COLUMN } from '@/box/playerBoard';
import type { Workers } from '@/engine/table/state';
import { useT } from '@/i18n';

import { Text } from '../base';
import { Glyph, WorkerTile, type GlyphName } from '../pieces';
import { RADIUS, SPACE, useTheme } from '../theme';

const GLYPH: Readonly<Partial<Record<ActionSpec['type'], GlyphName>>> = {
  hazard: 'hazard',
  outlaw: 'mask',
  build: 'building',
  hire: 'person',
};

/** The sign of an immediate action: a discard by what it pays. */
function signOf(action: ActionSpec | undefined): GlyphName | null {
  if (action === undefined) return null;
  if (action.type === 'discard') return action.reward.certificates === undefined ? 'dollar' : 'certificate';
  return GLYPH[action.type] ?? null;
}

const COLUMNS = Array.from({ length: ROW_SIZE }, (_, index) => index + 1);

export type WorkerRowsProps = {
  readonly workers: Workers;
  /** Immediate actions are printed on the player's board only. */
  readonly immediate?: boolean;
  readonly specialization?: WorkerKind;
};

/** The three worker rows; what lies on an empty space is shown faintly. */
export function WorkerRows({ workers, immediate = false, specialization }: WorkerRowsProps) {
  const t = useT();
  const { colors } = useTheme();
  return (
    <View style={styles.rows}>
      {WORKERS.map((kind) => (
        <View key={kind} style={styles.group}>
          <View style={styles.words}>
            <Text kind="secondStrong">
              {t('board.side.workersOf', { kind, n: workers[kind], max: ROW_SIZE })}
            </Text>
            {specialization === kind ? (
              <View style={[styles.mark, { backgroundColor: colors.leather }]}>
                <Text kind="small" color="onLeather">
                  {t('board.side.specialization')}
                </Text>
              </View>
            ) : null}
          </View>
          <View style={styles.row} aria-hidden>
            {COLUMNS.map((column) => {
              const sign = immediate ? signOf(IMMEDIATE[kind][column]) : null;
              const worth = column >= WORKER_VP_FROM_COLUMN;
              return (
                <View
                  key={column}
                  style={[
                    styles.cell,
                    { borderColor: worth ? colors.green : colors.line },
                    worth ? styles.worth : null,
                  ]}
                >
                  {column <= workers[kind] ? (
                    <WorkerTile kind={kind} size={36} decorative />
                  ) : sign === null ? null : (
                    <Glyph name={sign} size={20} color="soft" />
                  )}
                </View>
              );
            })}
          </View>
        </View>
      ))}
      <View style={styles.words}>
        <View style={[styles.key, styles.worth, { borderColor: colors.green }]} />
        <Text kind="second" color="soft">
          {t('board.side.workersVp', { vp: WORKER_VP })}
        </Text>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  rows: { gap: SPACE.md },
  group: { gap: SPACE.xs },
  words: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.sm },
  mark: { borderRadius: RADIUS.sm, paddingHorizontal: SPACE.sm, paddingVertical: 1 },
  row: { flexDirection: 'row', gap: SPACE.xs },
  cell: {
    flex: 1,
    maxWidth: 56,
    height: 44,
    borderWidth: 1,
    borderRadius: RADIUS.sm,
    alignItems: 'center',
    justifyContent: 'center',
  },
  worth: { borderWidth: 2 },
  key: { width: 18, height: 18, borderRadius: 5 },
});

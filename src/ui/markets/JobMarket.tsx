import { Pressable, StyleSheet, View } from 'react-native';

import { JOB_COLUMNS, JOB_COSTS, JOB_ROWS, REFILL_ROWS } from '@/box/jobMarket';
import { SIDES } from '@/box/kinds';
import { CLOSED_ROW, type JobMarket as Market } from '@/engine/table/state';
import { useT } from '@/i18n';

import { Text } from '../base';
import { Glyph, WorkerTile } from '../pieces';
import { RADIUS, SPACE, TARGET, useTheme } from '../theme';

/** A worker that can be hired now: its place in the market and the real price. */
export type Hire = { readonly index: number; readonly price: number };

export type JobMarketProps = {
  readonly market: Market;
  readonly hires?: readonly Hire[];
  readonly onPressWorker?: (index: number) => void;
};

const NONE: readonly never[] = [];
const HALF = JOB_ROWS / 2;

type CellProps = Omit<JobMarketProps, 'hires'> & {
  readonly index: number;
  readonly hire: Hire | undefined;
};

function Cell({ market, index, hire, onPressWorker }: CellProps) {
  const t = useT();
  const { colors } = useTheme();
  const row = Math.floor(index / JOB_COLUMNS) + 1;
  const worker = market.workers[index] ?? null;
  const token = worker === null && row === market.row && index % JOB_COLUMNS === JOB_COLUMNS - 1;
  if (worker === null) {
    return (
      <View
        style={[
          styles.cell,
          token ? { backgroundColor: colors.red, borderColor: colors.red } : styles.empty,
          token ? null : { borderColor: colors.trail },
        ]}
      >
        {token ? <Glyph name="flag" size={24} color="onRed" /> : null}
      </View>
    );
  }
  const side = SIDES[index % JOB_COLUMNS] ?? 'left';
  if (hire === undefined || onPressWorker === undefined) {
    return (
      <View
        accessible
        role="img"
        aria-label={t('board.jobs.worker', { worker, row, side })}
        style={styles.cell}
      >
        <WorkerTile kind={worker} size={TARGET} decorative />
      </View>
    );
  }
  return (
    <Pressable
      role="button"
      aria-label={t('board.jobs.hire', { worker, row, price: hire.price })}
      testID={`job-${index}`}
      onPress={() => onPressWorker(index)}
      style={[styles.cell, { borderColor: colors.gold }]}
    >
      <WorkerTile kind={worker} size={TARGET - 6} decorative />
      <View style={[styles.price, { backgroundColor: colors.gold }]}>
        <Text kind="secondStrong" color="onGold" maxFontSizeMultiplier={1} style={styles.figure}>
          {t.dollars(hire.price)}
        </Text>
      </View>
    </Pressable>
  );
}

/** The job market: twelve rows in two blocks, what each costs, where the token stands. */
export function JobMarket({ market, hires = NONE, onPressWorker }: JobMarketProps) {
  const t = useT();
  const closed = market.row >= CLOSED_ROW;
  const rowOf = (row: number) => (
    <View key={row} style={styles.row}>
      <View
        style={styles.cost}
        accessible
        role="img"
        aria-label={[
          t('board.jobs.row', { row, cost: JOB_COSTS[row - 1] ?? 0 }),
          ...(REFILL_ROWS.includes(row) ? [t('board.jobs.refill')] : []),
        ].join(', ')}
      >
        <Text kind="secondStrong" center>
          {t.dollars(JOB_COSTS[row - 1] ?? 0)}
        </Text>
        {REFILL_ROWS.includes(row) ? <Glyph name="draw" size={16} color="goldText" /> : null}
        {row === JOB_ROWS ? <Glyph name="flag" size={16} color="greenText" /> : null}
      </View>
      {SIDES.map((side, column) => {
        const index = (row - 1) * JOB_COLUMNS + column;
        return (
          <Cell
            key={side}
            market={market}
            index={index}
            hire={hires.find((hire) => hire.index === index)}
            onPressWorker={onPressWorker}
          />
        );
      })}
    </View>
  );
  const rows = Array.from({ length: JOB_ROWS }, (_, index) => index + 1);
  return (
    <View style={styles.market} testID="job-market">
      <Text kind="second" color="soft">
        {closed ? t('board.jobs.closed') : t('board.jobs.token', { row: market.row, rows: JOB_ROWS })}
      </Text>
      <View style={styles.blocks}>
        <View style={styles.block}>{rows.slice(0, HALF).map(rowOf)}</View>
        <View style={styles.block}>{rows.slice(HALF).map(rowOf)}</View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  market: { gap: SPACE.sm },
  blocks: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.lg },
  block: { gap: SPACE.xs },
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.xs },
  cost: { minWidth: 38, alignItems: 'center' },
  cell: {
    width: 52,
    height: 52,
    borderWidth: 2.5,
    borderColor: 'transparent',
    borderRadius: RADIUS.sm,
    alignItems: 'center',
    justifyContent: 'center',
  },
  empty: { borderStyle: 'dashed', borderWidth: 1 },
  price: { position: 'absolute', bottom: -4, right: -4, borderRadius: 9, paddingHorizontal: 5 },
  figure: { fontSize: 13, lineHeight: 17 },
});

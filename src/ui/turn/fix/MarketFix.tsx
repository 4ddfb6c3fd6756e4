import { CATTLE, MARKET_CARDS } from '@/box/cattle';
import { JOB_COLUMNS, JOB_ROWS } from '@/box/jobMarket';
import { SIDES, WORKERS, type WorkerKind } from '@/box/kinds';
import { OBJECTIVE_SLOTS } from '@/box/objectives';
import { boxOf } from '@/box/profile';
import { HAZARD_TILES, OUTLAW_TILES, type SupplyTile } from '@/box/tiles';
import { CLOSED_ROW, withItem, type Column, type Table } from '@/engine/table/state';
import { useT } from '@/i18n';

import { tileName } from '../../pieces';
import { Stepper } from '../Stepper';
import { Counts, Part, Pick } from './controls';
import { ObjectiveList } from './ObjectiveList';
import type { FixProps } from './TrailFix';

const KINDS: readonly (WorkerKind | null)[] = [null, ...WORKERS];

/** The token's row, and who waits where. */
export function JobMarketFix({ draft, edit }: FixProps) {
  const t = useT();
  const { row, workers } = draft.jobMarket;
  const setMarket = (market: Partial<Table['jobMarket']>) =>
    edit((table) => ({ ...table, jobMarket: { ...table.jobMarket, ...market } }));
  const setWorker = (index: number, worker: WorkerKind | null) => {
    const filled = [...workers];
    while (filled.length <= index) filled.push(null);
    filled[index] = worker;
    while (filled.length > 0 && filled.at(-1) === null) filled.pop();
    setMarket({ workers: filled });
  };
  const rows = Array.from({ length: Math.min(row, JOB_ROWS) }, (_, index) => index + 1);
  return (
    <>
      <Stepper
        label={t('fix.tokenRow')}
        value={row}
        min={1}
        max={CLOSED_ROW}
        shown={row === CLOSED_ROW ? t('fix.closed') : undefined}
        testID="fix-row"
        onChange={(next) => setMarket({ row: next })}
      />
      {rows.flatMap((at) =>
        SIDES.map((side, column) => {
          const index = (at - 1) * JOB_COLUMNS + column;
          const worker = workers[index] ?? null;
          return (
            <Part key={index} title={t('fix.jobSpace', { row: at, side })}>
              <Pick
                testID={`fix-job-${index}`}
                options={KINDS.map((kind) => ({
                  value: kind,
                  title: kind === null ? t('fix.empty') : t(`turn.hire.${kind}`),
                  on: worker === kind,
                }))}
                onPick={(kind) => setWorker(index, kind)}
              />
            </Part>
          );
        }),
      )}
    </>
  );
}

const BAG_FACES: readonly (readonly SupplyTile[])[] = [
  [...OUTLAW_TILES, ...HAZARD_TILES],
  WORKERS,
  [...WORKERS, ...OUTLAW_TILES],
];

/** The two tiles of each column. */
export function ForesightFix({ draft, edit }: FixProps) {
  const t = useT();
  const set = (column: number, place: 0 | 1, tile: SupplyTile | null) =>
    edit((table) => {
      const [bottom, top] = table.foresight[column as 0 | 1 | 2];
      const filled: Column = place === 0 ? [tile, top] : [bottom, tile];
      return {
        ...table,
        foresight: withItem(table.foresight, column, filled) as unknown as Table['foresight'],
      };
    });
  return ([0, 1, 2] as const).flatMap((column) =>
    ([1, 0] as const).map((place) => {
      const there = draft.foresight[column][place];
      return (
        <Part
          key={`${column}.${place}`}
          title={t('fix.foresightSpace', { column: column + 1, place: place === 0 ? 'bottom' : 'top' })}
        >
          <Pick
            testID={`fix-foresight-${column}-${place}`}
            options={[
              { value: null, title: t('fix.empty'), on: there === null },
              ...(BAG_FACES[column] ?? []).map((tile) => ({
                value: tile,
                title: tileName(t, tile),
                on: there === tile,
              })),
            ]}
            onPick={(tile) => set(column, place, tile)}
          />
        </Part>
      );
    }),
  );
}

/** Market cards that can come with the variants in play. */
export const marketFaces = (table: Table) =>
  MARKET_CARDS.filter((card) => !CATTLE[card].orange || table.variants.some((variant) => variant === card));

export function CattleFix({ draft, edit }: FixProps) {
  const t = useT();
  return (
    <Counts
      testID="fix-market"
      faces={marketFaces(draft)}
      items={draft.cattleMarket}
      name={(card) => t('turn.card', { card })}
      onChange={(cattleMarket) => edit((table) => ({ ...table, cattleMarket }))}
    />
  );
}

/** Ids of the catalogue that may lie in the display or a herd. */
export const objectiveIds = (table: Table): readonly string[] => {
  const { objectives } = boxOf(table.profile);
  return Object.keys(objectives).filter((id) => objectives[id]?.starting === false);
};

export function ObjectivesFix({ draft, edit }: FixProps) {
  return (
    <ObjectiveList
      testID="fix-display"
      items={draft.objectives}
      ids={objectiveIds(draft)}
      table={draft}
      most={OBJECTIVE_SLOTS}
      onChange={(objectives) => edit((table) => ({ ...table, objectives }))}
    />
  );
}

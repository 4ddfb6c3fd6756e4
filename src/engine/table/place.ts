import { MARKET_SIZE, MARKET_SIZE_ORANGE } from '../../box/cattle';
import { JOB_COLUMNS, JOB_ROWS, REFILL_ROWS } from '../../box/jobMarket';
import { WORKERS, type Owner, type WorkerKind } from '../../box/kinds';
import { OBJECTIVE_SLOTS } from '../../box/objectives';
import { HAZARDS, type HazardTile, type OutlawTile, type SupplyTile } from '../../box/tiles';
import { HAZARD_SPACES, OUTLAW_SPACES, SPACE_INDEX, type SpaceId } from '../../box/trail';
import { CLOSED_ROW, withTile, without, type Objective, type Table } from './state';

export interface Placed {
  readonly table: Table;
  readonly to: SpaceId | 'jobMarket' | 'box';
  /** What the job market token did: reached a refill row, or left the last row. */
  readonly moved: 'refill' | 'closed' | null;
}

export const isWorker = (tile: SupplyTile): tile is WorkerKind =>
  (WORKERS as readonly string[]).includes(tile);

/** The lowest free space of a hazard's or the outlaws' section, null when it is full. */
export function freeSectionSpace(table: Table, tile: HazardTile | OutlawTile): SpaceId | null {
  const hazard = HAZARDS[tile as HazardTile];
  const section: readonly SpaceId[] = hazard ? HAZARD_SPACES[hazard.kind] : OUTLAW_SPACES;
  for (const space of section) if (!table.trail[SPACE_INDEX[space]]) return space;
  return null;
}

/** Kansas City steps 1-3: a chosen tile goes to the job market or its section; without space it leaves the game. */
export function placeSupplyTile(table: Table, tile: SupplyTile, by: Owner): Placed {
  if (isWorker(tile)) return placeWorker(table, tile, by);
  const space = freeSectionSpace(table, tile);
  if (space === null) return { table, to: 'box', moved: null };
  return { table: { ...table, trail: withTile(table.trail, space, tile) }, to: space, moved: null };
}

/** The job market space that takes the next worker: in the token's row the left one, then the token's own. */
export const nextJobSpace = ({
  jobMarket: { row, workers },
}: Table): { readonly row: number; readonly side: 'left' | 'right' } => ({
  row,
  side: workers[(row - 1) * JOB_COLUMNS] ? 'right' : 'left',
});

/** A worker goes to the next free space of the token's row; on the token's own space it pushes the token on. */
export function placeWorker(table: Table, worker: WorkerKind, by: Owner): Placed {
  const { row, workers } = table.jobMarket;
  if (row === CLOSED_ROW) return { table, to: 'box', moved: null };
  const left = (row - 1) * JOB_COLUMNS;
  const pushes = nextJobSpace(table).side === 'right';
  const filled = workers.slice();
  while (filled.length < left + JOB_COLUMNS) filled.push(null);
  filled[pushes ? left + 1 : left] = worker;
  if (!pushes)
    return { table: { ...table, jobMarket: { row, workers: filled } }, to: 'jobMarket', moved: null };
  if (row < JOB_ROWS) {
    const moved = REFILL_ROWS.includes(row + 1) ? 'refill' : null;
    return { table: { ...table, jobMarket: { row: row + 1, workers: filled } }, to: 'jobMarket', moved };
  }
  const closed = { ...table, jobMarket: { row: CLOSED_ROW, workers: filled } };
  const taker =
    by === 'sam'
      ? { sam: { ...table.sam, jobToken: true } }
      : { player: { ...table.player, jobToken: true } };
  return { table: { ...closed, ...taker }, to: 'jobMarket', moved: 'closed' };
}

/** Cards in a full cattle market. */
export const marketSize = (table: Table): number =>
  table.variants.length > 0 ? MARKET_SIZE_ORANGE : MARKET_SIZE;

/** Solo: taking the card of a slot slides those nearer the pile outward; slot 1 waits for a new one. */
export const takeObjective = (table: Table, slot: number): Table => ({
  ...table,
  objectives: without(table.objectives, slot - 1),
});

/** A new card goes to slot 1, next to the pile. */
export const addObjective = (table: Table, card: Objective): Table => ({
  ...table,
  objectives: [card, ...table.objectives].slice(0, OBJECTIVE_SLOTS),
});

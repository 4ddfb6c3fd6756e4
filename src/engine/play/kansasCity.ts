import { BRAHMAN_DOLLARS } from '../../box/cattle';
import { ok } from '../../lib/result';
import { isWorker, marketSize, placeSupplyTile } from '../table/place';
import { CLOSED_ROW, withItem, type Column, type Table } from '../table/state';
import { drawable } from '../table/supply';
import { breedValue, countBreed, isOrange } from './herd';
import { gain, handLimit, permanentCertificates, withPlayer, withTurn } from './purse';
import { refuse, type Played } from './refuse';
import type { DrawRequest, KansasCityStep, PlayerEvent, PlayState } from './types';

const COLUMN_STEPS = ['column1', 'column2', 'column3'] as const satisfies readonly KansasCityStep[];
/** With essentials nobody knows the breeding value: any city can be reached. */
const NO_LIMIT = 99;

/** Column of the current step, null when another step is on. */
export function columnOfStep(step: KansasCityStep | null): 0 | 1 | 2 | null {
  const index = COLUMN_STEPS.indexOf(step as (typeof COLUMN_STEPS)[number]);
  return index < 0 ? null : (index as 0 | 1 | 2);
}

/** Tiles of a column that may be taken: no workers once the market is closed. */
export function columnChoices(table: Table, column: 0 | 1 | 2): readonly (0 | 1)[] {
  const closed = table.jobMarket.row >= CLOSED_ROW;
  const found: (0 | 1)[] = [];
  for (const place of [0, 1] as const) {
    const tile = table.foresight[column][place];
    if (tile && !(closed && isWorker(tile))) found.push(place);
  }
  return found;
}

type ForesightEvent = Extract<PlayerEvent, { type: 'foresight' }>;

/** The next column, then income; with essentials the delivery follows at once. */
function afterColumn(state: PlayState, column: 0 | 1 | 2): PlayState {
  const step = COLUMN_STEPS[column + 1];
  if (step || !state.turn.essentials) return withTurn(state, { step: step ?? 'income' });
  return withTurn(state, {
    step: 'deliver',
    pending: [{ type: 'deliver', limit: NO_LIMIT, special: false }],
  });
}

/** Steps 1-3: one tile of each column goes to its place; a column with nothing to take is skipped. */
export function applyForesight(state: PlayState, event: ForesightEvent): Played {
  const { table, turn } = state;
  const force = event.force === true;
  const current = columnOfStep(turn.step);
  if (turn.phase !== 'kansasCity' || current === null) return refuse('wrongPhase', { phase: turn.phase });
  if (turn.pending.length > 0) return refuse('pendingFirst');
  if (event.column !== current && !force) return refuse('columnOrder', { column: current + 1 });
  if (event.tile === null) {
    if (!force && columnChoices(table, event.column).length > 0) return refuse('mustTake');
    return ok(afterColumn(state, event.column));
  }
  const column = table.foresight[event.column];
  const tile = column[event.tile];
  if (!tile) return refuse('noTileThere', { column: event.column + 1 });
  if (!force && table.jobMarket.row >= CLOSED_ROW && isWorker(tile)) return refuse('workersClosed');
  const left: Column = event.tile === 0 ? [null, column[1]] : [column[0], null];
  const placed = placeSupplyTile(table, tile, 'player');
  const foresight = withItem(table.foresight, event.column, left) as unknown as Table['foresight'];
  const after: PlayState = { ...state, table: { ...placed.table, foresight } };
  return ok(afterColumn(placed.moved === 'refill' ? askRefill(after) : after, event.column));
}

/** The market is refilled up to its size, never cut; an empty stack refills nothing. */
function askRefill(state: PlayState): PlayState {
  const { table } = state;
  const count = drawable(table, 'cattle', marketSize(table) - table.cattleMarket.length);
  if (count <= 0) return state;
  const request: DrawRequest = { pile: 'cattle', count, to: 'cattleMarket' };
  return { ...state, requests: [...state.requests, request] };
}

type IncomeEvent = Extract<PlayerEvent, { type: 'income' }>;

/** Values of the different breeds, permanent certificates, and the temporary ones used. */
export function breedingValue(table: Table, breeds: IncomeEvent['breeds'], certificates: number): number {
  let sum = permanentCertificates(table.player) + certificates;
  for (const breed of breeds) sum += breedValue(breed);
  return sum;
}

/** Brahman in hand: one at least where the breed is shown. */
const brahmanShown = (event: IncomeEvent): number =>
  event.brahman ?? (event.breeds.includes('brahman') ? 1 : 0);

function incomeProblem(state: PlayState, event: IncomeEvent): Played | null {
  const { player } = state.table;
  const { breeds } = event;
  if (new Set(breeds).size !== breeds.length) return refuse('sameBreed');
  if (breeds.filter(isOrange).length > 1) return refuse('sameBreed');
  if (state.turn.essentials) return null;
  if (breeds.length > handLimit(player)) return refuse('handLimit', { limit: handLimit(player) });
  for (const breed of breeds)
    if (countBreed(player, breed) === 0) return refuse('notInHerd', { card: breed });
  if (brahmanShown(event) > countBreed(player, 'brahman')) return refuse('notInHerd', { card: 'brahman' });
  if ((event.certificates ?? 0) > player.certificates) {
    return refuse('tooManyCertificates', { have: player.certificates });
  }
  return null;
}

/** Step 4: take the breeding value in dollars; the same value limits the delivery. */
export function applyIncome(state: PlayState, event: IncomeEvent): Played {
  const { table, turn } = state;
  const force = event.force === true;
  if (turn.phase !== 'kansasCity' || turn.step === 'deliver')
    return refuse('wrongPhase', { phase: turn.phase });
  if (turn.pending.length > 0) return refuse('pendingFirst');
  if (turn.step !== 'income' && !force)
    return refuse('columnOrder', { column: (columnOfStep(turn.step) ?? 0) + 1 });
  const problem = force ? null : incomeProblem(state, event);
  if (problem) return problem;
  const used = Math.min(event.certificates ?? 0, turn.essentials ? 0 : table.player.certificates);
  const value = breedingValue(table, event.breeds, used);
  const paid = gain(state, value + brahmanShown(event) * BRAHMAN_DOLLARS);
  const spent = used > 0 ? withPlayer(paid, { certificates: table.player.certificates - used }) : paid;
  const limit = turn.essentials ? NO_LIMIT : value;
  return ok(withTurn(spent, { step: 'deliver', pending: [{ type: 'deliver', limit, special: false }] }));
}

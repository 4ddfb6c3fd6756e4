import { IMMEDIATE, ROW_SIZE } from '../../box/playerBoard';
import { ok } from '../../lib/result';
import { withItem, type Table } from '../table/state';
import { canDo } from './canDo';
import { claim, pushPending } from './claim';
import { hireCost, jobIndex } from './jobs';
import { pay, withTable } from './purse';
import { refuse, type Played } from './refuse';
import type { PlayerEvent, PlayState } from './types';

type HireEvent = Extract<PlayerEvent, { type: 'hire' }>;

/** Hire: never from the token's row, leftmost free space of its own row, its immediate action now or never. */
export function applyHire(state: PlayState, event: HireEvent): Played {
  const force = event.force === true;
  const claimed = claim(state, event, ['hire'], { type: 'hire', extra: 0 });
  if (!claimed.ok) return claimed;
  const { jobMarket, player } = state.table;
  const index = jobIndex(event.row, event.side);
  const worker = jobMarket.workers[index];
  if (!worker) return refuse('noWorkerThere', { row: event.row });
  if (event.row >= jobMarket.row && !force) return refuse('rowClosed', { row: event.row });
  if (player.workers[worker] >= ROW_SIZE) return refuse('rowFull', { worker });
  const paid = pay(claimed.value.state, hireCost(event.row, claimed.value.spec.extra), force);
  if (!paid.ok) return paid;
  const column = player.workers[worker] + 1;
  const table: Table = {
    ...paid.value.table,
    jobMarket: { row: jobMarket.row, workers: withItem(jobMarket.workers, index, null) },
    player: { ...paid.value.table.player, workers: { ...player.workers, [worker]: column } },
  };
  const hired = withTable(paid.value, table);
  const spec = IMMEDIATE[worker][column];
  return ok(
    spec && canDo(hired, spec) ? pushPending(hired, { type: 'action', from: 'worker', spec }) : hired,
  );
}

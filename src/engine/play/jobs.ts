import { JOB_COLUMNS, JOB_COSTS } from '../../box/jobMarket';
import type { Side } from '../../box/kinds';
import { ROW_SIZE } from '../../box/playerBoard';
import type { PlayState } from './types';

/** A worker on the job market that this action could hire. */
export interface Hireable {
  readonly row: number;
  readonly side: Side;
  readonly cost: number;
}

export const jobIndex = (row: number, side: Side): number =>
  (row - 1) * JOB_COLUMNS + (side === 'left' ? 0 : 1);

/** Printed cost of the row, changed by the action, never below nothing. */
export const hireCost = (row: number, extra: number): number =>
  Math.max(0, (JOB_COSTS[row - 1] ?? 0) + extra);

/** Workers above the token's row whose own row has room and whose cost can be paid. */
export function hireables(state: PlayState, extra: number): readonly Hireable[] {
  const { table, turn } = state;
  const { row: token, workers } = table.jobMarket;
  const found: Hireable[] = [];
  for (let index = 0; index < workers.length; index += 1) {
    const worker = workers[index];
    const row = Math.floor(index / JOB_COLUMNS) + 1;
    if (row >= token) break;
    if (!worker || table.player.workers[worker] >= ROW_SIZE) continue;
    const cost = hireCost(row, extra);
    if (!turn.essentials && cost > table.player.dollars) continue;
    found.push({ row, side: index % JOB_COLUMNS === 0 ? 'left' : 'right', cost });
  }
  return found;
}

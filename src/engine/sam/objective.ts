import { addObjective, takeObjective } from '../table/place';
import type { Objective } from '../table/state';
import { draw, report, type Run } from './run';
import type { Why } from './types';

/**
 * Card 7 and the arrows: the objective furthest from the pile; the others slide outward and slot 1 is refilled.
 * False while the table has not drawn the new card.
 */
export function objectiveFromFurthest(run: Run, why: (slot: number) => Why): boolean {
  const slot = run.table.objectives.length;
  const card = run.table.objectives[slot - 1];
  if (card === undefined) {
    const because = 'noObjective';
    report(run, { do: 'nothing', action: 'objective', because }, { rule: `nothing.${because}`, params: {} });
    return true;
  }
  report(run, { do: 'objective', card, slot }, why(slot));
  const taken = takeObjective(run.table, slot);
  run.table = { ...taken, sam: { ...taken.sam, objectives: [...taken.sam.objectives, card] } };
  const drawn = draw(run, 'objectives', 1);
  if (drawn === null) return false;
  const next: Objective | null = drawn[0] ?? null;
  if (next !== null) run.table = addObjective(run.table, next);
  report(run, { do: 'refillObjectives', card: next }, { rule: 'objective.refill', params: { slot } });
  return true;
}

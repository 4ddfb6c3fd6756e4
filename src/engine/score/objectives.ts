import { TASKS, type ObjectiveFacts, type Task } from '../../box/objectives';
import { boxOf } from '../../box/profile';
import { MASTER } from '../../box/stationMasters';
import { must } from '../../lib/must';
import type { Objective, Table } from '../table/state';
import { searchObjectives, type SearchCard, type Stock } from './search';
import { thingsOf } from './things';
import type { CountedObjective, Served } from './types';

/** The figures of a card, with the owner's corrections. */
export function factsOf(table: Table, card: Objective): ObjectiveFacts {
  return typeof card === 'string' ? must(boxOf(table.profile).objectives[card], `objective ${card}`) : card;
}

/** The player's cards and what serves them, chosen so that objectives and station masters together are worth most. */
export function countObjectives(table: Table): readonly CountedObjective[] {
  const { objectives, masters } = table.player;
  const cards = [
    ...objectives.area.map((card) => ({ card, from: 'area' as const })),
    ...objectives.herd.map((card) => ({ card, from: 'herd' as const })),
  ];
  const search: readonly SearchCard[] = cards.map(({ card, from }) => ({
    facts: factsOf(table, card),
    mustCount: from === 'area',
  }));
  const things = thingsOf(table);
  const stock = Object.fromEntries(TASKS.map((task) => [task, things[task].length])) as Stock;
  const { vp, of } = MASTER.perObjectivePair;
  const outcomes = searchObjectives(
    search,
    stock,
    masters.includes('perObjectivePair') ? { vp, of } : { vp: 0, of: 1 },
  );
  const next: Partial<Record<Task, number>> = {};
  const serve = (task: Task): Served => {
    const index = next[task] ?? 0;
    next[task] = index + 1;
    return { task, thing: must(things[task][index], `thing for ${task}`) };
  };
  return cards.map(({ card, from }, index) => {
    const { facts } = must(search[index], 'card');
    const outcome = must(outcomes[index], 'outcome');
    const gain =
      outcome === 'fulfilled' ? facts.vp : outcome === 'failed' && facts.penalty > 0 ? -facts.penalty : 0;
    return { card, from, outcome, vp: gain, served: outcome === 'fulfilled' ? facts.tasks.map(serve) : [] };
  });
}

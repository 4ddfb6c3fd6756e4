import type { MarketCard } from '../../box/cattle';
import type { SupplyTile } from '../../box/tiles';
import type { Objective, Table } from '../table/state';
import { drawable, takeFace } from '../table/supply';
import type {
  Choices,
  Decision,
  DecisionId,
  DrawPile,
  Draws,
  Need,
  SamDeed,
  SamOption,
  SamStep,
  Why,
} from './types';

/**
 * One turn of Sam under way. It lives only inside `playSam`: the turn is played from its start with the draws
 * known so far, so nothing of this is ever stored.
 */
export interface Run {
  table: Table;
  needs: Need | null;
  readonly steps: SamStep[];
  readonly draws: Draws;
  readonly used: Partial<Record<DrawPile, number>>;
  readonly choices: Choices;
}

const NONE: readonly SamOption[] = [];

/** Records a step that the rules decided alone. */
export function report(run: Run, deed: SamDeed, why: Why): void {
  run.steps.push({ ...deed, why, others: NONE });
}

/** Records a step together with the equal options of the decision behind it. */
export function reportDecision<T>(
  run: Run,
  id: DecisionId,
  decision: Decision<T>,
  show: (option: T) => SamOption,
  deed: SamDeed,
): void {
  if (decision.others.length === 0) return report(run, deed, decision.why);
  const picked = pickOf(run, id, decision);
  const options = [decision.chosen, ...decision.others].filter((_, index) => index !== picked);
  run.steps.push({ ...deed, why: decision.why, others: options.map(show), decision: id, picked });
}

function pickOf<T>(run: Run, id: DecisionId, decision: Decision<T>): number {
  const wanted = run.choices[id] ?? 0;
  return wanted > 0 && wanted <= decision.others.length ? wanted : 0;
}

/** The option that counts: the default, or the equal one the player preferred. */
export function settled<T>(run: Run, id: DecisionId, decision: Decision<T>): T {
  const picked = pickOf(run, id, decision);
  return picked === 0 ? decision.chosen : (decision.others[picked - 1] as T);
}

/** What the faces of a pile are. */
interface Face {
  cattle: MarketCard;
  objectives: Objective;
  bag1: SupplyTile;
  bag2: SupplyTile;
  bag3: SupplyTile;
}

/**
 * Takes up to `wanted` from a pile, fewer only when the pile is short. Null when the table has not drawn them yet:
 * `run.needs` then says what is missing.
 */
export function draw<P extends DrawPile>(run: Run, pile: P, wanted: number): readonly Face[P][] | null {
  const count = drawable(run.table, pile, wanted);
  if (count === 0) return [];
  const answers = (run.draws[pile] ?? []) as readonly Face[P][];
  const from = run.used[pile] ?? 0;
  const known = answers.length - from;
  if (known < count) {
    run.needs = { draw: pile, count: count - Math.max(0, known) };
    return null;
  }
  const items = answers.slice(from, from + count);
  run.used[pile] = from + count;
  let rest = run.table.supply[pile];
  for (const item of items) rest = takeFace(rest, item);
  run.table = { ...run.table, supply: { ...run.table.supply, [pile]: rest } };
  return items;
}

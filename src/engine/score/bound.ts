import { TASKS, type Task } from '../../box/objectives';
import { must } from '../../lib/must';
import type { CountBonus, SearchCard, Stock } from './search';

/** Ties on the sum go to the assignment with most VP on the cards themselves. */
const TIE_SCALE = 4096;
const ROUNDS = 60;
const FIRST_STEP = TIE_SCALE;

/** What an outcome adds: VP on the card and of the bonus, then VP on the card alone. */
export const worth = (vp: number, extra: number): number => (vp + extra) * TIE_SCALE + vp;

export type Needs = Readonly<Partial<Record<Task, number>>>;

/** How many of each kind a card asks for. */
export function needsOf({ facts }: SearchCard): Needs {
  const needs: Partial<Record<Task, number>> = {};
  for (const task of facts.tasks) needs[task] = (needs[task] ?? 0) + 1;
  return needs;
}

/** A card in figures: fulfilled is worth `gain` and uses `needs`, anything else at most `otherwise`. */
export interface Weighed {
  readonly gain: number;
  readonly otherwise: number;
  readonly needs: Needs;
}

/** Counts the bonus evenly on every card, which is never less than what the cards get of it. */
export function weigh(cards: readonly SearchCard[], bonus: CountBonus): readonly Weighed[] {
  const share = bonus.vp / bonus.of;
  return cards.map((card) => {
    const failed = worth(-card.facts.penalty, share);
    return {
      gain: worth(card.facts.vp, share),
      otherwise: card.mustCount ? failed : Math.max(0, failed),
      needs: needsOf(card),
    };
  });
}

export type Prices = Readonly<Record<Task, number>>;

export const priceOf = (needs: Needs, prices: Prices): number => {
  let sum = 0;
  for (const task in needs) sum += (needs[task as Task] ?? 0) * prices[task as Task];
  return sum;
};

/**
 * A price for each kind of thing so that "sell every thing, and let each card pay for what it uses" is worth as
 * little as possible. For any prices that is no less than the best assignment, so it is a sound bound to search with.
 */
export function findPrices(cards: readonly Weighed[], stock: Stock): Prices {
  const prices = Object.fromEntries(TASKS.map((task) => [task, 0])) as Record<Task, number>;
  let best: Prices = { ...prices };
  let lowest = Infinity;
  for (let round = 0; round < ROUNDS; round += 1) {
    const spare: Record<Task, number> = { ...stock };
    let value = 0;
    for (const task of TASKS) value += prices[task] * stock[task];
    for (const { gain, otherwise, needs } of cards) {
      const fulfilled = gain - priceOf(needs, prices);
      value += Math.max(fulfilled, otherwise);
      if (fulfilled > otherwise)
        for (const task in needs) spare[task as Task] -= must(needs[task as Task], 'need');
    }
    if (value < lowest) {
      lowest = value;
      best = { ...prices };
    }
    const step = FIRST_STEP / (1 + round / 4);
    for (const task of TASKS) prices[task] = Math.max(0, prices[task] - step * Math.sign(spare[task]));
  }
  return best;
}

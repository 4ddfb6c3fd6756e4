import { TASKS, type ObjectiveFacts, type Task } from '../../box/objectives';
import { must } from '../../lib/must';

export type Stock = Readonly<Record<Task, number>>;
export type Outcome = 'fulfilled' | 'failed' | 'left';

export interface SearchCard {
  readonly facts: ObjectiveFacts;
  /** A card in the area must count, one in the herd may. */
  readonly mustCount: boolean;
}

/** VP for every `of` cards counted, whether fulfilled or not; 0 without that station master. */
export interface CountBonus {
  readonly vp: number;
  readonly of: number;
}

interface Node {
  readonly score: number;
  readonly outcome: Outcome;
  readonly from: number;
}

/** Ties on the sum go to the assignment with most VP on the cards themselves. */
const TIE_SCALE = 4096;

/**
 * Category 7 with its share of category 8: what becomes of each card so that the sum is largest. [S]
 *
 * No thing can serve two kinds of task, so an assignment is decided by how many of each kind are used: the search
 * goes card by card over (things used, cards counted modulo the bonus) and keeps the best way to reach each.
 * Kinds that are enough for every card are left out, and a state that can't beat a greedy answer is dropped, so
 * the result stays exact.
 */
export function searchObjectives(
  cards: readonly SearchCard[],
  stock: Stock,
  bonus: CountBonus,
): readonly Outcome[] {
  const order = cards.map((_, index) => index).sort((a, b) => reach(cards, b) - reach(cards, a));
  const space = spaceOf(cards, stock, bonus);
  const rest = suffix(order.map((index) => bestGain(cards, index, bonus)));
  const floor = greedy(cards, order, stock, bonus);
  let layer = new Map<number, Node>([[0, { score: 0, outcome: 'left', from: 0 }]]);
  const layers: Map<number, Node>[] = [];
  order.forEach((index, position) => {
    const next = new Map<number, Node>();
    const ahead = must(rest[position + 1], 'bound');
    for (const [state, node] of layer) {
      for (const [outcome, to, gain] of space.moves(index, state)) {
        const score = node.score + gain;
        if (score + ahead < floor) continue;
        const known = next.get(to);
        if (!known || score > known.score) next.set(to, { score, outcome, from: state });
      }
    }
    layers.push(next);
    layer = next;
  });
  let end = 0;
  let best = -Infinity;
  for (const [state, node] of layer) {
    if (node.score <= best) continue;
    best = node.score;
    end = state;
  }
  const outcomes = new Array<Outcome>(cards.length).fill('left');
  for (let position = order.length - 1; position >= 0; position -= 1) {
    const node = must(layers[position]?.get(end), 'way back');
    outcomes[must(order[position], 'card')] = node.outcome;
    end = node.from;
  }
  return outcomes;
}

const at = (cards: readonly SearchCard[], index: number): SearchCard => must(cards[index], 'card');

/** What fulfilling a card is worth against the next best that can be done with it. */
const reach = (cards: readonly SearchCard[], index: number): number => {
  const { facts, mustCount } = at(cards, index);
  return facts.vp + (mustCount ? facts.penalty : 0);
};

const worth = (vp: number, extra: number): number => (vp + extra) * TIE_SCALE + vp;

/** No card can add more than this. */
const bestGain = (cards: readonly SearchCard[], index: number, bonus: CountBonus): number =>
  worth(at(cards, index).facts.vp, bonus.vp);

function suffix(gains: readonly number[]): readonly number[] {
  const sums = new Array<number>(gains.length + 1).fill(0);
  for (let i = gains.length - 1; i >= 0; i -= 1) sums[i] = (sums[i + 1] ?? 0) + (gains[i] ?? 0);
  return sums;
}

const needsOf = (facts: ObjectiveFacts): ReadonlyMap<Task, number> => {
  const needs = new Map<Task, number>();
  for (const task of facts.tasks) needs.set(task, (needs.get(task) ?? 0) + 1);
  return needs;
};

/** A good answer to prune with: fulfil in order whatever still fits, add no failed card. */
function greedy(
  cards: readonly SearchCard[],
  order: readonly number[],
  stock: Stock,
  bonus: CountBonus,
): number {
  const left = { ...stock };
  let score = 0;
  let counted = 0;
  for (const index of order) {
    const { facts, mustCount } = at(cards, index);
    const needs = needsOf(facts);
    const fits = [...needs].every(([task, count]) => left[task] >= count);
    if (!fits && !mustCount) continue;
    counted += 1;
    const extra = counted % bonus.of === 0 ? bonus.vp : 0;
    score += worth(fits ? facts.vp : -facts.penalty, extra);
    if (fits) for (const [task, count] of needs) left[task] -= count;
  }
  return score;
}

type Move = readonly [Outcome, number, number];

/** States as numbers in a mixed radix: cards counted modulo the bonus, then the scarce kinds used. */
function spaceOf(cards: readonly SearchCard[], stock: Stock, bonus: CountBonus) {
  const needs = cards.map(({ facts }) => needsOf(facts));
  const scarce = TASKS.filter(
    (task) => needs.reduce((sum, need) => sum + (need.get(task) ?? 0), 0) > stock[task],
  );
  const radix = scarce.map((task) => stock[task] + 1);
  const impossible = needs.map((need) => scarce.some((task) => (need.get(task) ?? 0) > stock[task]));
  const steps = needs.map((need) => scarce.map((task) => need.get(task) ?? 0));

  const use = (index: number, state: number): number | null => {
    if (must(impossible[index], 'card')) return null;
    let rest = Math.floor(state / bonus.of);
    let scale = bonus.of;
    let used = state;
    const need = must(steps[index], 'card');
    for (let i = 0; i < radix.length; i += 1) {
      const base = must(radix[i], 'radix');
      const more = must(need[i], 'need');
      if ((rest % base) + more >= base) return null;
      used += more * scale;
      rest = Math.floor(rest / base);
      scale *= base;
    }
    return used;
  };

  const count = (state: number): readonly [number, number] => {
    const counted = state % bonus.of;
    return counted + 1 === bonus.of ? [state - counted, bonus.vp] : [state + 1, 0];
  };

  const moves = (index: number, state: number): readonly Move[] => {
    const { facts, mustCount } = at(cards, index);
    const [after, extra] = count(state);
    const list: Move[] = mustCount ? [] : [['left', state, 0]];
    if (mustCount || bonus.vp > 0) list.push(['failed', after, worth(-facts.penalty, extra)]);
    const used = use(index, after);
    if (used !== null) list.push(['fulfilled', used, worth(facts.vp, extra)]);
    return list;
  };
  return { moves };
}

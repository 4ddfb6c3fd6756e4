import { TASKS, type ObjectiveFacts, type Task } from '../../box/objectives';
import { must } from '../../lib/must';
import { findPrices, needsOf, priceOf, weigh, worth } from './bound';

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

/** The best way to a state, and how it was reached. */
interface Node {
  readonly score: number;
  /** The score less the price of the things used. */
  readonly net: number;
  /** No way on is worth more than this in all. */
  readonly hope: number;
  readonly outcome: Outcome;
  readonly from: number;
}

const ROUNDING = 0.01;
/** States kept a card when looking for a first good answer. */
const BEAM = 100;

/**
 * Category 7 with its share of category 8: what becomes of each card so that the sum is largest. [S]
 *
 * No thing can serve two kinds of task, so an assignment is decided by how many of each kind are used: the search
 * goes card by card over (things used, cards counted modulo the bonus) and keeps the best way to reach each.
 * Kinds that are enough for every card are left out. A first walk keeps few states a card; if that left any out, a
 * second one keeps all but those that provably can't reach the first one's answer, so the result is exact.
 */
export function searchObjectives(
  cards: readonly SearchCard[],
  stock: Stock,
  bonus: CountBonus,
): readonly Outcome[] {
  const weighed = weigh(cards, bonus);
  const prices = findPrices(weighed, stock);
  const cost = weighed.map(({ needs }) => priceOf(needs, prices));
  const margin = weighed.map(({ gain, otherwise }, index) => gain - must(cost[index], 'cost') - otherwise);
  const order = cards
    .map((_, index) => index)
    .sort((a, b) => Math.abs(must(margin[b], 'margin')) - Math.abs(must(margin[a], 'margin')));
  const ahead = new Array<number>(cards.length + 1).fill(
    TASKS.reduce((sum, task) => sum + prices[task] * stock[task], 0),
  );
  for (let i = cards.length - 1; i >= 0; i -= 1) {
    const index = must(order[i], 'card');
    const most = must(weighed[index], 'card').otherwise + Math.max(0, must(margin[index], 'margin'));
    ahead[i] = must(ahead[i + 1], 'bound') + most;
  }
  const plan: Plan = {
    order,
    cost,
    moves: movesOf(cards, stock, bonus),
    hope: (state, net, position) =>
      net + worth(0, ((state % bonus.of) * bonus.vp) / bonus.of) + must(ahead[position], 'bound') + ROUNDING,
  };
  const narrow = walk(plan, -Infinity, BEAM);
  return trace(narrow.cut ? walk(plan, narrow.best, Infinity).layers : narrow.layers, order);
}

interface Plan {
  readonly order: readonly number[];
  /** Price of the things each card uses. */
  readonly cost: readonly number[];
  readonly moves: (index: number, state: number) => readonly Move[];
  /** No way on from this state is worth more than this in all. */
  readonly hope: (state: number, net: number, position: number) => number;
}

/** States by layer, from the first card of the order to the last; with a beam only the most hopeful of each. */
function walk(plan: Plan, floor: number, beam: number) {
  const layers: Map<number, Node>[] = [];
  let layer = new Map<number, Node>([[0, { score: 0, net: 0, hope: 0, outcome: 'left', from: 0 }]]);
  let cut = false;
  plan.order.forEach((index, position) => {
    const next = new Map<number, Node>();
    const cost = must(plan.cost[index], 'cost');
    for (const [state, { score, net }] of layer) {
      for (const [outcome, to, gain] of plan.moves(index, state)) {
        const known = next.get(to);
        if (known && score + gain <= known.score) continue;
        const after = net + gain - (outcome === 'fulfilled' ? cost : 0);
        const hope = plan.hope(to, after, position + 1);
        if (hope >= floor) next.set(to, { score: score + gain, net: after, hope, outcome, from: state });
      }
    }
    cut ||= next.size > beam;
    layer =
      next.size > beam ? new Map([...next].sort(([, a], [, b]) => b.hope - a.hope).slice(0, beam)) : next;
    layers.push(layer);
  });
  let best = -Infinity;
  for (const { score } of layer.values()) best = Math.max(best, score);
  return { layers, best, cut };
}

/** The outcomes on the way to the best last state. */
function trace(layers: readonly ReadonlyMap<number, Node>[], order: readonly number[]): readonly Outcome[] {
  const outcomes = new Array<Outcome>(order.length).fill('left');
  let state = 0;
  let best = -Infinity;
  for (const [end, node] of layers[layers.length - 1] ?? []) {
    if (node.score <= best) continue;
    best = node.score;
    state = end;
  }
  for (let position = order.length - 1; position >= 0; position -= 1) {
    const node = must(layers[position]?.get(state), 'way back');
    outcomes[must(order[position], 'card')] = node.outcome;
    state = node.from;
  }
  return outcomes;
}

type Move = readonly [outcome: Outcome, to: number, gain: number];

/** States as numbers in a mixed radix: cards counted modulo the bonus, then the scarce kinds used. */
function movesOf(cards: readonly SearchCard[], stock: Stock, bonus: CountBonus): Plan['moves'] {
  const needs = cards.map(needsOf);
  const scarce = TASKS.filter(
    (task) => needs.reduce((sum, need) => sum + (need[task] ?? 0), 0) > stock[task],
  );
  const radix = scarce.map((task) => stock[task] + 1);
  const steps = needs.map((need) => scarce.map((task) => need[task] ?? 0));

  const use = (index: number, state: number): number | null => {
    const need = must(steps[index], 'card');
    let rest = Math.floor(state / bonus.of);
    let scale = bonus.of;
    let used = state;
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

  return (index, state) => {
    const { facts, mustCount } = must(cards[index], 'card');
    const counted = (state % bonus.of) + 1;
    const extra = counted === bonus.of ? bonus.vp : 0;
    const after = counted === bonus.of ? state - counted + 1 : state + 1;
    const list: Move[] = mustCount ? [] : [['left', state, 0]];
    if (mustCount || bonus.vp > 0) list.push(['failed', after, worth(-facts.penalty, extra)]);
    const used = use(index, after);
    if (used !== null) list.push(['fulfilled', used, worth(facts.vp, extra)]);
    return list;
  };
}

import {
  CARDS_PER_COWBOY,
  CATTLE,
  PURCHASES,
  SAM_PURSE,
  type MarketCard,
  type Purchase,
} from '../../box/cattle';
import { boxOf } from '../../box/profile';
import type { Table } from '../table/state';
import { draw, report, reportDecision, settled, type Run } from './run';
import type { Beaten, Decision, Why } from './types';

/** A set of cards Sam could buy, with what it takes. */
export interface Basket {
  readonly cards: readonly MarketCard[];
  readonly vp: number;
  /** VP of its best single card. */
  readonly best: number;
  readonly cowboys: number;
  readonly dollars: number;
}

/** The classes cards are priced by. */
const CLASSES = [3, 4, 5, 'orange'] as const satisfies readonly Purchase['of'][];

interface Deal {
  /** How many cards of each class, by CLASSES. */
  readonly counts: readonly number[];
  readonly cowboys: number;
  readonly dollars: number;
}

const dealsByCowboys = new Map<number, readonly Deal[]>();

/** Every combination of purchases within the purse, each at its fewest cowboys and then fewest dollars. */
export function dealsFor(cowboys: number): readonly Deal[] {
  const known = dealsByCowboys.get(cowboys);
  if (known) return known;
  const best = new Map<string, Deal>();
  const add = (from: number, deal: Deal): void => {
    for (let i = from; i < PURCHASES.length; i += 1) {
      const purchase = PURCHASES[i] as Purchase;
      const used = deal.cowboys + purchase.cowboys;
      const spent = deal.dollars + purchase.dollars;
      if (used > cowboys || spent > SAM_PURSE) continue;
      const at = CLASSES.indexOf(purchase.of as (typeof CLASSES)[number]);
      const counts = deal.counts.map((count, index) => (index === at ? count + purchase.cards : count));
      const next = { counts, cowboys: used, dollars: spent };
      const rival = best.get(counts.join());
      if (!rival || used < rival.cowboys || (used === rival.cowboys && spent < rival.dollars)) {
        best.set(counts.join(), next);
      }
      add(i, next);
    }
  };
  add(0, { counts: CLASSES.map(() => 0), cowboys: 0, dollars: 0 });
  const deals = [...best.values()];
  dealsByCowboys.set(cowboys, deals);
  return deals;
}

/** The market cards Sam may buy, by class, most VP first. */
function shelves(table: Table): readonly (readonly MarketCard[])[] {
  const brahman = boxOf(table.profile).samBuysBrahman;
  const found: MarketCard[][] = CLASSES.map(() => []);
  for (const card of table.cattleMarket) {
    const { value, orange, breed } = CATTLE[card];
    if (orange && !(brahman && breed === 'brahman')) continue;
    const at = CLASSES.indexOf((orange ? 'orange' : value) as (typeof CLASSES)[number]);
    (found[at] as MarketCard[]).push(card);
  }
  for (const shelf of found) shelf.sort((a, b) => CATTLE[b].vp - CATTLE[a].vp);
  return found;
}

/** All sets worth considering: of every combination of purchases, the cards with most VP. */
export function baskets(table: Table, cowboys: number): readonly Basket[] {
  const rows = shelves(table);
  const found: Basket[] = [];
  for (const deal of dealsFor(cowboys)) {
    const cards: MarketCard[] = [];
    let vp = 0;
    let best = 0;
    let enough = true;
    for (let i = 0; i < rows.length && enough; i += 1) {
      const row = rows[i] as readonly MarketCard[];
      const count = deal.counts[i] as number;
      enough = count <= row.length;
      for (let k = 0; k < count && enough; k += 1) {
        const card = row[k] as MarketCard;
        cards.push(card);
        vp += CATTLE[card].vp;
        best = Math.max(best, CATTLE[card].vp);
      }
    }
    if (enough) found.push({ cards, vp, best, cowboys: deal.cowboys, dollars: deal.dollars });
  }
  return found;
}

const CRITERIA = [
  ['mostVp', (b: Basket) => -b.vp],
  ['bestCard', (b: Basket) => -b.best],
  ['fewestCards', (b: Basket) => b.cards.length],
  ['fewestCowboys', (b: Basket) => b.cowboys],
  ['fewestDollars', (b: Basket) => b.dollars],
] as const;

const PARAM = {
  mostVp: 'vp',
  bestCard: 'best',
  fewestCards: 'cards',
  fewestCowboys: 'cowboys',
  fewestDollars: 'dollars',
};

/** The next best set at the same price: one card exchanged for the next of its class worth less. */
function runnerUp(
  table: Table,
  chosen: Basket,
): { readonly cards: readonly MarketCard[]; readonly vp: number } | null {
  let next: { cards: readonly MarketCard[]; vp: number } | null = null;
  for (const row of shelves(table)) {
    const out = row.filter((card) => chosen.cards.includes(card)).pop();
    const into = out && row.find((card) => CATTLE[card].vp < CATTLE[out].vp);
    if (!out || !into) continue;
    const vp = chosen.vp - CATTLE[out].vp + CATTLE[into].vp;
    const cards = chosen.cards.slice();
    cards[cards.lastIndexOf(out)] = into;
    if (!next || vp > next.vp) next = { cards, vp };
  }
  return next;
}

/**
 * The set worth most VP within 8 dollars and the cowboys given; equal: the best single card; then fewest cards,
 * cowboys, dollars. Null when nothing can be bought.
 */
export function decidePurchase(table: Table, cowboys: number): Decision<Basket> | null {
  let open = baskets(table, cowboys);
  if (open.length === 0) return null;
  const beat: Beaten[] = [];
  let rule = 'only';
  let params: Record<string, number> = {};
  for (const [name, measure] of CRITERIA) {
    if (open.length === 1) break;
    const best = Math.min(...open.map(measure));
    const lost = open.filter((basket) => measure(basket) !== best);
    if (lost.length === 0) continue;
    for (const basket of lost) {
      const value = Math.abs(measure(basket));
      beat.push({ option: basket.cards.join(' '), criterion: name, value, best: Math.abs(best) });
    }
    rule = name;
    params = { [PARAM[name]]: Math.abs(best), lost: Math.abs(Math.min(...lost.map(measure))) };
    open = open.filter((basket) => measure(basket) === best);
  }
  const [chosen, ...others] = open as [Basket, ...Basket[]];
  const { vp, dollars } = chosen;
  const second = runnerUp(table, chosen);
  if (second) {
    beat.push({ option: second.cards.join(' '), criterion: 'mostVp', value: second.vp, best: vp });
    if (rule === 'only' || rule === 'mostVp') {
      rule = 'mostVp';
      params = { vp, lost: Math.max(second.vp, params.lost ?? 0) };
    }
  }
  if (others.length > 0) rule = 'tie';
  const why: Why = {
    rule: `buy.${rule}`,
    params: { vp, dollars, cowboys: chosen.cowboys, budget: SAM_PURSE, ...params },
    beat,
  };
  return { chosen, why, others };
}

/** Adds cards from the stack to the market. False while the table has not drawn them. */
function reveal(run: Run, by: 'card' | 'cowboy', why: Why): boolean {
  const cards = draw(run, 'cattle', CARDS_PER_COWBOY);
  if (cards === null) return false;
  if (cards.length === 0) return true;
  run.table = { ...run.table, cattleMarket: [...run.table.cattleMarket, ...cards] };
  report(run, { do: 'reveal', cards, by }, why);
  return true;
}

/** Buys by the best set; before it, while nothing can be bought, and after it cowboys add cards one at a time. */
export function buyCattle(run: Run, revealFirst: boolean): void {
  if (revealFirst && !reveal(run, 'card', { rule: 'reveal.card', params: {} })) return;
  let cowboys = run.table.sam.workers.cowboy;
  let decision = decidePurchase(run.table, cowboys);
  while (!decision && cowboys > 0) {
    cowboys -= 1;
    if (!reveal(run, 'cowboy', { rule: 'reveal.nothingAffordable', params: {} })) return;
    decision = decidePurchase(run.table, cowboys);
  }
  if (!decision) {
    const because = 'nothingAffordable';
    return report(run, { do: 'nothing', action: 'buy', because }, { rule: `nothing.${because}`, params: {} });
  }
  const basket = settled(run, 'buy', decision);
  const { cards, dollars } = basket;
  reportDecision(run, 'buy', decision, (other) => ({ cards: other.cards }), {
    do: 'buy',
    cards,
    cowboys: basket.cowboys,
    dollars,
  });
  take(run, cards);
  for (let left = cowboys - basket.cowboys; left > 0; left -= 1) {
    if (!reveal(run, 'cowboy', { rule: 'reveal.cowboysLeft', params: { cowboys: left } })) return;
  }
}

/** Card 13 for others: the value-3 card with most VP, free; none: nothing. */
export function takeBestThree(run: Run): void {
  const row = shelves(run.table)[CLASSES.indexOf(3)] as readonly MarketCard[];
  const card = row[0];
  if (!card) {
    return report(
      run,
      { do: 'nothing', action: 'takeCattle', because: 'noValue3' },
      { rule: 'nothing.noValue3', params: {} },
    );
  }
  const { vp } = CATTLE[card];
  const next = row.find((other) => CATTLE[other].vp < vp);
  const why: Why = next
    ? { rule: 'takeCattle.mostVp', params: { vp, lost: CATTLE[next].vp } }
    : { rule: 'takeCattle.only', params: {} };
  report(run, { do: 'takeCattle', card }, why);
  take(run, [card]);
}

/** Cards leave the market for Sam's pile. */
function take(run: Run, cards: readonly MarketCard[]): void {
  const market = run.table.cattleMarket.slice();
  for (const card of cards) market.splice(market.indexOf(card), 1);
  const { sam } = run.table;
  run.table = { ...run.table, cattleMarket: market, sam: { ...sam, cattle: [...sam.cattle, ...cards] } };
}

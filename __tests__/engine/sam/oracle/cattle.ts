import { CARD, PRICES } from './facts';
import { best, type Game } from './game';

interface Bill {
  readonly cards: readonly string[];
  readonly cowboys: number;
  readonly dollars: number;
}

const valueOf = (card: string): number => CARD[card]?.[0] ?? 0;
const vpOf = (card: string): number => CARD[card]?.[1] ?? 0;

/** Every list of purchases that can be paid, whatever the order. */
function bills(market: readonly string[], cowboys: number, dollars: number): Bill[] {
  const found: Bill[] = [{ cards: [], cowboys: 0, dollars: 0 }];
  for (const [value, count, men, price] of PRICES) {
    if (men > cowboys || price > dollars) continue;
    for (const cards of picks(market, value, count)) {
      const rest = market.slice();
      for (const card of cards) rest.splice(rest.indexOf(card), 1);
      for (const more of bills(rest, cowboys - men, dollars - price))
        found.push({
          cards: [...cards, ...more.cards].sort(),
          cowboys: men + more.cowboys,
          dollars: price + more.dollars,
        });
    }
  }
  return found;
}

function picks(market: readonly string[], value: number, count: number): string[][] {
  if (count === 0) return [[]];
  const found = new Map<string, string[]>();
  market.forEach((card, i) => {
    if (valueOf(card) !== value) return;
    for (const more of picks(market.slice(i + 1), value, count - 1))
      found.set([card, ...more].sort().join(), [card, ...more]);
  });
  return [...found.values()];
}

/** The purchases worth most, all equal ones. */
export function bestBills(market: readonly string[], cowboys: number): Bill[] {
  const all = bills(market, cowboys, 8).filter((bill) => bill.cards.length > 0);
  const equal = best(all, ({ cards, cowboys: men, dollars }) => [
    -cards.reduce((sum, card) => sum + vpOf(card), 0),
    -Math.max(...cards.map(vpOf)),
    cards.length,
    men,
    dollars,
  ]);
  return [...new Map(equal.map((bill) => [bill.cards.join(), bill])).values()];
}

function reveal(game: Game, by: 'card' | 'cowboy'): void {
  const cards = game.draw('cattle', 2).map(String);
  if (cards.length === 0) return;
  game.say({ do: 'reveal', cards, by });
  game.at.cattleMarket.push(...cards);
}

export function buyCattle(game: Game, free: boolean): void {
  const { at } = game;
  if (free) reveal(game, 'card');
  let cowboys = at.sam.workers.cowboy;
  while (cowboys > 0 && bestBills(at.cattleMarket, cowboys).length === 0) {
    cowboys -= 1;
    reveal(game, 'cowboy');
  }
  const equal = bestBills(at.cattleMarket, cowboys);
  if (equal.length > 0) {
    const bill = equal[game.choose(equal.map((each) => ({ do: 'buy', ...each })))];
    for (const card of bill?.cards ?? []) take(game, card);
    cowboys -= bill?.cowboys ?? 0;
  } else game.nothing();
  for (; cowboys > 0; cowboys -= 1) reveal(game, 'cowboy');
}

function take(game: Game, card: string): void {
  game.at.cattleMarket.splice(game.at.cattleMarket.indexOf(card), 1);
  game.at.sam.cattle.push(card);
}

/** Card 13 for other specialists. */
export function takeValueThree(game: Game): void {
  const [card] = best(
    game.at.cattleMarket.filter((each) => valueOf(each) === 3),
    (each) => [-vpOf(each)],
  );
  if (card === undefined) return game.nothing();
  game.say({ do: 'takeCattle', card });
  take(game, card);
}

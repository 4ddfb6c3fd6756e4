import { takeObjective } from './claims';
import { CITY_ORDER, OBJECTIVE_ARROWS } from './facts';
import type { Game, Kind } from './game';
import { takeDisc } from './rail';

const isWorker = (tile: string): tile is Kind => ['cowboy', 'builder', 'engineer'].includes(tile);

export function kansasCity(game: Game): void {
  const { at } = game;
  for (const column of [1, 2, 3]) takeForesight(game, column);
  deliver(game);
  at.herders.sam = 'start';
  for (const column of [1, 2, 3]) {
    const spaces = at.foresight[column - 1] ?? [];
    const left = [spaces[0] ?? null, spaces[1] ?? null].filter((tile) => tile !== null);
    at.foresight[column - 1] = [left[0] ?? null, left[1] ?? null];
  }
  for (const column of [1, 2, 3]) {
    const spaces = at.foresight[column - 1] ?? [];
    if (spaces[1] !== null) continue;
    const [tile] = game.draw(`bag${column}`, 1);
    if (tile !== undefined) spaces[1] = String(tile);
  }
}

function takeForesight(game: Game, column: number): void {
  const { at } = game;
  const spaces = at.foresight[column - 1] ?? [];
  const fits = (tile: string | null | undefined): tile is string =>
    typeof tile === 'string' && !(at.jobMarket.row === 'closed' && isWorker(tile));
  const index = [0, 1].find((i) => fits(spaces[i]));
  const tile = index === undefined ? null : spaces[index];
  if (index === undefined || typeof tile !== 'string') return game.nothing();
  spaces[index] = null;
  if (isWorker(tile)) return placeWorker(game, column, tile);
  const [kind] = tile.split(':');
  const numbers = kind === 'outlaw' ? [1, 2, 3, 4, 5, 6, 7, 8, 9] : [1, 2, 3, 4];
  const to = numbers.map((n) => `${kind}${n}`).find((space) => !at.trail[space]);
  game.say({ do: 'foresight', column, tile, to: to ?? 'box' });
  if (to) at.trail[to] = tile;
}

function placeWorker(game: Game, column: number, tile: Kind): void {
  const { at } = game;
  const { jobMarket } = at;
  if (jobMarket.row === 'closed') return;
  game.say({ do: 'foresight', column, tile, to: 'jobMarket' });
  while (jobMarket.workers.length < jobMarket.row) jobMarket.workers.push([null, null]);
  const spaces = jobMarket.workers[jobMarket.row - 1] ?? [];
  if ((spaces[0] ?? null) === null) {
    spaces[0] = tile;
    return;
  }
  spaces[1] = tile;
  jobMarket.row = jobMarket.row === 12 ? 'closed' : jobMarket.row + 1;
  if (jobMarket.row === 7 || jobMarket.row === 10) {
    const size = at.variants.length > 0 ? 9 : 7;
    const cards = game.draw('cattle', Math.max(0, size - at.cattleMarket.length)).map(String);
    at.cattleMarket.push(...cards);
    if (cards.length > 0) game.say({ do: 'refillMarket', cards });
  }
  if (jobMarket.row === 'closed') {
    game.say({ do: 'end', by: 'sam' });
    at.sam.jobToken = true;
  }
}

function deliver(game: Game): void {
  const { at } = game;
  const { cities } = at.railroad;
  const mine = CITY_ORDER.filter((id) => cities[id]?.includes('sam'));
  const last = mine[mine.length - 1];
  const city =
    last === undefined ? at.firstDelivery : (CITY_ORDER[CITY_ORDER.indexOf(last) + 1] ?? 'newYork');
  if (!takeDisc(game, (discFrom) => ({ do: 'deliver', city, discFrom }))) return;
  (cities[city] ??= []).push('sam');
  if (OBJECTIVE_ARROWS.some(([from, to]) => to === city && cities[from]?.includes('sam')))
    takeObjective(game);
}

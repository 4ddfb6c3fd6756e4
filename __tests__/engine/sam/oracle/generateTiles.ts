import { foretell, type Dice } from './dice';
import type { Kind, Piles, Position } from './game';

const KINDS: readonly Kind[] = ['cowboy', 'builder', 'engineer'];

const times = (face: string, count: number): string[] => Array<string>(count).fill(face);
const workers = (count: number): string[] => KINDS.flatMap((kind) => times(kind, count));

function bag(n: number): string[] {
  if (n === 2) return workers(11);
  if (n === 3) return [...workers(7), ...times('outlaw:green', 2), ...times('outlaw:orange', 3)];
  const hazards = ['flood', 'drought', 'rockfall'].flatMap((kind) =>
    ['green:4', 'green:4', 'green:3', 'green:2', 'black:3', 'black:2'].map((face) => `${kind}:${face}`),
  );
  return [...hazards, ...times('outlaw:green', 9), ...times('outlaw:orange', 8)];
}

interface Dealt {
  readonly samWorkers: Record<Kind, number>;
  readonly samHazards: string[];
  readonly samOutlaws: string[];
  readonly jobMarket: Position['jobMarket'];
  readonly foresight: (string | null)[][];
  readonly stacks: Record<string, number>;
  readonly draws: Piles;
}

/** Deals the three bags onto the trail, the foresight columns, the job market and Sam's board. */
export function dealTiles(dice: Dice, trail: Record<string, string>): Dealt {
  const bags = [1, 2, 3].map((n) => dice.shuffled(bag(n)));
  const [first, second] = bags as [string[], string[], string[]];
  const beside: string[] = [];
  for (const tile of first.splice(0, dice.below(26))) {
    const kind = tile.split(':')[0] ?? '';
    const numbers = Array.from({ length: kind === 'outlaw' ? 9 : 4 }, (_, i) => i + 1);
    const free = numbers.map((n) => `${kind}${n}`).filter((space) => !trail[space]);
    if (free.length > 0) trail[dice.of(free)] = tile;
    else beside.push(tile);
  }
  const foresight = bags.map((tiles) => [0, 1].map(() => (dice.chance(8) ? null : (tiles.pop() ?? null))));
  const samWorkers = { cowboy: 1, builder: 1, engineer: 1 };
  const favourite = dice.of(KINDS);
  const hire = (kind: Kind): void => {
    const at = second.indexOf(kind);
    if (at < 0 || samWorkers[kind] >= 6) return;
    second.splice(at, 1);
    samWorkers[kind] += 1;
  };
  for (let n = dice.below(12); n > 0; n -= 1) hire(dice.chance(40) ? favourite : dice.of(KINDS));
  const jobMarket = fillJobMarket(dice, bags);
  const stacks: Record<string, number> = {};
  const draws: Piles = {};
  bags.forEach((tiles, i) => {
    const told = foretell(dice, tiles);
    stacks[`bag${i + 1}`] = told.left;
    draws[`bag${i + 1}`] = told.draws;
  });
  return {
    samWorkers,
    samHazards: beside.filter((tile) => !tile.startsWith('outlaw')),
    samOutlaws: beside.filter((tile) => tile.startsWith('outlaw')),
    jobMarket,
    foresight,
    stacks,
    draws,
  };
}

function fillJobMarket(dice: Dice, bags: readonly string[][]): Position['jobMarket'] {
  const row = dice.chance(12) ? 'closed' : dice.chance(40) ? dice.of([6, 9, 12]) : 1 + dice.below(12);
  const fill = dice.of([5, 20, 60]);
  const take = (): Kind | null => {
    const tiles = dice.of(bags.slice(1));
    const at = tiles.findIndex((tile) => !tile.startsWith('outlaw'));
    return at < 0 ? null : (tiles.splice(at, 1)[0] as Kind);
  };
  const rows: (Kind | null)[][] = [];
  for (let n = 1; n <= 12 && (row === 'closed' || n <= row); n += 1) {
    if (n === row) rows.push([dice.chance(60) ? take() : null, null]);
    else rows.push([dice.chance(fill) ? take() : null, dice.chance(fill) ? take() : null]);
  }
  return { row, workers: rows };
}

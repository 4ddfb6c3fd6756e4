/** The printed facts the second implementation needs, written down apart from the box tables. */
export const LINES: readonly (readonly string[])[] = [
  ['start', 'A'],
  ['A', 'A1', 'A2', 'A3', 'B'],
  ['A', 'flood1', 'flood2', 'flood3', 'flood4', 'floodRisk1', 'floodRisk2', 'B'],
  ['B', 'B1', 'B2', 'B3', 'C'],
  ['B', 'drought1', 'drought2', 'drought3', 'drought4', 'droughtRisk1', 'C'],
  ['C', 'C1', 'C2', 'E'],
  ['C', 'D'],
  ['D', 'D1', 'E'],
  // prettier-ignore
  ['D', 'outlaw4', 'outlaw5', 'outlaw6', 'outlaw7', 'outlaw8', 'outlaw9', 'outlawRisk1', 'outlawRisk2', 'E'],
  ['E', 'E1', 'E2', 'F'],
  ['E', 'rockfall1', 'rockfall2', 'rockfall3', 'rockfall4', 'rockfallRisk1', 'rockfallRisk2', 'F'],
  ['F', 'F1', 'G'],
  ['F', 'F2', 'G'],
  ['G', 'G1', 'kansasCity'],
  ['G', 'G2', 'kansasCity'],
];

/** Every printed way on from a space, the branch named first coming first. */
export function follow(space: string): readonly string[] {
  const next: string[] = [];
  for (const line of LINES)
    line.forEach((here, i) => {
      const after = line[i + 1];
      if (here === space && after !== undefined) next.push(after);
    });
  return next;
}

const ROUTES = new Map<string, readonly (readonly string[])[]>();

/** Every printed route from a space to Kansas City, the space itself left out, the branch named first coming first. */
export function routes(from: string): readonly (readonly string[])[] {
  const known = ROUTES.get(from);
  if (known) return known;
  const found =
    from === 'kansasCity'
      ? [[]]
      : follow(from).flatMap((next) => routes(next).map((rest) => [next, ...rest]));
  ROUTES.set(from, found);
  return found;
}
/** Spaces in the order in which the routes name them. */
export const NAMED: readonly string[] = [...new Set(routes('start').flat())];

export const isSite = (space: string): boolean => /^([A-G][1-3]|\w+Risk[12])$/.test(space);
export const inHazardBranch = (space: string): boolean => /^(flood|drought|rockfall)/.test(space);

/** Builders and hand by number, side b. */
export const SIDE_B: Readonly<Record<number, readonly [builders: number, hand: boolean]>> = {
  1: [1, true],
  2: [1, false],
  3: [2, false],
  4: [2, true],
  5: [3, false],
  6: [4, false],
  7: [5, true],
  8: [6, false],
  9: [6, false],
  10: [8, true],
  11: [5, false],
  12: [3, false],
};

/** Fee of a private building; everything else with a hand costs 2. */
const BUILDING_FEES: Readonly<Record<string, number>> = {
  '1a': 2,
  '1b': 2,
  '4a': 2,
  '4b': 2,
  '7a': 4,
  '7b': 4,
  '8a': 2,
  '10a': 2,
  '10b': 2,
};

/** What Sam's way over a tile costs in all, and how much of it the player gets. */
export function feeOf(tile: string | undefined): { readonly all: number; readonly player: number } {
  if (tile === undefined || tile.startsWith('neutral:') || tile.startsWith('sam:'))
    return { all: 0, player: 0 };
  if (!tile.startsWith('player:')) return { all: 2, player: 0 };
  const fee = BUILDING_FEES[tile.slice('player:'.length)] ?? 0;
  return { all: fee, player: fee };
}

/** Value and VP of a market card. */
export const CARD: Readonly<Record<string, readonly [value: number, vp: number]>> = {
  blackAngus: [3, 1],
  longhorn: [3, 2],
  corriente: [3, 3],
  'shorthorn:3': [4, 3],
  'shorthorn:4': [4, 4],
  'shorthorn:5': [4, 5],
  'hereford:5': [5, 5],
  'hereford:6': [5, 6],
  'hereford:7': [5, 7],
};

export const CARD_COPIES: Readonly<Record<string, number>> = {
  blackAngus: 7,
  longhorn: 7,
  corriente: 7,
  'shorthorn:3': 3,
  'shorthorn:4': 3,
  'shorthorn:5': 3,
  'hereford:5': 2,
  'hereford:6': 2,
  'hereford:7': 2,
};

/** Value bought, cards, cowboys, dollars. */
export const PRICES: readonly (readonly [value: number, cards: number, cowboys: number, dollars: number])[] =
  [
    [3, 1, 1, 6],
    [3, 1, 2, 3],
    [3, 2, 3, 5],
    [4, 1, 1, 12],
    [4, 1, 3, 6],
    [4, 2, 5, 8],
    [5, 1, 2, 12],
    [5, 1, 4, 6],
  ];

export const COSTS: readonly number[] = [6, 6, 7, 5, 7, 9, 6, 8, 10, 6, 5, 4];

/** Stations and their VP. */
export const STATION_VP: readonly (readonly [at: number, vp: number])[] = [
  [4.5, 1],
  [7.5, 1],
  [10.5, 2],
  [13.5, 2],
  [16.5, 3],
  [21.5, 5],
  [25.5, 6],
  [29.5, 7],
  [33.5, 8],
  [39, 9],
];

export const CITY_ORDER: readonly string[] = [
  'kansasCity',
  'fulton',
  'stLouis',
  'bloomington',
  'peoria',
  'chicago',
  'toledo',
  'pittsburgh',
  'philadelphia',
  'newYork',
];

/** Neighbours whose arrow gives an objective. */
export const OBJECTIVE_ARROWS: readonly (readonly [string, string])[] = [
  ['fulton', 'stLouis'],
  ['bloomington', 'peoria'],
  ['peoria', 'chicago'],
];

type Pace = number | 'specialists' | 'buildings';
export const PACE: Readonly<Record<number, Pace>> = {
  1: 1,
  2: 1,
  3: 2,
  4: 2,
  5: 1,
  6: 2,
  7: 1,
  8: 1,
  9: 1,
  10: 'buildings',
  11: 'buildings',
  12: 'buildings',
  13: 'specialists',
  14: 'specialists',
  15: 'specialists',
};

import { acts, file, othersOf, play, step, written, type File } from './harness';

type Row = readonly (string | null)[];
const [C, B, E] = ['cowboy', 'builder', 'engineer'];
const NONE: Row = [null, null];

function hire(card: 1 | 2, rows: readonly Row[], row: number | 'closed', sam: File = {}) {
  return play(file(card, { jobMarket: { row, workers: rows }, sam }));
}

const engineers = (cowboy: number, builder: number, engineer: number): File => ({
  workers: { cowboy, builder, engineer },
  specialization: 'engineer',
});

interface Case {
  readonly name: string;
  readonly rows: readonly Row[];
  readonly token: number | 'closed';
  readonly sam?: File;
  readonly hires: readonly [worker: string | undefined, row: number, side: string, cost: number];
  readonly rule: string;
}

const CHEAPEST: readonly Case[] = [
  {
    name: 'the lowest printed cost before his specialization',
    rows: [[E, null], NONE, NONE, [B, null]],
    token: 5,
    hires: [B, 4, 'left', 5],
    rule: 'hire.cheapest',
  },
  {
    name: 'equal cost: his specialization, though lower and right',
    rows: [[C, B], [C, E], NONE],
    token: 3,
    hires: [E, 2, 'right', 6],
    rule: 'hire.cheapestSpecialization',
  },
  {
    name: 'equal cost and kind: the upper row, though its right space',
    rows: [
      [null, E],
      [E, null],
    ],
    token: 3,
    hires: [E, 1, 'right', 6],
    rule: 'hire.upperRow',
  },
  {
    name: 'rows of equal cost need not lie together: row 3 before row 5',
    rows: [NONE, NONE, [null, C], NONE, [C, null]],
    token: 6,
    hires: [C, 3, 'right', 7],
    rule: 'hire.upperRow',
  },
  {
    name: 'same row: the left space',
    rows: [[E, E]],
    token: 2,
    hires: [E, 1, 'left', 6],
    rule: 'hire.leftSpace',
  },
  {
    name: 'no specialist among the cheapest: the upper row whatever the kind',
    rows: [
      [B, null],
      [C, C],
    ],
    token: 3,
    hires: [B, 1, 'left', 6],
    rule: 'hire.upperRow',
  },
  {
    name: 'never from the row of the token',
    rows: [[B, null], NONE, NONE, [E, null]],
    token: 4,
    hires: [B, 1, 'left', 6],
    rule: 'hire.only',
  },
  {
    name: 'a kind whose row is full is passed over',
    rows: [[C, null], NONE, NONE, [E, E]],
    token: 5,
    sam: engineers(1, 1, 6),
    hires: [C, 1, 'left', 6],
    rule: 'hire.only',
  },
  {
    name: 'five of a kind leave room for the sixth',
    rows: [[C, null], NONE, NONE, [E, null]],
    token: 5,
    sam: engineers(1, 1, 5),
    hires: [E, 4, 'left', 5],
    rule: 'hire.cheapest',
  },
  {
    name: 'a closed market has no token: row 12 too',
    rows: [[E, E], ...Array<Row>(10).fill(NONE), [null, B]],
    token: 'closed',
    hires: [B, 12, 'right', 4],
    rule: 'hire.cheapest',
  },
];

const SPECIALIST: readonly Case[] = [
  {
    name: 'his specialization, though dearest',
    rows: [[B, C], NONE, NONE, [C, B], NONE, [E, null]],
    token: 7,
    hires: [E, 6, 'left', 9],
    rule: 'hire.specialization',
  },
  {
    name: 'several specialists: the lowest cost',
    rows: [[E, null], NONE, NONE, [null, E]],
    token: 5,
    hires: [E, 4, 'right', 5],
    rule: 'hire.cost',
  },
  {
    name: 'then the upper row',
    rows: [
      [B, E],
      [E, B],
    ],
    token: 3,
    hires: [E, 1, 'right', 6],
    rule: 'hire.upperRow',
  },
  { name: 'then the left space', rows: [[E, E]], token: 2, hires: [E, 1, 'left', 6], rule: 'hire.leftSpace' },
  {
    name: 'no specialist: the kind he has most of among those there',
    rows: [[C, null], NONE, NONE, NONE, NONE, [B, null]],
    token: 7,
    sam: engineers(2, 3, 4),
    hires: [B, 6, 'left', 9],
    rule: 'hire.mostWorkers',
  },
  {
    name: 'kinds tied: whichever offers the lowest cost',
    rows: [[C, null], NONE, NONE, [B, null]],
    token: 5,
    sam: engineers(2, 2, 3),
    hires: [B, 4, 'left', 5],
    rule: 'hire.kindTie',
  },
  {
    name: 'kinds and costs tied: the upper row',
    rows: [
      [null, B],
      [C, null],
    ],
    token: 3,
    sam: engineers(2, 2, 3),
    hires: [B, 1, 'right', 6],
    rule: 'hire.upperRow',
  },
  {
    name: 'kinds, costs and rows tied: the left space',
    rows: [[C, B]],
    token: 2,
    sam: engineers(2, 2, 3),
    hires: [C, 1, 'left', 6],
    rule: 'hire.leftSpace',
  },
  {
    name: 'a specialist in the row of the token does not count',
    rows: [
      [B, null],
      [E, null],
    ],
    token: 2,
    hires: [B, 1, 'left', 6],
    rule: 'hire.only',
  },
  {
    name: 'his specialization is full: the next',
    rows: [[E, C], [B, null], NONE],
    token: 3,
    sam: engineers(1, 2, 6),
    hires: [B, 2, 'left', 6],
    rule: 'hire.mostWorkers',
  },
];

describe.each([
  ['card 1, the cheapest', 1 as const, CHEAPEST],
  ['card 2, by specialization', 2 as const, SPECIALIST],
])('%s', (_, card, cases) => {
  test.each(cases)('$name', ({ rows, token, sam, hires: [worker, row, side, cost], rule }) => {
    const played = hire(card, rows, token, sam);
    expect(step(played, 'hire')).toEqual({ do: 'hire', worker, row, side, cost });
    expect(othersOf(played, 'hire')).toEqual([]);
    expect(played.report[1]?.rule).toBe(rule);
  });

  test.each([
    ['an empty market', [] as Row[], 2, {}],
    ['only the row of the token', [NONE, [C, null]] as Row[], 2, {}],
    ['only full kinds', [[E, null]] as Row[], 2, engineers(1, 1, 6)],
  ])('nothing: %s', (_name, rows, token, sam) => {
    expect(acts(hire(card, rows, token, sam))).toMatchObject([{ do: 'nothing', action: 'hire' }]);
  });
});

test('the worker leaves the market for his row, free of charge', () => {
  const after = written(hire(1, [[C, E]], 2).outcome.table);
  expect(after.jobMarket.workers[0]).toEqual([C, null]);
  expect(after.sam.workers).toEqual({ cowboy: 1, builder: 1, engineer: 3 });
  expect(after.jobMarket.row).toBe(2);
});

test('a box where cards 1 and 2 are swapped', () => {
  const market = { row: 5, workers: [[E, null], NONE, NONE, [B, null]] };
  const swapped = { jobMarket: market, profile: { swapHires: true } };
  expect(step(play(file(1, swapped)), 'hire').worker).toBe(E);
  expect(step(play(file(2, swapped)), 'hire').worker).toBe(B);
});

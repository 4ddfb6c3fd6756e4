import { file, othersOf, play, step, written, type File } from './harness';

/** Sam's move from a space with so many steps; card 8 does nothing to the path. */
function move(sam: string, steps: number, trail: Record<string, string>, more: File = {}) {
  return play(file(8, { trail, herders: { player: 'A', sam }, samSteps: { 8: steps }, ...more }));
}

interface Row {
  readonly name: string;
  readonly from: string;
  readonly steps: number;
  readonly trail: Record<string, string>;
  readonly path: readonly string[];
  readonly gains?: number;
  readonly others?: readonly (readonly string[])[];
  readonly rule: string;
}

const OWN_RISKS = { rockfallRisk1: 'sam:1b', rockfallRisk2: 'sam:2b' };

const ROWS: readonly Row[] = [
  {
    name: 'on G with 2 steps, your 2a on G1 and G2 empty: straight to Kansas City',
    from: 'G',
    steps: 2,
    trail: { G1: 'player:2a' },
    path: ['kansasCity'],
    rule: 'move.shortest',
  },
  {
    name: 'a longer way is never taken to save a fee',
    from: 'E',
    steps: 3,
    trail: { E1: 'player:7a', ...OWN_RISKS },
    path: ['E1', 'F', 'G'],
    gains: 4,
    rule: 'move.shortest',
  },
  {
    name: 'a longer way is not taken even when both reach Kansas City this turn',
    from: 'E',
    steps: 5,
    trail: { E1: 'player:7a', ...OWN_RISKS },
    path: ['E1', 'F', 'G', 'kansasCity'],
    gains: 4,
    rule: 'move.shortest',
  },
  {
    name: 'locations left after the move count too',
    from: 'E',
    steps: 1,
    trail: { E1: 'player:2a', E2: 'sam:2b', rockfallRisk1: 'player:7a' },
    path: ['rockfallRisk1'],
    gains: 4,
    rule: 'move.shortest',
  },
  {
    name: 'C1 and C2 taken, D1 empty: by D, one location fewer',
    from: 'C',
    steps: 2,
    trail: { C1: 'sam:1b', C2: 'sam:2b' },
    path: ['D', 'E'],
    rule: 'move.shortest',
  },
  {
    name: 'equal length: the lower fee',
    from: 'A',
    steps: 1,
    trail: { A1: 'player:4a', floodRisk1: 'sam:1b' },
    path: ['floodRisk1'],
    rule: 'move.fees',
  },
  {
    name: 'both hands cost more than a hazard',
    from: 'A',
    steps: 1,
    trail: { A1: 'player:7a', flood3: 'flood:green:2' },
    path: ['flood3'],
    rule: 'move.fees',
  },
  {
    name: 'his own hand costs him nothing',
    from: 'A',
    steps: 1,
    trail: { A1: 'sam:7b', flood1: 'flood:green:2' },
    path: ['A1'],
    rule: 'move.fees',
  },
  {
    name: 'your building without a hand costs nothing',
    from: 'A',
    steps: 1,
    trail: { A1: 'player:2a', flood1: 'flood:black:2' },
    path: ['A1'],
    rule: 'move.fees',
  },
  {
    name: 'fees behind the last step do not count',
    from: 'A',
    steps: 1,
    trail: { A1: 'sam:2b', A2: 'player:7a', flood1: 'flood:green:2', floodRisk1: 'sam:3b' },
    path: ['A1'],
    rule: 'move.fees',
  },
  {
    name: 'equal fees: the least owed to you',
    from: 'A',
    steps: 1,
    trail: { A1: 'player:1a', flood1: 'flood:green:4' },
    path: ['flood1'],
    rule: 'move.owed',
  },
  {
    name: 'an outlaw costs as much as your one hand, and you get nothing of it',
    from: 'D',
    steps: 1,
    trail: { D1: 'player:4a', outlaw6: 'outlaw:orange' },
    path: ['outlaw6'],
    rule: 'move.owed',
  },
  {
    name: 'truly equal: the branch named first, the other offered',
    from: 'F',
    steps: 2,
    trail: { F1: 'sam:2b', F2: 'sam:3b' },
    path: ['F1', 'G'],
    others: [['F2', 'G']],
    rule: 'move.tie',
  },
  {
    name: 'two forks in one move: every equal path offered',
    from: 'F',
    steps: 3,
    trail: { F1: 'player:1a', F2: 'player:4a', G1: 'sam:2b', G2: 'player:2a' },
    path: ['F1', 'G', 'G1'],
    gains: 2,
    others: [
      ['F1', 'G', 'G2'],
      ['F2', 'G', 'G1'],
      ['F2', 'G', 'G2'],
    ],
    rule: 'move.tie',
  },
  {
    name: 'two empty branches are one path, not a choice',
    from: 'G',
    steps: 1,
    trail: {},
    path: ['kansasCity'],
    rule: 'move.only',
  },
  {
    name: 'empty spaces are free',
    from: 'start',
    steps: 3,
    trail: {},
    path: ['A', 'B', 'C'],
    rule: 'move.only',
  },
  {
    name: 'a herder whose tile was removed moves on from the empty space',
    from: 'outlaw5',
    steps: 2,
    trail: { outlaw4: 'outlaw:green', outlaw7: 'outlaw:green' },
    path: ['outlaw7', 'E'],
    rule: 'move.only',
  },
  {
    name: 'outlaws beside the trail are on no path',
    from: 'D',
    steps: 1,
    trail: { outlaw1: 'outlaw:green', outlaw2: 'outlaw:green', outlaw3: 'outlaw:orange' },
    path: ['E'],
    rule: 'move.only',
  },
];

test.each(ROWS)('$name', ({ from, steps, trail, path, gains = 0, others = [], rule }) => {
  const played = move(from, steps, trail);
  const to = path[path.length - 1];
  expect(step(played, 'move')).toEqual({ do: 'move', steps, path, to, playerGains: gains });
  expect(othersOf(played, 'move').map((other) => other.path)).toEqual(others);
  expect(played.report[0]?.rule).toBe(rule);
});

test('Kansas City stops him, and the step keeps what the card gives', () => {
  expect(step(move('G', 5, {}), 'move')).toMatchObject({ steps: 5, path: ['kansasCity'], to: 'kansasCity' });
});

test('you take the fees of your buildings he passes and stops on from the bank', () => {
  const trail = { A1: 'player:1a', A2: 'player:7a', A3: 'player:3a', flood1: 'flood:green:2' };
  const full = { ...trail, flood2: 'flood:green:3', flood3: 'flood:black:2', flood4: 'flood:black:3' };
  const played = move('A', 3, full, { player: { dollars: 5 } });
  expect(step(played, 'move')).toMatchObject({ path: ['A1', 'A2', 'A3'], playerGains: 6 });
  expect(written(played.outcome.table).player.dollars).toBe(11);
});

test('where he stops gives no action', () => {
  expect(move('start', 1, {}).report.map(({ deed }) => deed.do)).toEqual(['move', 'nothing']);
});

describe('steps by card', () => {
  const steps = (card: number, more: File) => step(play(file(card, more)), 'move').steps;
  const workers = (cowboy: number, builder: number, engineer: number, specialization: string) => ({
    sam: { workers: { cowboy, builder, engineer }, specialization },
  });
  const built = (owner: string, numbers: readonly number[]) => {
    const sites = ['A1', 'A2', 'A3', 'B1', 'B2', 'B3', 'C1'];
    return Object.fromEntries(numbers.map((n, i) => [sites[i], `${owner}:${n}b`]));
  };

  test.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 1],
    [6, 2],
    [7, 1],
    [8, 1],
    [9, 1],
  ])('card %i gives %i', (card, n) => expect(steps(card, {})).toBe(n));

  test.each([
    ['none: at least 1', {}, 1],
    ['yours when you have more', { ...built('player', [1, 2, 3]), G1: 'sam:1b', G2: 'sam:2b' }, 3],
    ['his when he has more', { ...built('sam', [1, 2, 3, 4]), G1: 'player:1b' }, 4],
    ['at most 5', built('player', [1, 2, 3, 4, 5, 6, 7]), 5],
  ])('cards 10, 11 and 12, most buildings: %s', (_, trail, n) => {
    for (const card of [10, 11, 12]) expect(steps(card, { trail })).toBe(n);
  });

  test.each([
    ['a drawn engineer beside the printed ones: 2', workers(1, 1, 2, 'engineer'), 2],
    ['the specialization of a tie counts: 3', workers(3, 3, 1, 'builder'), 3],
    ['at most 5', workers(1, 6, 1, 'builder'), 5],
    ['at least 1', workers(1, 1, 1, 'cowboy'), 1],
  ])('cards 13, 14 and 15, specialists: %s', (_, sam, n) => {
    for (const card of [13, 14, 15]) expect(steps(card, sam)).toBe(n);
  });

  test.each([
    ['a fixed number', 1, 3, {}, 3],
    ['specialists in place of buildings', 10, 'specialists', workers(4, 1, 1, 'cowboy'), 4],
    ['buildings in place of specialists', 15, 'buildings', workers(1, 1, 5, 'engineer'), 1],
    ['a fixed number in place of a symbol', 12, 5, {}, 5],
  ])('the box corrects %s', (_, card, corrected, more, n) => {
    expect(steps(card, { samSteps: { [card]: corrected }, ...more })).toBe(n);
  });
});

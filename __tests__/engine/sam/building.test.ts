import { acts, file, othersOf, play, step, written, type File } from './harness';

type Trail = Record<string, string>;

/** Card 4 with the player's herder on a space. */
function build(player: string, builder: number, trail: Trail, sam: File = {}, card = 4) {
  const herders = { player, sam: 'start' };
  const workers = { cowboy: 1, builder, engineer: 6 };
  return play(file(card, { trail, herders, sam: { workers, specialization: 'engineer', ...sam } }));
}

const filled = (...spaces: string[]): Trail =>
  Object.fromEntries(spaces.map((space, i) => [space, `player:${i + 1}a`]));

/** Every site outside the hazard branches taken: his own as given, the rest by the player; one may stay free. */
function crowded(own: Trail, free = ''): Trail {
  // prettier-ignore
  const sites = ['A1', 'A2', 'A3', 'B1', 'B2', 'B3', 'C1', 'C2', 'D1', 'outlawRisk1', 'outlawRisk2', 'E1', 'E2', 'F1', 'F2', 'G1', 'G2'];
  return { ...filled(...sites.filter((site) => !own[site] && site !== free)), ...own };
}

describe('where', () => {
  interface Row {
    readonly name: string;
    readonly player: string;
    readonly trail: Trail;
    readonly space: string;
    readonly others?: readonly string[];
    readonly rule: string;
  }
  const ROWS: readonly Row[] = [
    { name: 'the first free site ahead', player: 'A', trail: {}, space: 'A1', rule: 'build.site' },
    { name: 'from the start', player: 'start', trail: filled('A1'), space: 'A2', rule: 'build.site' },
    { name: 'never behind', player: 'A2', trail: {}, space: 'A3', rule: 'build.site' },
    {
      name: 'never the empty site the herder stands on',
      player: 'B1',
      trail: filled('B2'),
      space: 'B3',
      rule: 'build.site',
    },
    {
      name: 'not in a hazard branch, though nearer',
      player: 'flood4',
      trail: {},
      space: 'B1',
      rule: 'build.site',
    },
    {
      name: 'not in a hazard branch, though first',
      player: 'B',
      trail: filled('B1', 'B2', 'B3'),
      space: 'C1',
      rule: 'build.site',
    },
    {
      name: 'the outlaw branch is no hazard branch',
      player: 'outlaw8',
      trail: {},
      space: 'outlawRisk1',
      rule: 'build.site',
    },
    {
      name: 'distance is counted in printed spaces: E1 before the risk sites behind six outlaw spaces',
      player: 'D',
      trail: filled('D1'),
      space: 'E1',
      rule: 'build.site',
    },
    {
      name: 'equally far: the branch named first, C2 before D1',
      player: 'C',
      trail: filled('C1'),
      space: 'C2',
      others: ['D1'],
      rule: 'build.siteTie',
    },
    {
      name: 'equally far: F1 before F2',
      player: 'F',
      trail: {},
      space: 'F1',
      others: ['F2'],
      rule: 'build.siteTie',
    },
    {
      name: 'equally far: G1 before G2',
      player: 'F2',
      trail: {},
      space: 'G1',
      others: ['G2'],
      rule: 'build.siteTie',
    },
    {
      name: 'equally far by three ways: the way whose fork names it first',
      player: 'D',
      trail: filled('D1', 'outlawRisk1', 'E1', 'E2', 'F1', 'F2'),
      space: 'G1',
      others: ['G2', 'outlawRisk2'],
      rule: 'build.siteTie',
    },
    {
      name: 'none up to Kansas City: on from the start',
      player: 'G',
      trail: filled('G1', 'G2', 'A1'),
      space: 'A2',
      rule: 'build.siteFromStart',
    },
    {
      name: 'a parallel branch is not ahead: on from the start',
      player: 'C1',
      trail: filled('C2', 'E1', 'E2', 'F1', 'F2', 'G1', 'G2'),
      space: 'A1',
      rule: 'build.siteFromStart',
    },
    {
      name: 'from the start even the empty site the herder stands on',
      player: 'G1',
      trail: crowded({ A1: 'sam:5b', A2: 'sam:6b', A3: 'sam:7b', B1: 'sam:8b' }, 'G1'),
      space: 'G1',
      rule: 'build.siteFromStart',
    },
  ];

  test.each(ROWS)('$name', ({ player, trail, space, others = [], rule }) => {
    const played = build(player, 1, trail);
    expect(step(played, 'build')).toMatchObject({ space, replaces: null });
    expect(othersOf(played, 'build').map((other) => other.space)).toEqual(others);
    expect(played.outcome.steps[1]?.why.also?.map((why) => why.rule)).toEqual([rule]);
  });
});

describe('what', () => {
  const EVERY = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  test.each([
    ['1 builder: 1b for its hand', 1, EVERY, '1b', 1, [], 'build.hand'],
    ['1 builder, 1b gone: 2b', 1, [2, 3], '2b', 1, [], 'build.mostBuilders'],
    ['2 builders: 4b for its hand', 2, EVERY, '4b', 2, [], 'build.hand'],
    ['3 builders: 5b or 12b, the lower number', 3, EVERY, '5b', 3, ['12b'], 'build.lowestNumber'],
    ['4 builders: 6b alone needs 4', 4, EVERY, '6b', 4, [], 'build.mostBuilders'],
    ['5 builders: 7b, both hands count as one with a hand', 5, EVERY, '7b', 5, [], 'build.hand'],
    ['6 builders: 8b or 9b, the lower number', 6, EVERY, '8b', 6, ['9b'], 'build.lowestNumber'],
    ['most builders before a hand', 3, [1, 4, 12], '12b', 3, [], 'build.mostBuilders'],
    ['not more than he has', 4, [1, 7, 8, 9, 10, 11], '1b', 1, [], 'build.mostBuilders'],
  ])('%s', (_, builders, reserve, building, used, others, rule) => {
    const played = build('A', builders, {}, { reserve });
    expect(step(played, 'build')).toEqual({
      do: 'build',
      building,
      space: 'A1',
      replaces: null,
      builders: used,
    });
    expect(othersOf(played, 'build').map((other) => other.building)).toEqual(others);
    expect(played.report[1]?.rule).toBe(rule);
  });

  test('equal sites and equal buildings: every pair is offered', () => {
    const played = build('F', 3, {}, { reserve: [5, 12] });
    expect(step(played, 'build')).toMatchObject({ building: '5b', space: 'F1' });
    expect(othersOf(played, 'build')).toEqual(
      expect.arrayContaining([
        { do: 'build', building: '5b', space: 'F2', replaces: null, builders: 3 },
        { do: 'build', building: '12b', space: 'F1', replaces: null, builders: 3 },
        { do: 'build', building: '12b', space: 'F2', replaces: null, builders: 3 },
      ]),
    );
    expect(othersOf(played, 'build')).toHaveLength(3);
  });

  test('the tile goes from his reserve to the trail', () => {
    const after = written(build('A', 1, {}).outcome.table);
    expect(after.trail.A1).toBe('sam:1b');
    expect(after.sam.reserve).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });
});

describe('replacement', () => {
  interface Row {
    readonly name: string;
    readonly builders: number;
    readonly trail: Trail;
    readonly reserve: readonly number[];
    readonly does: readonly [building: string, space: string, replaces: string, builders: number];
    readonly others?: readonly (readonly [building: string, space: string])[];
    readonly rule: string;
  }
  const ROWS: readonly Row[] = [
    {
      name: 'too few builders to place: a replacement for the difference',
      builders: 2,
      trail: { B1: 'sam:3b' },
      reserve: [6],
      does: ['6b', 'B1', '3b', 2],
      rule: 'build.replaceMost',
    },
    {
      name: 'no site: a replacement',
      builders: 6,
      trail: crowded({ A1: 'sam:1b', A2: 'sam:9b', A3: 'sam:8b', B1: 'sam:11b', B2: 'sam:7b' }),
      reserve: [2, 5],
      does: ['5b', 'A1', '1b', 2],
      rule: 'build.replaceMost',
    },
    {
      name: 'equally many builders: the reserve building with the highest requirement',
      builders: 3,
      trail: { B1: 'sam:1b', B2: 'sam:7b' },
      reserve: [6, 10],
      does: ['10b', 'B2', '7b', 3],
      rule: 'build.replaceHighest',
    },
    {
      name: 'not more builders than he has',
      builders: 2,
      trail: { B1: 'sam:1b', B2: 'sam:3b' },
      reserve: [6],
      does: ['6b', 'B2', '3b', 2],
      rule: 'build.replaceMost',
    },
    {
      name: 'a smaller difference loses though its building needs more',
      builders: 3,
      trail: { B1: 'sam:1b', B2: 'sam:8b' },
      reserve: [6, 10],
      does: ['6b', 'B1', '1b', 3],
      rule: 'build.replaceMost',
    },
    {
      name: 'equal: the exchange that leaves most hands (the new one has them)',
      builders: 2,
      trail: { B1: 'sam:5b' },
      reserve: [7, 11],
      does: ['7b', 'B1', '5b', 2],
      rule: 'build.replaceHands',
    },
    {
      name: 'equal: the exchange that leaves most hands (the old one has none)',
      builders: 3,
      trail: { B1: 'sam:3b', G1: 'sam:4b' },
      reserve: [11],
      does: ['11b', 'B1', '3b', 3],
      rule: 'build.replaceHands',
    },
    {
      name: 'last: the one nearest Kansas City, the other offered',
      builders: 1,
      trail: { B1: 'sam:5b', E1: 'sam:12b' },
      reserve: [6],
      does: ['6b', 'E1', '12b', 1],
      others: [['6b', 'B1']],
      rule: 'build.replaceNearest',
    },
    {
      name: 'nearest counts printed spaces, branches equally far by their order',
      builders: 1,
      trail: { F2: 'sam:5b', F1: 'sam:12b' },
      reserve: [6],
      does: ['6b', 'F1', '12b', 1],
      others: [['6b', 'F2']],
      rule: 'build.replaceNearest',
    },
    {
      name: 'his buildings in a hazard branch can be replaced',
      builders: 1,
      trail: { rockfallRisk2: 'sam:5b', B1: 'sam:12b' },
      reserve: [6],
      does: ['6b', 'rockfallRisk2', '5b', 1],
      others: [['6b', 'B1']],
      rule: 'build.replaceNearest',
    },
    {
      name: 'two new ones equal in all: the lower number, the other offered',
      builders: 1,
      trail: { B1: 'sam:11b' },
      reserve: [8, 9],
      does: ['8b', 'B1', '11b', 1],
      others: [['9b', 'B1']],
      rule: 'build.replaceNearest',
    },
  ];

  test.each(ROWS)('$name', ({ builders, trail, reserve, does, others = [], rule }) => {
    const played = build('A', builders, trail, { reserve });
    const [building, space, replaces, used] = does;
    expect(step(played, 'build')).toEqual({ do: 'build', building, space, replaces, builders: used });
    expect(othersOf(played, 'build').map((other) => [other.building, other.space])).toEqual(others);
    expect(played.report[1]?.rule).toBe(rule);
  });

  test('the old tile leaves the game', () => {
    const after = written(build('A', 2, { B1: 'sam:3b' }, { reserve: [6, 8] }).outcome.table);
    expect(after.trail.B1).toBe('sam:6b');
    expect(after.sam.reserve).toEqual([8]);
  });

  test.each([
    ['an empty reserve', 6, { B1: 'sam:1b' }, []],
    ['nothing he can pay', 1, { B1: 'sam:1b' }, [5, 8]],
    ['nothing that needs more', 4, { B1: 'sam:10b' }, [7, 8]],
    ['one that needs as many is no exchange', 2, { B1: 'sam:5b' }, [12]],
    ['nothing of his on the trail', 1, {}, [3, 4]],
  ])('nothing: %s', (_, builders, trail, reserve) => {
    expect(acts(build('A', builders, trail as Trail, { reserve }))).toMatchObject([
      { do: 'nothing', action: 'build' },
    ]);
  });
});

test('a corrected box decides by its own numbers', () => {
  const profile = { buildings: { '2b': { hand: 'green' }, '5b': { builders: 1 } } };
  const workers = { cowboy: 1, builder: 1, engineer: 2 };
  const played = play(file(4, { profile, sam: { workers, reserve: [1, 2, 5] } }));
  expect(step(played, 'build')).toMatchObject({ building: '1b' });
  expect(othersOf(played, 'build').map((other) => other.building)).toEqual(['2b']);
});

test('card 11 builds as card 4 does', () => {
  expect(step(build('A', 4, {}, {}, 11), 'build')).toMatchObject({ building: '6b', space: 'A1' });
});

describe('card 14', () => {
  const builders = (builder: number): File => ({
    workers: { cowboy: 1, builder, engineer: 1 },
    specialization: 'builder',
  });

  test('for builders: the largest, as card 4', () => {
    expect(step(build('A', 5, {}, builders(5), 14), 'build')).toMatchObject({ building: '7b', builders: 5 });
  });

  test.each([
    ['one that needs exactly 1, the one with a hand', {}, [1, 2, 3, 8], ['1b', 'A1', null, 1], []],
    ['the other that needs 1', {}, [2, 3, 8], ['2b', 'A1', null, 1], []],
    ['none left: a difference of exactly 1', { B1: 'sam:1b' }, [3, 5, 8], ['3b', 'B1', '1b', 1], []],
    ['the highest requirement', { B1: 'sam:2b', B2: 'sam:6b' }, [3, 11], ['11b', 'B2', '6b', 1], []],
    ['then the most hands', { B1: 'sam:2b', B2: 'sam:1b' }, [3, 4], ['4b', 'B1', '2b', 1], []],
    ['last: nearest Kansas City', { B1: 'sam:5b', F1: 'sam:12b' }, [6], ['6b', 'F1', '12b', 1], ['B1']],
  ])('for others: %s', (_, trail, reserve, [building, space, replaces, used], others) => {
    const played = build('A', 6, trail as Trail, { reserve }, 14);
    expect(step(played, 'build')).toEqual({ do: 'build', building, space, replaces, builders: used });
    expect(othersOf(played, 'build').map((other) => other.space)).toEqual(others);
  });

  test('for others: no site for a building of 1 leaves a replacement by 1', () => {
    const own = { A1: 'sam:5b', A2: 'sam:9b', A3: 'sam:8b', B1: 'sam:11b', B2: 'sam:7b' };
    const played = build('A', 6, crowded(own), { reserve: [1, 6] }, 14);
    expect(step(played, 'build')).toMatchObject({ building: '6b', replaces: '5b', builders: 1 });
  });

  test('for others: no difference of exactly 1 is nothing', () => {
    expect(acts(build('A', 6, { B1: 'sam:1b' }, { reserve: [5, 8] }, 14))).toMatchObject([{ do: 'nothing' }]);
  });
});

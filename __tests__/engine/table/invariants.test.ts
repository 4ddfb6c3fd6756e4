import { listProblems, type ProblemCode } from '../../../src/engine/table/invariants';
import { withItem, withTile, type Table } from '../../../src/engine/table/state';
import { EXAMPLE, read } from './example';

const good = read(EXAMPLE).table;

const player = (change: Partial<Table['player']>): Table => ({
  ...good,
  player: { ...good.player, ...change },
});
const sam = (change: Partial<Table['sam']>): Table => ({ ...good, sam: { ...good.sam, ...change } });
const station = good.stations[0];

const row = (
  name: string,
  table: Table,
  code: ProblemCode,
  path: string,
): [string, Table, ProblemCode, string] => [name, table, code, path];

describe('invariants', () => {
  test('a good table has no problem', () => {
    expect(listProblems(good)).toEqual([]);
    expect(listProblems(read({}).table)).toEqual([]);
  });

  test.each([
    row(
      'a tile of the bags too many',
      sam({ hazards: ['flood:green:4', 'flood:green:4'] }),
      'tooMany',
      'supply',
    ),
    row(
      'a worker too many',
      player({ workers: { cowboy: 6, builder: 1, engineer: 1 } }),
      'tooMany',
      'supply',
    ),
    row('cattle too many', player({ cattle: ['hereford:6'] }), 'tooMany', 'supply.cattle'),
    row('objectives too many', sam({ objectives: ['newYork-5'] }), 'tooMany', 'supply.objectives'),
    row('an orange card without its variant', player({ cattle: ['simmental'] }), 'tooMany', 'supply.cattle'),
    row(
      'a pile with more cards than faces',
      { ...good, supply: { ...good.supply, cattle: { ...good.supply.cattle, left: 32 } } },
      'pileCount',
      'supply.cattle',
    ),
    row(
      'a pile owing a card',
      { ...good, supply: { ...good.supply, bag2: { left: 0, faces: { cowboy: -1 } } } },
      'pileCount',
      'supply.bag2.cowboy',
    ),
    row(
      'a hazard on a site',
      { ...good, trail: withTile(good.trail, 'A3', 'drought:green:2') },
      'place',
      'trail.A3',
    ),
    row(
      'a tile on the start',
      { ...good, trail: withTile(good.trail, 'start', 'sam:3b') },
      'place',
      'trail.start',
    ),
    row('a building twice', { ...good, trail: withTile(good.trail, 'A3', 'sam:1b') }, 'twice', 'trail.C1'),
    row('a letter twice', { ...good, trail: withTile(good.trail, 'B', 'neutral:A') }, 'twice', 'trail.B'),
    row('built and in the reserve', player({ reserve: [4] }), 'twice', 'player.reserve'),
    row('the wrong side', player({ sides: 'bbbbbbbbbbbb' }), 'side', 'trail.A1'),
    row(
      'a worker of bag 1',
      { ...good, foresight: withItem(good.foresight, 0, ['cowboy', null]) as Table['foresight'] },
      'place',
      'foresight[0][0]',
    ),
    row(
      'seven of a kind',
      sam({ workers: { cowboy: 1, builder: 1, engineer: 7 } }),
      'rowSize',
      'sam.workers.engineer',
    ),
    row('a disc of Sam too many', sam({ discs: 14 }), 'discs', 'sam.discs'),
    row('a disc from nowhere', player({ cleared: [] }), 'discs', 'player.cleared'),
    row(
      'two engines on a space',
      { ...good, engines: { player: 7, sam: 7 } },
      'engine',
      'railroad.engines.sam',
    ),
    row(
      'an engine beside the track',
      { ...good, engines: { player: 5.5, sam: 7 } },
      'engine',
      'railroad.engines.player',
    ),
    row(
      'a worker on the token',
      { ...good, jobMarket: { row: 1, workers: ['cowboy', 'cowboy'] } },
      'market',
      'jobMarket.workers[0][1]',
    ),
    row('a row too far', { ...good, jobMarket: { row: 14, workers: [] } }, 'market', 'jobMarket.row'),
    row('a token with an open market', sam({ jobToken: true }), 'token', 'jobMarket.row'),
    row(
      'five objectives on display',
      {
        ...good,
        objectives: Array<Table['objectives'][number]>(5).fill({
          vp: 1,
          penalty: 0,
          reward: null,
          tasks: [],
        }),
      },
      'market',
      'objectives',
    ),
    row('a card of Sam twice', sam({ discards: [15] }), 'cards', 'sam.discards'),
    row(
      'card 13 on easy',
      { ...good, difficulty: 'easy', sam: { ...good.sam, deck: [13] } },
      'cards',
      'sam.deck',
    ),
    row('debts', player({ dollars: -2 }), 'counter', 'player.dollars'),
    row('half a token', player({ tokens: 0.5 }), 'counter', 'player.tokens'),
    row('certificates over the limit', player({ certificates: 4 }), 'certificates', 'player.certificates'),
    row('a disc space emptied twice', player({ cleared: ['gain2', 'gain2'] }), 'twice', 'player.cleared'),
    row('a station master twice', player({ masters: ['perWorker'] }), 'masters', 'player.masters'),
    row(
      'a second disc in Bloomington',
      { ...good, cities: withItem(good.cities, 3, { player: 0, sam: 2 }), sam: { ...good.sam, discs: 12 } },
      'cityTwice',
      'railroad.cities.bloomington',
    ),
  ])('%s', (_name, table, code, path) => {
    expect(listProblems(table)).toContainEqual(expect.objectContaining({ code, path }));
  });

  test('the limit on certificates rises with its discs', () => {
    const cleared = ['limit4', 'limit6'] as const;
    const table = {
      ...player({ certificates: 6, cleared }),
      cities: withItem(good.cities, 1, { player: 1, sam: 0 }),
    };
    expect(listProblems(table)).toEqual([]);
  });

  test('with essentials only, the player board is not looked at', () => {
    expect(listProblems(player({ cleared: [], certificates: 6 }), 'essentials')).toEqual([]);
  });

  test('against a good table before, only what changed is looked at', () => {
    expect(station?.player).toBe(true);
    const broke = player({ dollars: -1 });
    expect(listProblems(broke, 'full', good)).toEqual(listProblems(broke));
    expect(listProblems({ ...broke, player: { ...broke.player } }, 'full', broke)).toHaveLength(1);
    expect(listProblems(broke, 'full', broke)).toEqual([]);
  });
});

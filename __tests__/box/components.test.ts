import { BUILDING_IDS, BUILDING_NUMBERS, BUILDINGS, NEUTRALS } from '../../src/box/buildings';
import { CATTLE, MARKET_CARDS, STARTER_BREEDS, STARTERS } from '../../src/box/cattle';
import { JOB_COSTS, REFILL_ROWS } from '../../src/box/jobMarket';
import { WORKERS } from '../../src/box/kinds';
import { HIDDEN_STARTING, OBJECTIVE_CARDS, OBJECTIVES } from '../../src/box/objectives';
import { DISC_CORNER, DISC_SPACES, DISCS } from '../../src/box/playerBoard';
import { ARROWS, CITIES, CITY, CROSSINGS, STATIONS } from '../../src/box/railroad';
import { LEVEL, SAM_CARD, SAM_CARDS } from '../../src/box/samCards';
import { MASTER, MASTERS } from '../../src/box/stationMasters';
import { BAG_CONTENTS, BAGS, HAZARDS, HAZARD_TILES, WORKER_TILES_PER_KIND } from '../../src/box/tiles';
import {
  FOREST_SITES,
  HAZARD_SPACES,
  NEUTRAL_LETTERS,
  NEXT,
  OUTLAW_SPACES,
  RISK_ACTIONS,
  SITES,
  SPACES,
  type SpaceId,
} from '../../src/box/trail';

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
const inBags = (tile: string): number =>
  sum(BAGS.map((bag) => (BAG_CONTENTS[bag] as Readonly<Record<string, number>>)[tile] ?? 0));

describe('the box against its component list', () => {
  test.each(WORKERS)('18 %s tiles in the bags', (kind) => {
    expect(inBags(kind)).toBe(WORKER_TILES_PER_KIND);
  });

  test('bag 1 has 9 green and 8 orange outlaws and 18 hazards, bag 2 33 workers, bag 3 21 workers and 5 outlaws', () => {
    expect(sum(Object.values(BAG_CONTENTS.bag1))).toBe(9 + 8 + 18);
    expect(sum(Object.values(BAG_CONTENTS.bag2))).toBe(33);
    expect(sum(Object.values(BAG_CONTENTS.bag3))).toBe(21 + 5);
    expect([inBags('outlaw:green'), inBags('outlaw:orange')]).toEqual([11, 11]);
  });

  test('six hazards of each kind, two of them worth 4', () => {
    for (const kind of ['flood', 'drought', 'rockfall']) {
      const tiles = HAZARD_TILES.filter((tile) => HAZARDS[tile]?.kind === kind);
      expect(sum(tiles.map((tile) => inBags(tile)))).toBe(6);
      expect(sum(tiles.filter((tile) => HAZARDS[tile]?.vp === 4).map((tile) => inBags(tile)))).toBe(2);
    }
  });

  test('36 market cards, 8 of each orange breed, 14 cards in a starting herd', () => {
    const plain = MARKET_CARDS.filter((card) => !CATTLE[card].orange);
    expect(sum(plain.map((card) => CATTLE[card].copies))).toBe(36);
    expect([CATTLE.simmental.copies, CATTLE.brahman.copies]).toEqual([8, 8]);
    expect(sum(STARTER_BREEDS.map((breed) => STARTERS[breed].copies))).toBe(14);
  });

  test('breeds by their copies', () => {
    const copies = (breed: string): number =>
      sum(MARKET_CARDS.filter((card) => CATTLE[card].breed === breed).map((card) => CATTLE[card].copies));
    expect(['blackAngus', 'longhorn', 'corriente', 'shorthorn', 'hereford'].map(copies)).toEqual([
      7, 7, 7, 9, 6,
    ]);
  });

  test('12 private buildings with two sides, 7 neutral ones', () => {
    expect(BUILDING_NUMBERS).toHaveLength(12);
    expect(BUILDING_IDS).toHaveLength(24);
    expect(Object.keys(NEUTRALS)).toEqual([...NEUTRAL_LETTERS]);
    expect(BUILDINGS['10b']).toMatchObject({ builders: 8, vp: 11, hand: 'black' });
    expect(sum(BUILDING_IDS.filter((id) => id.endsWith('a')).map((id) => BUILDINGS[id].vp))).toBe(74);
    expect(sum(BUILDING_IDS.filter((id) => id.endsWith('b')).map((id) => BUILDINGS[id].vp))).toBe(64);
  });

  test('24 objectives and 4 starting ones', () => {
    const cards = Object.entries(OBJECTIVES).filter(([id]) => id !== HIDDEN_STARTING);
    const copies = (starting: boolean): number =>
      sum(cards.filter(([, card]) => card.starting === starting).map(([, card]) => card.copies));
    expect(copies(false)).toBe(OBJECTIVE_CARDS);
    expect(copies(true)).toBe(4);
    expect(OBJECTIVES['newYork-5']).toMatchObject({ vp: 5, penalty: 3, copies: 4, tasks: ['newYork'] });
  });

  test('9 station masters, 10 stations, 10 cities, 14 discs', () => {
    expect(MASTERS).toHaveLength(9);
    expect(sum(MASTERS.map((master) => MASTER[master].permanent))).toBe(6);
    expect(STATIONS.map(({ at }) => at)).toEqual([4.5, 7.5, 10.5, 13.5, 16.5, 21.5, 25.5, 29.5, 33.5, 39]);
    expect(sum(STATIONS.map(({ vp }) => vp))).toBe(44);
    expect(CITIES.map((city) => CITY[city].value)).toEqual([0, 1, 4, 6, 8, 10, 12, 14, 16, 18]);
    expect(CROSSINGS).toHaveLength(11);
    expect(ARROWS).toHaveLength(7);
    expect(DISCS).toBe(14);
    expect(DISC_SPACES.filter((space) => DISC_CORNER[space] === 'dark')).toHaveLength(5);
  });

  test('12 rows of the job market, two of them refill the cattle market', () => {
    expect(JOB_COSTS).toEqual([6, 6, 7, 5, 7, 9, 6, 8, 10, 6, 5, 4]);
    expect(REFILL_ROWS).toEqual([7, 10]);
  });

  test('15 cards of Sam, 12 on easy', () => {
    expect(SAM_CARDS).toHaveLength(15);
    expect(Object.keys(SAM_CARD)).toHaveLength(15);
    expect([LEVEL.easy, LEVEL.medium, LEVEL.hard].map(({ cards }) => cards.length)).toEqual([12, 15, 15]);
  });
});

describe('the trail', () => {
  test('22 sites, 8 in a forest, 7 with a risk action', () => {
    expect(SITES).toHaveLength(22);
    expect(FOREST_SITES).toHaveLength(8);
    expect(Object.keys(RISK_ACTIONS)).toHaveLength(7);
  });

  test('every space is a building space, a hazard or outlaw space, the start or Kansas City', () => {
    const known = [...SITES, ...NEUTRAL_LETTERS, ...OUTLAW_SPACES, ...Object.values(HAZARD_SPACES).flat()];
    expect([...known, 'start', 'kansasCity'].sort()).toEqual([...SPACES].sort());
  });

  test('all spaces but outlaw 1-3 can be reached, and all of those lead to Kansas City', () => {
    const reached = new Set<SpaceId>(['start']);
    for (const space of reached) for (const next of NEXT[space]) reached.add(next);
    expect(SPACES.filter((space) => !reached.has(space))).toEqual(['outlaw1', 'outlaw2', 'outlaw3']);
    const stuck = [...reached].filter((space) => NEXT[space].length === 0);
    expect(stuck).toEqual(['kansasCity']);
  });
});

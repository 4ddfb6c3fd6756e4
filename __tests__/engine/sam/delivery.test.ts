import { acts, file, othersOf, play, step, written, type File, type Played } from './harness';
import { score } from '../../../src/engine/score/score';

const STACKS = { bag1: 0, bag2: 0, bag3: 0, cattle: 0 };

/** Card 8 from G with nothing to take: one step to Kansas City. */
function deliver(cities: Record<string, string[]>, more: File = {}, stations: File = {}): Played {
  const railroad = { engines: { player: 0, sam: 20 }, stations, cities };
  return play(file(8, { herders: { player: 'A', sam: 'G' }, railroad, stacks: STACKS, ...more }));
}

const sam = (...cities: string[]): Record<string, string[]> =>
  Object.fromEntries(cities.map((city) => [city, ['sam']]));

const ITINERARY = ['bloomington', 'peoria', 'chicago', 'toledo', 'pittsburgh', 'philadelphia', 'newYork'];

test.each([
  ['easy', 'bloomington'],
  ['medium', 'bloomington'],
  ['hard', 'peoria'],
])('first on %s: %s', (difficulty, city) => {
  expect(step(deliver({}, { difficulty }), 'deliver')).toEqual({ do: 'deliver', city, discFrom: 'reserve' });
});

test.each(['kansasCity', 'fulton', 'chicago', 'newYork'])('house rule: first to %s', (firstDelivery) => {
  expect(step(deliver({}, { firstDelivery }), 'deliver').city).toBe(firstDelivery);
});

test.each(ITINERARY.map((city, i) => [ITINERARY.slice(0, i), city] as const))(
  'after %j: %s',
  (before, city) => {
    expect(step(deliver(sam(...before)), 'deliver').city).toBe(city);
  },
);

test('New York again and again', () => {
  const played = deliver({ ...sam(...ITINERARY), newYork: ['player', 'sam', 'sam'] });
  expect(step(played, 'deliver').city).toBe('newYork');
  expect(written(played.outcome.table).railroad.cities.newYork).toEqual(['player', 'sam', 'sam', 'sam']);
});

test('your disc there is no matter', () => {
  expect(step(deliver({ bloomington: ['player'] }), 'deliver').city).toBe('bloomington');
});

describe('arrows', () => {
  const objectives = ['newYork-5', 'newYork-5', 'newYork-5', 'shorthorn-hazard-hazard-3'];
  const display = { objectives, stacks: { ...STACKS, objectives: 0 } };

  test.each([
    ['bloomington to peoria', 'bloomington', {}],
    ['peoria to chicago', 'peoria', {}],
    ['fulton to stLouis', 'fulton', {}],
  ])('%s gives slot 4', (_, before, more) => {
    const played = deliver(sam(before), { ...display, ...more });
    const does = acts(played).filter((deed) => deed.do === 'deliver' || deed.do === 'objective');
    expect(does.map((deed) => deed.do)).toEqual(['deliver', 'objective']);
    expect(step(played, 'objective')).toMatchObject({ card: objectives[3], slot: 4 });
    expect(written(played.outcome.table).sam.objectives).toEqual([objectives[3]]);
  });

  test.each([
    ['the first delivery of hard has no neighbour', {}, { difficulty: 'hard' }],
    ['a neighbour with only your disc', { bloomington: ['player'] }, { difficulty: 'hard' }],
    ['stLouis to bloomington gives a token he does not take', sam('stLouis'), {}],
    ['chicago to toledo gives only VP', sam('chicago'), {}],
    ['New York', sam('newYork'), {}],
  ])('none: %s', (_, cities, more) => {
    const played = deliver(cities as Record<string, string[]>, { ...display, ...more });
    expect(acts(played).map((deed) => deed.do)).not.toContain('objective');
    expect(written(played.outcome.table).sam.objectives).toEqual([]);
  });

  test('the refill is drawn before the columns', () => {
    const stacks = { ...STACKS, bag1: 3, objectives: 5 };
    const played = deliver(sam('bloomington'), { objectives, stacks });
    expect(played.outcome.needs).toEqual({ draw: 'objectives', count: 1 });
    expect(step(played, 'objective').slot).toBe(4);
  });
});

test('city VP after the seven deliveries of a medium game: 33', () => {
  const { turned } = deliver(sam(...ITINERARY));
  expect(score(turned).sam.categories.cities.vp).toBe(33);
});

describe('discs', () => {
  const discs = (...at: number[]): File => Object.fromEntries(at.map((s) => [String(s), { discs: ['sam'] }]));
  const none = { sam: { discs: 0 } };

  test.each([
    ['his station worth least', [16.5, 10.5, 39], 10.5, []],
    ['equal: the one nearest 0, the other offered', [7.5, 4.5, 33.5], 4.5, [7.5]],
    ['equal at 2 VP too', [13.5, 10.5], 10.5, [13.5]],
  ])('none in reserve: %s', (_, at, discFrom, others) => {
    const played = deliver(sam('newYork'), none, discs(...at));
    expect(step(played, 'deliver')).toEqual({ do: 'deliver', city: 'newYork', discFrom });
    expect(othersOf(played, 'deliver').map((other) => other.discFrom)).toEqual(others);
    const { railroad } = written(played.outcome.table);
    expect(railroad.stations[String(discFrom)]).toBeUndefined();
    expect(railroad.cities.newYork).toEqual(['sam', 'sam']);
  });

  test('a reserve of one is used first', () => {
    const played = deliver({}, { sam: { discs: 1 } }, discs(4.5));
    expect(step(played, 'deliver').discFrom).toBe('reserve');
    expect(written(played.outcome.table).sam.discs).toBe(0);
  });

  test('no disc anywhere: nothing is delivered, and the turn goes on', () => {
    const played = deliver({ newYork: Array<string>(14).fill('sam') });
    expect(acts(played).map((deed) => deed.do)).not.toContain('deliver');
    expect(written(played.outcome.table).herders.sam).toBe('start');
  });

  test.each([
    ['the station worth least', [10.5, 13.5, 4.5], 4.5, []],
    ['equal: the one nearest 0', [4.5, 7.5, 16.5], 4.5, [7.5]],
    ['even one worth more than the station reached moves', [39], 39, []],
  ])('an upgrade takes %s', (_, at, discFrom, others) => {
    const stations = { ...discs(...at) };
    const played = play(
      file(5, {
        railroad: { engines: { player: 0, sam: 20 }, stations },
        sam: { discs: 0, workers: { cowboy: 1, builder: 1, engineer: 3 } },
      }),
    );
    expect(step(played, 'upgrade')).toEqual({ do: 'upgrade', station: 21.5, removesMaster: null, discFrom });
    expect(othersOf(played, 'upgrade').map((other) => other.discFrom)).toEqual(others);
    const after = written(played.outcome.table).railroad.stations;
    expect(after['21.5']).toEqual({ discs: ['sam'] });
    expect(after[String(discFrom)]).toBeUndefined();
  });

  test('your disc stays on the station his leaves', () => {
    const played = deliver({}, none, { '7.5': { discs: ['player', 'sam'] } });
    expect(written(played.outcome.table).railroad.stations['7.5']).toEqual({ discs: ['player'] });
  });
});

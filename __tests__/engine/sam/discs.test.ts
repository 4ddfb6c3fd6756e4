import { acts, file, othersOf, play, step, written, type File, type Played } from './harness';

const STACKS = { bag1: 0, bag2: 0, bag3: 0, cattle: 0 };

/** Card 8 from G with nothing to take: one step to Kansas City. */
function deliver(cities: Record<string, string[]>, more: File = {}, stations: File = {}): Played {
  const railroad = { engines: { player: 0, sam: 20 }, stations, cities };
  return play(file(8, { herders: { player: 'A', sam: 'G' }, railroad, stacks: STACKS, ...more }));
}

const sam = (...cities: string[]): Record<string, string[]> =>
  Object.fromEntries(cities.map((city) => [city, ['sam']]));

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

import { acts, file, play, step, written, type File, type Played } from './harness';
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

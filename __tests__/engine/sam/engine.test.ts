import { acts, file, play, step, written, type File } from './harness';

type Stations = Record<string, { discs?: string[]; master?: string }>;

function drive(card: number, sam: number | 'box', engineer: number, player = 0, stations: Stations = {}) {
  const railroad = { engines: { player, sam }, stations };
  const workers = { cowboy: 1, builder: engineer, engineer };
  return play(file(card, { railroad, sam: { workers, specialization: 'builder' } }));
}

const upgraded = (...at: number[]): Stations =>
  Object.fromEntries(at.map((station) => [String(station), { discs: ['sam'] }]));

interface Row {
  readonly name: string;
  readonly from: number;
  readonly engineers: number;
  readonly player?: number;
  readonly stations?: Stations;
  readonly to: number;
  readonly upgrades: boolean;
}

const ROWS: readonly Row[] = [
  { name: 'on 0 with 1: to 1', from: 0, engineers: 1, to: 1, upgrades: false },
  { name: 'on 4 with 1: to 4.5', from: 4, engineers: 1, to: 4.5, upgrades: true },
  { name: 'on 3 with 5: 7.5 is just in reach', from: 3, engineers: 5, to: 7.5, upgrades: true },
  { name: 'on 3 with 4: only 4.5 is', from: 3, engineers: 4, to: 4.5, upgrades: true },
  {
    name: 'on 3 with 5, your engine on 5: still 7.5',
    from: 3,
    engineers: 5,
    player: 5,
    to: 7.5,
    upgrades: true,
  },
  { name: 'on 3 with 4, your engine on 5: 7.5', from: 3, engineers: 4, player: 5, to: 7.5, upgrades: true },
  { name: 'on a turnout: the next space is numbered', from: 4.5, engineers: 1, to: 5, upgrades: false },
  { name: 'from a turnout to the next in 4', from: 4.5, engineers: 4, to: 7.5, upgrades: true },
  { name: 'your engine in front is skipped', from: 0, engineers: 2, player: 1, to: 3, upgrades: false },
  { name: 'your engine on the target is skipped', from: 0, engineers: 2, player: 2, to: 3, upgrades: false },
  { name: 'your engine behind is no matter', from: 5, engineers: 1, player: 4, to: 6, upgrades: false },
  {
    name: 'your engine on the last space before a turnout',
    from: 3,
    engineers: 1,
    player: 4,
    to: 4.5,
    upgrades: true,
  },
  {
    name: 'a station you stand on cannot be stopped at',
    from: 4,
    engineers: 1,
    player: 4.5,
    to: 5,
    upgrades: false,
  },
  {
    name: 'your engine on the further station: the nearer one',
    from: 3,
    engineers: 5,
    player: 7.5,
    to: 4.5,
    upgrades: true,
  },
  {
    name: 'a station he has upgraded is passed',
    from: 3,
    engineers: 2,
    stations: upgraded(4.5),
    to: 5,
    upgrades: false,
  },
  {
    name: 'turnouts are not counted when he goes on by numbered spaces',
    from: 4,
    engineers: 6,
    stations: upgraded(4.5, 7.5),
    to: 10,
    upgrades: false,
  },
  { name: 'space 39 is a station', from: 36, engineers: 3, to: 39, upgrades: true },
  { name: 'the end of the track is not overrun', from: 37, engineers: 6, to: 39, upgrades: true },
  { name: 'your engine on 39: as far as 38', from: 36, engineers: 5, player: 39, to: 38, upgrades: false },
];

describe.each([5, 6, 12, 15])('card %i, by engineers', (card) => {
  test.each(ROWS)('$name', ({ from, engineers, player, stations, to, upgrades }) => {
    const played = drive(card, from, engineers, player, stations);
    const does = ['engine', ...(upgrades ? ['upgrade'] : []), ...(to === 39 ? ['retireEngine'] : [])];
    expect(acts(played).map((deed) => deed.do)).toEqual(does);
    expect(step(played, 'engine')).toEqual({ do: 'engine', from, to });
    if (upgrades)
      expect(step(played, 'upgrade')).toEqual({
        do: 'upgrade',
        station: to,
        removesMaster: null,
        discFrom: 'reserve',
      });
  });

  test.each([
    ['one in front', 1, 1],
    ['one on the target', 2, 2],
    ['one behind', 0, undefined],
    ['one further on', 4, undefined],
  ])('the why names the space of your engine that does not count: %s', (_name, player, skipped) => {
    const engine = drive(card, 0, 2, player).outcome.steps.find((deed) => deed.do === 'engine');
    expect(engine?.why).toMatchObject({ rule: 'engine.forward' });
    expect(engine?.why.params['skipped']).toBe(skipped);
  });

  test('in the box: nothing', () => {
    expect(acts(drive(card, 'box', 3))).toMatchObject([{ do: 'nothing', action: 'engine' }]);
  });

  test('on 38 with your engine on 39: nothing', () => {
    expect(acts(drive(card, 38, 3, 39))).toMatchObject([{ do: 'nothing', action: 'engine' }]);
  });
});

test('a disc from the reserve, the station master to the box, no worker left', () => {
  const played = drive(5, 4, 1, 0, { '4.5': { discs: ['player'], master: 'perWorker' } });
  expect(step(played, 'upgrade')).toMatchObject({ removesMaster: 'perWorker', discFrom: 'reserve' });
  const { railroad, sam } = written(played.outcome.table);
  expect(railroad.stations['4.5']).toEqual({ discs: ['player', 'sam'] });
  expect(sam.discs).toBe(13);
  expect(sam.workers).toEqual({ cowboy: 1, builder: 1, engineer: 1 });
});

test('on 39 his engine goes to the box', () => {
  const { railroad } = written(drive(5, 38, 1).outcome.table);
  expect(railroad.engines.sam).toBe('box');
  expect(railroad.stations['39']).toEqual({ discs: ['sam'] });
});

describe('card 15 for engineers, to the next station', () => {
  function straight(sam: number | 'box', player = 0, more: Stations = {}) {
    const railroad: File = { engines: { player, sam }, stations: more };
    const workers = { cowboy: 1, builder: 1, engineer: 2 };
    return play(file(15, { railroad, sam: { workers, specialization: 'engineer' } }));
  }

  test.each([
    ['however far', 16.5, 0, 21.5],
    ['not a further one', 4, 0, 4.5],
    ['your engine on it: the one after', 5, 7.5, 10.5],
    ['your engine before it is no matter', 5, 6, 7.5],
    ['the last is 39', 34, 0, 39],
  ])('%s', (_, from, player, to) => {
    const played = straight(from, player);
    expect(step(played, 'engine')).toEqual({ do: 'engine', from, to });
    expect(step(played, 'upgrade')).toMatchObject({ station: to });
  });

  test('a station he has a disc on is still the next, and not upgraded twice', () => {
    const played = straight(5, 0, upgraded(7.5));
    expect(acts(played)).toEqual([{ do: 'engine', from: 5, to: 7.5 }]);
    expect(written(played.outcome.table).sam.discs).toBe(13);
  });

  test('your engine on 39 and nothing before it: nothing', () => {
    expect(acts(straight(34, 39))).toMatchObject([{ do: 'nothing', action: 'engine' }]);
  });

  test('in the box: nothing', () => {
    expect(acts(straight('box'))).toMatchObject([{ do: 'nothing', action: 'engine' }]);
  });

  test('medium with a drawn engineer: specialist with 2, so the card moves him 2', () => {
    expect(step(straight(0), 'move')).toMatchObject({ steps: 2, path: ['A', 'B'] });
  });
});

import { DISC_SPACES } from '../../../src/box/playerBoard';
import { CITIES, type CityId } from '../../../src/box/railroad';
import { transportCost } from '../../../src/engine/play/delivery';
import type { PlayerEvent, PlayState } from '../../../src/engine/play/types';
import { does, doesAll, refusal, standing, tableWith, type TableChange } from './tables';

const columns: readonly PlayerEvent[] = [
  { type: 'foresight', column: 0, tile: 0 },
  { type: 'foresight', column: 1, tile: 1 },
  { type: 'foresight', column: 2, tile: 0 },
];
const arrived = (change: TableChange = {}): PlayState => standing('kansasCity', change);
const atIncome = (change: TableChange = {}): PlayState => doesAll(arrived(change), columns);
const delivered = (...cities: CityId[]): TableChange => ({
  cities: CITIES.map((city) => ({ player: cities.includes(city) ? 1 : 0, sam: 0 })),
});
const herd = { cattle: ['hereford:7', 'shorthorn:3', 'corriente', 'longhorn', 'blackAngus'] } as const;
const atDelivery = (change: TableChange = {}): PlayState =>
  does(atIncome({ ...change, player: { ...herd, ...change.player } }), {
    type: 'income',
    breeds: ['hereford', 'shorthorn', 'corriente', 'longhorn'],
  });

describe('foresight', () => {
  test('an outlaw, a hazard and a worker each go to their place', () => {
    const { table } = doesAll(arrived(), columns);
    expect(table.trail).toContain('outlaw:green');
    expect(table.jobMarket).toEqual({
      row: 3,
      workers: ['cowboy', 'builder', 'engineer', 'builder', 'engineer', null],
    });
    expect(table.foresight).toEqual([
      [null, 'flood:green:4'],
      ['cowboy', null],
      [null, 'outlaw:orange'],
    ]);
  });

  test('a tile without a free space leaves the game', () => {
    const flood = {
      flood1: 'flood:green:2',
      flood2: 'flood:green:3',
      flood3: 'flood:black:2',
      flood4: 'flood:black:3',
    } as const;
    const { table } = does(arrived({ trail: flood }), { type: 'foresight', column: 0, tile: 1 });
    expect(table.trail).not.toContain('flood:green:4');
    expect(table.foresight[0]).toEqual(['outlaw:green', null]);
  });

  test.each([
    [
      'a full column of row 6 refills the cattle market',
      6,
      2,
      [{ pile: 'cattle', count: 5, to: 'cattleMarket' }],
    ],
    ['row 9 too', 9, 4, [{ pile: 'cattle', count: 3, to: 'cattleMarket' }]],
    ['a market above its size is not cut', 6, 8, []],
    ['other rows do not', 5, 2, []],
  ])('%s', (_name, row, size, requests) => {
    const workers = [...new Array<null>((row - 1) * 2).fill(null), 'cowboy' as const, null];
    const state = arrived({
      jobMarket: { row, workers },
      cattleMarket: new Array<'longhorn'>(size).fill('longhorn'),
    });
    const before = does(state, { type: 'foresight', column: 0, tile: 0 });
    expect(does(before, { type: 'foresight', column: 1, tile: 0 }).requests).toEqual(requests);
  });

  test('the worker that pushes the token out of row 12 gives it to the player', () => {
    const workers = [...new Array<null>(22).fill(null), 'cowboy' as const, null];
    const state = doesAll(arrived({ jobMarket: { row: 12, workers } }), columns.slice(0, 2));
    expect(state.table.jobMarket.row).toBe(13);
    expect(state.table.player.jobToken).toBe(true);
    expect(refusal(state, { type: 'foresight', column: 2, tile: 0 })).toBe('workersClosed');
    expect(refusal(state, { type: 'foresight', column: 2, tile: null })).toBe('mustTake');
    expect(refusal(state, { type: 'foresight', column: 2, tile: 1 })).toBe('folds');
  });

  test('with the market closed a column of workers only is skipped', () => {
    const state = does(arrived({ jobMarket: { row: 13, workers: [] } }), {
      type: 'foresight',
      column: 0,
      tile: 0,
    });
    const skipped = does(state, { type: 'foresight', column: 1, tile: null });
    expect(skipped.turn.step).toBe('column3');
    expect(skipped.table.foresight[1]).toEqual(['cowboy', 'builder']);
  });

  test.each<[string, PlayerEvent, string]>([
    ['another column first', { type: 'foresight', column: 1, tile: 0 }, 'columnOrder'],
    ['a column left out', { type: 'foresight', column: 0, tile: null }, 'mustTake'],
    ['income first', { type: 'income', breeds: [] }, 'columnOrder'],
    ['delivering first', { type: 'deliver', city: 'fulton', disc: 'gain2' }, 'wrongPhase'],
    ['an auxiliary action', { type: 'auxiliary', action: 'gain' }, 'wrongPhase'],
    ['ending the turn', { type: 'endTurn' }, 'wrongPhase'],
  ])('refuses %s', (_name, event, code) => {
    expect(refusal(arrived(), event)).toBe(code);
  });
});

describe('income', () => {
  test('different breeds, permanent certificates and the temporary ones used', () => {
    const state = does(
      atIncome({ player: { certificates: 3, masters: ['twoCertificates', 'perHazardPair'] } }),
      {
        type: 'income',
        breeds: ['criollo', 'galloway', 'pineywoods'],
        certificates: 2,
      },
    );
    expect(state.table.player).toMatchObject({ dollars: 30, certificates: 1 });
    expect(state.turn.pending).toEqual([{ type: 'deliver', limit: 10, special: false }]);
  });

  test('each Brahman in hand pays 4 on top, outside the breeding value', () => {
    const state = does(atIncome({ variants: ['brahman'], player: { cattle: ['brahman', 'brahman'] } }), {
      type: 'income',
      breeds: ['brahman', 'criollo'],
      brahman: 2,
    });
    expect(state.table.player.dollars).toBe(31);
    expect(state.turn.pending).toEqual([{ type: 'deliver', limit: 3, special: false }]);
  });

  test.each<[string, PlayerEvent, string]>([
    ['a breed twice', { type: 'income', breeds: ['criollo', 'criollo'] }, 'sameBreed'],
    ['a breed the herd lacks', { type: 'income', breeds: ['hereford'] }, 'notInHerd'],
    ['certificates there are not', { type: 'income', breeds: [], certificates: 1 }, 'tooManyCertificates'],
    ['two orange breeds', { type: 'income', breeds: ['simmental', 'brahman'] }, 'sameBreed'],
    ['Brahman there are not', { type: 'income', breeds: [], brahman: 1 }, 'notInHerd'],
  ])('refuses %s', (_name, event, code) => {
    expect(refusal(atIncome(), event)).toBe(code);
  });

  test('more breeds than the hand holds are refused', () => {
    const state = atIncome({ player: herd });
    const breeds = ['hereford', 'shorthorn', 'corriente', 'longhorn', 'criollo'] as const;
    expect(refusal(state, { type: 'income', breeds })).toBe('handLimit');
  });
});

describe('delivery', () => {
  test.each<[CityId, number, number]>([
    ['kansasCity', 0, 0],
    ['fulton', 0, 0],
    ['stLouis', 0, 1],
    ['stLouis', 3, 1],
    ['stLouis', 4, 0],
    ['stLouis', 5, 0],
    ['bloomington', 0, 3],
    ['bloomington', 4, 2],
    ['bloomington', 4.5, 1],
    ['peoria', 0, 4],
    ['peoria', 5, 2],
    ['peoria', 7.5, 0],
    ['chicago', 0, 5],
    ['chicago', 5, 3],
    ['chicago', 8, 1],
    ['toledo', 0, 7],
    ['toledo', 10.5, 1],
    ['pittsburgh', 0, 8],
    ['philadelphia', 0, 9],
    ['newYork', 0, 11],
    ['newYork', 16.5, 1],
    ['newYork', 17.5, 0],
  ])('transport to %s from %d costs %d', (city, engine, cost) => {
    expect(transportCost(tableWith({ engines: { player: engine, sam: 'box' } }), city)).toBe(cost);
  });

  test('a disc on the city, transport paid, the herder back to the start, the columns slid and refilled', () => {
    const state = does(atDelivery(), { type: 'deliver', city: 'pittsburgh', disc: 'gain2' });
    expect(state.table.cities[7]).toEqual({ player: 1, sam: 0 });
    expect(state.table.player).toMatchObject({ dollars: 20 + 15 - 8, cleared: ['gain2'] });
    expect(state.table.herders.player).toBe('start');
    expect(state.table.foresight).toEqual([
      ['flood:green:4', null],
      ['cowboy', null],
      ['outlaw:orange', null],
    ]);
    expect(state.requests).toEqual([
      { pile: 'bag1', count: 1, to: { foresight: 0 } },
      { pile: 'bag2', count: 1, to: { foresight: 1 } },
      { pile: 'bag3', count: 1, to: { foresight: 2 } },
    ]);
    expect(state.turn.phase).toBe('done');
    expect(does({ ...state, requests: [] }, { type: 'endTurn' }).turn.phase).toBe('over');
  });

  test('Kansas City pays 4 dollars and may repeat', () => {
    const state = does(atDelivery(delivered('kansasCity')), {
      type: 'deliver',
      city: 'kansasCity',
      disc: 'gain2',
    });
    expect(state.table.player.dollars).toBe(39);
    expect(state.table.cities[0]?.player).toBe(2);
  });

  test.each<[string, CityId, readonly CityId[], number, number]>([
    ['Fulton and St. Louis', 'stLouis', ['fulton'], 1, 1],
    ['St. Louis and Bloomington', 'bloomington', ['stLouis'], 0, 2],
    ['two arrows at once', 'stLouis', ['fulton', 'bloomington'], 1, 2],
    ['Bloomington and Chicago around Peoria', 'peoria', ['bloomington', 'chicago'], 2, 1],
    ['no neighbour', 'peoria', ['fulton'], 0, 1],
  ])('arrow rewards: %s', (_name, city, others, objectives, tokens) => {
    const state = does(atDelivery(delivered(...others)), { type: 'deliver', city, disc: 'gain2' });
    expect(state.turn.pending).toHaveLength(objectives);
    expect(state.table.player.tokens).toBe(tokens);
  });

  test('the objective of an arrow comes from the display, which is refilled before the next', () => {
    const state = does(atDelivery(delivered('bloomington', 'chicago')), {
      type: 'deliver',
      city: 'peoria',
      disc: 'gain2',
    });
    expect(refusal(state, { type: 'objective', from: 'pile' })).toBe('onlyFromDisplay');
    const one = does(state, { type: 'objective', from: 4 });
    expect(one.requests).toEqual([{ pile: 'objectives', count: 1, to: 'objectiveSlot' }]);
    expect(one.table.herders.player).toBe('kansasCity');
    const two = does({ ...one, requests: [] }, { type: 'objective', from: 1 });
    expect(two.table.player.objectives.herd).toEqual(['building-orange-orange-3', 'newYork-5']);
    expect(two.table.herders.player).toBe('start');
  });

  test('the objective of an arrow must be taken while any is on display, unless the table is right', () => {
    const arrow = { type: 'deliver', city: 'peoria', disc: 'gain2' } as const;
    const state = does(atDelivery(delivered('chicago')), arrow);
    expect(refusal(state, { type: 'skip' })).toBe('notSkippable');
    expect(refusal(state, { type: 'endTurn' })).toBe('pendingFirst');
    expect(does(state, { type: 'skip', force: true }).turn.phase).toBe('done');
    const last = does(
      atDelivery({ ...delivered('bloomington', 'chicago'), objectives: ['newYork-5'] }),
      arrow,
    );
    const taken = does(last, { type: 'objective', from: 1 });
    expect(does({ ...taken, requests: [] }, { type: 'skip' }).turn.phase).toBe('done');
  });

  test.each<[string, PlayerEvent, TableChange, string]>([
    ['a city out of reach', { type: 'deliver', city: 'philadelphia', disc: 'gain2' }, {}, 'cityTooFar'],
    [
      'a city delivered to',
      { type: 'deliver', city: 'peoria', disc: 'gain2' },
      delivered('peoria'),
      'cityDelivered',
    ],
    ['a dark disc on white corners', { type: 'deliver', city: 'peoria', disc: 'stepVp' }, {}, 'discCorner'],
    [
      'a disc already gone',
      { type: 'deliver', city: 'peoria', disc: 'gain2' },
      { player: { cleared: ['gain2'] } },
      'noSuchDisc',
    ],
    ['no disc named', { type: 'deliver', city: 'peoria' }, {}, 'noSuchDisc'],
    ['no delivery', { type: 'skip' }, {}, 'notSkippable'],
  ])('refuses %s', (_name, event, change, code) => {
    expect(refusal(atDelivery(change), event)).toBe(code);
  });

  test('a hand limit disc costs 5, the step disc pays 3', () => {
    const far = { engines: { player: 20, sam: 0 } };
    expect(
      does(atDelivery(far), { type: 'deliver', city: 'toledo', disc: 'handA' }).table.player.dollars,
    ).toBe(30);
    expect(
      does(atDelivery(far), { type: 'deliver', city: 'toledo', disc: 'stepDollars' }).table.player.dollars,
    ).toBe(38);
  });

  test('a disc is paid for before Kansas City pays; when it cannot be, one comes back from a station', () => {
    const oneDollar = { type: 'income', breeds: ['criollo'] } as const;
    const cleared = DISC_SPACES.filter((space) => space !== 'handA');
    const stations = tableWith().stations.map((station, index) => ({ ...station, player: index === 2 }));
    const with5 = does(atIncome({ stations, player: { cleared, dollars: 4 } }), oneDollar);
    expect(refusal(with5, { type: 'deliver', city: 'kansasCity', disc: 2 })).toBe('noSuchDisc');
    const paid = does(with5, { type: 'deliver', city: 'kansasCity', disc: 'handA' });
    expect(paid.table.player.dollars).toBe(4);
    const with4 = does(atIncome({ stations, player: { cleared, dollars: 3 } }), oneDollar);
    expect(refusal(with4, { type: 'deliver', city: 'kansasCity', disc: 'handA' })).toBe('notEnoughMoney');
    const moved = does(with4, { type: 'deliver', city: 'kansasCity', disc: 2 });
    expect(moved.table.stations[2]?.player).toBe(false);
    expect(moved.table.player.dollars).toBe(8);
  });

  test('when only dark discs are left they may go on white corners', () => {
    const cleared = [
      'gain2',
      'draw2',
      'certBack1',
      'certBack2',
      'forward1',
      'forward2',
      'remove1',
      'remove2',
      'limit4',
    ] as const;
    expect(
      refusal(atDelivery({ player: { cleared } }), { type: 'deliver', city: 'peoria', disc: 'stepVp' }),
    ).toBe('folds');
    expect(
      refusal(atDelivery({ player: { cleared: cleared.slice(1) } }), {
        type: 'deliver',
        city: 'peoria',
        disc: 'stepVp',
      }),
    ).toBe('discCorner');
  });
});

describe('the special delivery of 9a', () => {
  const start = (engine: number, sam = 0): PlayState =>
    standing('A1', { trail: { A1: 'player:9a' }, engines: { player: engine, sam } });

  test.each<[string, number, number, number, number]>([
    ['spaces moved count', 12, 0, 8, 4],
    ['occupied spaces do not', 12, 10, 8, 3],
    ['turnouts do not', 12, 0, 10.5, 1],
    ['from a turnout', 10.5, 0, 8, 3],
  ])('%s', (_name, engine, sam, to, limit) => {
    const state = does(start(engine, sam), { type: 'specialDelivery', offer: 1, to });
    expect(state.turn.pending[0]).toEqual({ type: 'deliver', limit, special: true });
  });

  test('a turnout may be upgraded first, and the delivery be waived', () => {
    const state = does(start(12), { type: 'specialDelivery', offer: 1, to: 4.5 });
    expect(state.turn.pending).toEqual([
      { type: 'deliver', limit: 7, special: true },
      { type: 'upgrade', station: 0 },
    ]);
    const upgraded = does(state, { type: 'upgrade', station: 0, disc: 'draw2' });
    expect(refusal(upgraded, { type: 'deliver', city: 'peoria', disc: 'gain2' })).toBe('cityTooFar');
    expect(does(upgraded, { type: 'deliver', city: 'bloomington', disc: 'gain2' }).turn.phase).toBe('act');
    expect(does(upgraded, { type: 'skip' }).turn.pending).toEqual([]);
  });

  test('it goes backward only', () => {
    expect(refusal(start(12), { type: 'specialDelivery', offer: 1, to: 12 })).toBe('engineTarget');
  });
});

import type { PlayerEvent, PlayState } from '../../../src/engine/play/types';
import { does, doesAll, refusal, standing, tableWith, type TableChange } from './tables';

const workers = (cowboy: number, builder = 1, engineer = 1) => ({ workers: { cowboy, builder, engineer } });

describe('hiring', () => {
  const market = {
    jobMarket: { row: 3, workers: ['cowboy', 'builder', 'engineer', 'engineer', 'cowboy', null] },
  } as const;

  test.each<[string, PlayerEvent, TableChange, string]>([
    ["the token's row", { type: 'hire', offer: 1, row: 3, side: 'left' }, {}, 'rowClosed'],
    ['an empty space', { type: 'hire', offer: 1, row: 4, side: 'left' }, {}, 'noWorkerThere'],
    ['a full row', { type: 'hire', offer: 1, row: 1, side: 'left' }, { player: workers(6) }, 'rowFull'],
    [
      'too little money',
      { type: 'hire', offer: 2, row: 1, side: 'left' },
      { player: { dollars: 7 } },
      'notEnoughMoney',
    ],
    ['another kind of action', { type: 'hire', offer: 0, row: 1, side: 'left' }, {}, 'offerMismatch'],
  ])('refuses %s', (_name, event, change, code) => {
    expect(refusal(standing('A', { ...market, ...change }), event)).toBe(code);
  });

  test.each([6, 6, 7, 5, 7, 9, 6, 8, 10, 6, 5, 4].map((cost, index) => [index + 1, cost]))(
    'row %d costs %d, 1 less in 6a and 2 more as the last action of A',
    (row, cost) => {
      const closed = {
        jobMarket: { row: 13, workers: [...new Array<null>(row * 2 - 1).fill(null), 'cowboy' as const] },
      };
      const left = (state: PlayState, offer: number): number =>
        does(state, { type: 'hire', offer, row, side: 'right' }).table.player.dollars;
      expect(left(standing('A', closed), 1)).toBe(20 - cost);
      expect(left(standing('A', closed), 2)).toBe(20 - cost - 2);
      expect(left(standing('A1', { ...closed, trail: { A1: 'player:6a' } }), 0)).toBe(20 - cost + 1);
    },
  );

  test('the worker leaves the market and joins its row', () => {
    const { table } = does(standing('A', market), { type: 'hire', offer: 1, row: 1, side: 'left' });
    expect(table.jobMarket.workers[0]).toBeNull();
    expect(table.player.workers).toEqual({ cowboy: 2, builder: 1, engineer: 1 });
  });

  test.each<[string, TableChange, PlayerEvent, readonly PlayerEvent[], object]>([
    [
      'cowboy 4: a free hazard',
      { player: workers(3), trail: { flood1: 'flood:green:4' } },
      { type: 'hire', offer: 1, row: 1, side: 'left' },
      [{ type: 'hazard', space: 'flood1' }],
      { dollars: 14, hazards: ['flood:green:4'] },
    ],
    [
      'cowboy 6: an outlaw',
      { player: workers(5), trail: { outlaw9: 'outlaw:green' } },
      { type: 'hire', offer: 1, row: 1, side: 'left' },
      [{ type: 'outlaw', space: 'outlaw9' }],
      { dollars: 24 },
    ],
    [
      'builder 4: build at 1',
      { player: workers(1, 3) },
      { type: 'hire', offer: 1, row: 1, side: 'right' },
      [{ type: 'build', building: 6, space: 'F2' }],
      { dollars: 10 },
    ],
    [
      'builder 6: build at 1',
      { player: workers(1, 5) },
      { type: 'hire', offer: 1, row: 1, side: 'right' },
      [{ type: 'build', building: 1, space: 'F2' }],
      { dollars: 13 },
    ],
    [
      'engineer 2: a Criollo for a certificate',
      {},
      { type: 'hire', offer: 1, row: 2, side: 'left' },
      [{ type: 'discard', card: 'criollo' }],
      { certificates: 1 },
    ],
    [
      'engineer 3: a Criollo for 2',
      { player: workers(1, 1, 2) },
      { type: 'hire', offer: 1, row: 2, side: 'left' },
      [{ type: 'discard', card: 'criollo' }],
      { dollars: 16 },
    ],
    [
      'engineer 4: hire for 2 less',
      { player: workers(1, 1, 3) },
      { type: 'hire', offer: 1, row: 2, side: 'left' },
      [{ type: 'hire', row: 1, side: 'left' }],
      { dollars: 10 },
    ],
    [
      'engineer 5: a Criollo for 2 certificates',
      { player: workers(1, 1, 4) },
      { type: 'hire', offer: 1, row: 2, side: 'left' },
      [{ type: 'discard', card: 'criollo' }],
      { certificates: 2 },
    ],
    [
      'engineer 6: a Criollo for 4',
      { player: workers(1, 1, 5) },
      { type: 'hire', offer: 1, row: 2, side: 'left' },
      [{ type: 'discard', card: 'criollo' }],
      { dollars: 18 },
    ],
  ])('immediate action of %s', (_name, change, hire, events, player) => {
    const hired = does(standing('A', { ...market, ...change }), hire);
    expect(hired.turn.pending).toHaveLength(1);
    expect(doesAll(hired, events).table.player).toMatchObject(player);
    expect(does(hired, { type: 'skip' }).turn.pending).toEqual([]);
  });

  test('an immediate action is now or never', () => {
    const hired = does(standing('A', market), { type: 'hire', offer: 1, row: 2, side: 'left' });
    expect(refusal(hired, { type: 'discard', offer: 0, card: 'galloway' })).toBe('pendingFirst');
    expect(does(hired, { type: 'endTurn' }).turn.phase).toBe('over');
  });
});

describe('building', () => {
  test.each<[string, PlayerEvent, TableChange, string]>([
    [
      'more builders than there are',
      { type: 'build', offer: 1, building: 4, space: 'A1' },
      {},
      'notEnoughBuilders',
    ],
    [
      'too little money',
      { type: 'build', offer: 1, building: 1, space: 'A1' },
      { player: { dollars: 1 } },
      'notEnoughMoney',
    ],
    ['a hazard space', { type: 'build', offer: 1, building: 1, space: 'flood1' }, {}, 'notASite'],
    [
      "Sam's site",
      { type: 'build', offer: 1, building: 1, space: 'A1' },
      { trail: { A1: 'sam:1b' } },
      'siteTaken',
    ],
    [
      'a building not in the reserve',
      { type: 'build', offer: 1, building: 1, space: 'A1' },
      { player: { reserve: [2] } },
      'notInReserve',
    ],
    [
      'a replacement that needs no more',
      { type: 'build', offer: 1, building: 2, space: 'A1' },
      { trail: { A1: 'player:1a' } },
      'notMoreBuilders',
    ],
  ])('refuses %s', (_name, event, change, code) => {
    expect(refusal(standing('B', change), event)).toBe(code);
  });

  test('a replacement costs the difference and the old tile leaves the game', () => {
    const state = standing('B', {
      trail: { A1: 'player:4a' },
      player: { reserve: [1, 6], ...workers(1, 2) },
    });
    const { table } = does(state, { type: 'build', offer: 1, building: 6, space: 'A1' });
    expect(table.player).toMatchObject({ dollars: 16, reserve: [1] });
    expect(table.trail).toContain('player:6a');
    expect(table.trail).not.toContain('player:4a');
  });

  test('a building replaced under the herder is not used this turn', () => {
    const state = standing('A1', {
      trail: { A1: 'player:6a' },
      player: { reserve: [8], ...workers(1, 3) },
    });
    const built = doesAll(state, [
      { type: 'hire', offer: 0, row: 1, side: 'right' },
      { type: 'build', building: 8, space: 'A1' },
    ]);
    expect(built.table.player.dollars).toBe(14);
    expect(refusal(built, { type: 'engine', offer: 1, to: 1 })).toBe('offerUsed');
  });

  test("the owner's corrections of a building count", () => {
    const state = standing('B', { profile: { buildings: { '12a': { builders: 1 } } } });
    expect(does(state, { type: 'build', offer: 1, building: 12, space: 'A1' }).table.player.dollars).toBe(18);
  });
});

describe('buying cattle', () => {
  test.each<[string, number, readonly PlayerEvent[], object]>([
    [
      'value 3 with 1 cowboy',
      1,
      [{ type: 'buy', offer: 1, purchase: 0, cards: ['longhorn'] }],
      { dollars: 14 },
    ],
    [
      'value 3 with 2 cowboys',
      2,
      [{ type: 'buy', offer: 1, purchase: 1, cards: ['longhorn'] }],
      { dollars: 17 },
    ],
    [
      'two of value 3 with 3 cowboys',
      3,
      [{ type: 'buy', offer: 1, purchase: 2, cards: ['corriente', 'corriente'] }],
      { dollars: 15 },
    ],
    [
      'value 4 with 1 cowboy',
      1,
      [{ type: 'buy', offer: 1, purchase: 3, cards: ['shorthorn:3'] }],
      { dollars: 8 },
    ],
    [
      'value 4 with 3 cowboys',
      3,
      [{ type: 'buy', offer: 1, purchase: 4, cards: ['shorthorn:3'] }],
      { dollars: 14 },
    ],
    [
      'two of value 4 with 5 cowboys',
      5,
      [{ type: 'buy', offer: 1, purchase: 5, cards: ['shorthorn:3', 'shorthorn:5'] }],
      { dollars: 12 },
    ],
    [
      'value 5 with 2 cowboys',
      2,
      [{ type: 'buy', offer: 1, purchase: 6, cards: ['hereford:7'] }],
      { dollars: 8 },
    ],
    [
      'value 5 with 4 cowboys',
      4,
      [{ type: 'buy', offer: 1, purchase: 7, cards: ['hereford:7'] }],
      { dollars: 14 },
    ],
    [
      'two purchases combined',
      2,
      [
        { type: 'buy', offer: 1, purchase: 0, cards: ['longhorn'] },
        { type: 'buy', purchase: 0, cards: ['blackAngus'] },
      ],
      { dollars: 8, cattle: ['longhorn', 'blackAngus'] },
    ],
  ])('%s', (_name, cowboys, events, player) => {
    expect(doesAll(standing('E', { player: workers(cowboys) }), events).table.player).toMatchObject(player);
  });

  test('a free cowboy adds two cards, at any moment of the action', () => {
    const state = does(standing('E', { player: workers(3) }), { type: 'reveal', offer: 1 });
    expect(state.requests).toEqual([{ pile: 'cattle', count: 2, to: 'cattleMarket' }]);
    expect(refusal(state, { type: 'buy', purchase: 1, cards: ['longhorn'] })).toBe('drawsOpen');
    const bought = does({ ...state, requests: [] }, { type: 'buy', purchase: 1, cards: ['longhorn'] });
    expect(bought.turn.pending).toEqual([]);
  });

  test('an empty stack adds nothing', () => {
    const supply = { ...tableWith().supply, cattle: { left: 0, faces: {} } };
    expect(refusal(standing('E', { supply }), { type: 'reveal', offer: 1 })).toBe('pileEmpty');
  });

  test('buying ends by itself when something else is done', () => {
    const state = does(standing('E', { player: workers(3) }), {
      type: 'buy',
      offer: 1,
      purchase: 0,
      cards: ['longhorn'],
    });
    expect(state.turn.pending).toEqual([{ type: 'buying', cowboys: 2 }]);
    expect(does(state, { type: 'discard', offer: 0, card: 'pineywoods' }).turn.pending).toEqual([]);
  });

  test.each<[string, PlayerEvent, string]>([
    [
      'more cowboys than there are',
      { type: 'buy', offer: 1, purchase: 1, cards: ['longhorn'] },
      'notEnoughCowboys',
    ],
    [
      'a card of another value',
      { type: 'buy', offer: 1, purchase: 0, cards: ['shorthorn:3'] },
      'wrongPurchase',
    ],
    [
      'a card not in the market',
      { type: 'buy', offer: 1, purchase: 3, cards: ['shorthorn:4'] },
      'notInMarket',
    ],
    [
      'two for the price of one',
      { type: 'buy', offer: 1, purchase: 0, cards: ['longhorn', 'longhorn'] },
      'wrongPurchase',
    ],
    ['a purchase that does not exist', { type: 'buy', offer: 1, purchase: 50, cards: [] }, 'wrongPurchase'],
    ['without the action', { type: 'buy', purchase: 0, cards: ['longhorn'] }, 'nothingPending'],
  ])('refuses %s', (_name, event, code) => {
    expect(refusal(standing('E'), event)).toBe(code);
  });

  test('orange cards have their own price', () => {
    const state = standing('E', { variants: ['simmental'], cattleMarket: ['simmental'], player: workers(2) });
    expect(
      does(state, { type: 'buy', offer: 1, purchase: 9, cards: ['simmental'] }).table.player.dollars,
    ).toBe(15);
  });
});

describe('cards from hand', () => {
  test.each<[string, PlayerEvent, TableChange, string]>([
    ['a breed the action does not ask for', { type: 'discard', offer: 0, card: 'criollo' }, {}, 'wrongCard'],
    [
      'a breed the herd has lost',
      { type: 'discard', offer: 0, card: 'galloway' },
      { player: { starters: { criollo: 5, santaGertrudis: 3, pineywoods: 3, galloway: 0 } } },
      'notInHerd',
    ],
    ['an objective', { type: 'discard', offer: 0, card: 'newYork-5' }, {}, 'wrongCard'],
  ])('refuses %s', (_name, event, change, code) => {
    expect(refusal(standing('A', change), event)).toBe(code);
  });

  test('a pair needs two of one breed', () => {
    const state = standing('F', { player: { cattle: ['shorthorn:3', 'shorthorn:5', 'longhorn'] } });
    expect(does(state, { type: 'discard', offer: 0, card: 'shorthorn' }).table.player.dollars).toBe(24);
    expect(refusal(state, { type: 'discard', offer: 0, card: 'longhorn' })).toBe('notInHerd');
  });

  test('the disc of 6 certificates is useless before that of 4', () => {
    const limited = (...cleared: ('limit4' | 'limit6')[]): number =>
      does(standing('A1', { trail: { A1: 'player:10a' }, player: { cleared } }), { type: 'take', offer: 0 })
        .table.player.certificates;
    expect([limited(), limited('limit6'), limited('limit4'), limited('limit4', 'limit6')]).toEqual([
      3, 3, 4, 6,
    ]);
  });

  test('certificates stop at the limit', () => {
    const state = standing('A1', { trail: { A1: 'player:5b' }, player: { certificates: 2 } });
    expect(does(state, { type: 'discard', offer: 0, card: 'pineywoods' }).table.player.certificates).toBe(3);
  });
});

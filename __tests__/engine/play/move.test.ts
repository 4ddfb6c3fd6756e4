import type { SpaceId } from '../../../src/box/trail';
import { legalStops } from '../../../src/engine/play/move';
import { arrive, beginPlayerTurn } from '../../../src/engine/play/turn';
import type { PlayerEvent } from '../../../src/engine/play/types';
import { before, does, doesAll, refusal, standing, tableWith, type TableChange } from './tables';

const stops = (change: TableChange, herder: SpaceId = 'start') => {
  const table = tableWith({ ...change, herders: { player: herder, sam: 'start' } });
  return legalStops(table, beginPlayerTurn(table, false));
};

describe('phase A', () => {
  test('on an empty trail three steps lead over three neutral buildings', () => {
    expect(stops({}).map(({ space, steps, fee }) => [space, steps, fee])).toEqual([
      ['A', 1, 0],
      ['B', 2, 0],
      ['C', 3, 0],
    ]);
  });

  test('the cheapest way comes first, ways of another fee or length follow', () => {
    const found = stops({ trail: { A1: 'sam:7b', flood1: 'flood:green:4', flood2: 'flood:black:2' } }, 'A');
    const b = found.find(({ space }) => space === 'B');
    expect(b).toMatchObject({ path: ['A1', 'B'], steps: 2, fee: 4 });
    expect(b?.others).toEqual([{ path: ['flood1', 'flood2', 'B'], steps: 3, fee: 4 }]);
  });

  test('own buildings cost nothing, hazards, outlaws and the buildings of Sam cost their hands', () => {
    const found = stops({ trail: { A1: 'player:4a', A2: 'sam:1b', A3: 'sam:7b' } }, 'A');
    expect(found.map(({ space, fee }) => [space, fee])).toEqual([
      ['A1', 0],
      ['A2', 2],
      ['A3', 6],
      ['B', 0],
      ['C', 0],
      ['D', 0],
      ['E', 0],
    ]);
  });

  test('Kansas City ends the move', () => {
    expect(stops({}, 'F').map(({ space }) => space)).toEqual(['G', 'kansasCity']);
  });

  test('cleared discs lengthen the move', () => {
    const far = stops({ player: { cleared: ['stepDollars', 'stepVp'] } });
    expect(far.map(({ space, steps }) => [space, steps])).toEqual([
      ['A', 1],
      ['B', 2],
      ['C', 3],
      ['D', 4],
      ['E', 4],
      ['F', 5],
    ]);
  });

  test('hands are paid as far as the money goes', () => {
    const rich = before(tableWith({ trail: { A1: 'sam:7b' }, herders: { player: 'A', sam: 'start' } }));
    const poor = before(
      tableWith({ trail: { A1: 'sam:7b' }, herders: { player: 'A', sam: 'start' }, player: { dollars: 3 } }),
    );
    const move: PlayerEvent = { type: 'move', path: ['A1'] };
    expect(does(rich, move).table.player.dollars).toBe(16);
    expect(does(poor, move).table.player.dollars).toBe(0);
  });

  test.each<[string, PlayerEvent, string]>([
    ['four steps', { type: 'move', path: ['A', 'B', 'C', 'D'] }, 'tooFar'],
    ['a location left out', { type: 'move', path: ['A', 'C'] }, 'badPath'],
    ['an empty space as a stop', { type: 'move', path: ['A', 'A1'] }, 'badPath'],
    ['no step at all', { type: 'move', path: [] }, 'badPath'],
    ['backward', { type: 'move', path: ['start'] }, 'badPath'],
    ['a place off the trail', { type: 'move', path: ['A', 'outlaw1'] }, 'badPath'],
    ['ending the turn first', { type: 'endTurn' }, 'mustMove'],
    ['an action before the move', { type: 'take', offer: 0 }, 'wrongPhase'],
    ['placing the herder again', { type: 'place', space: 'A' }, 'wrongPhase'],
  ])('refuses %s', (_name, event, code) => {
    expect(refusal(before(tableWith()), event)).toBe(code);
  });
});

describe('the first turn', () => {
  const table = tableWith({ herders: { player: null, sam: 'start' }, trail: { A1: 'sam:1b' } });
  const first = { table, turn: beginPlayerTurn(table, true), requests: [] };

  test('puts the herder on any neutral building and goes to phase B', () => {
    const placed = does(first, { type: 'place', space: 'E' });
    expect(placed.table.herders.player).toBe('E');
    expect(placed.turn).toMatchObject({ phase: 'act', first: false });
    expect(placed.turn.offers).toHaveLength(2);
  });

  test('refuses a building of Sam, an empty site and a move', () => {
    expect(refusal(first, { type: 'place', space: 'A1' })).toBe('notNeutral');
    expect(refusal(first, { type: 'place', space: 'A2' })).toBe('notNeutral');
    expect(refusal(first, { type: 'move', path: ['A'] })).toBe('wrongPhase');
  });
});

describe('phase B', () => {
  test('one single auxiliary action instead of all local ones, and the other way round', () => {
    const auxiliary: PlayerEvent = { type: 'auxiliary', action: 'gain' };
    const local: PlayerEvent = { type: 'discard', offer: 0, card: 'galloway' };
    expect(refusal(does(standing('A'), auxiliary), local)).toBe('auxiliaryTaken');
    expect(refusal(does(standing('A'), auxiliary), auxiliary)).toBe('auxiliaryTaken');
    expect(refusal(does(standing('A'), local), auxiliary)).toBe('localTaken');
    expect(refusal(standing('A'), { ...auxiliary, double: true })).toBe('offerMismatch');
  });

  test.each<[string, SpaceId, TableChange]>([
    ["Sam's building", 'A1', { trail: { A1: 'sam:10b' } }],
    ['a hazard', 'flood1', { trail: { flood1: 'flood:green:4' } }],
    ['an outlaw', 'outlaw4', { trail: { outlaw4: 'outlaw:green' } }],
  ])('%s offers one single auxiliary action only', (_name, space, change) => {
    const state = standing(space, change);
    expect(state.turn.offers).toEqual([]);
    expect(does(state, { type: 'auxiliary', action: 'gain' }).table.player.dollars).toBe(21);
    expect(refusal(state, { type: 'take', offer: 0 })).toBe('noSuchOffer');
  });

  test('herder +n moves on and opens phase B anew', () => {
    const state = standing('B2', { trail: { B2: 'player:3b', B3: 'sam:7b' } });
    const moved = doesAll(state, [
      { type: 'auxiliary', offer: 0, action: 'gain' },
      { type: 'move', offer: 1, path: ['B3'] },
    ]);
    expect(moved.table.player.dollars).toBe(17);
    expect(moved.turn).toMatchObject({ phase: 'act', used: 'nothing', offers: [] });
    expect(does(moved, { type: 'auxiliary', action: 'gain' }).table.player.dollars).toBe(18);
  });

  test('herder +n may go into Kansas City', () => {
    const state = standing('G1', { trail: { G1: 'player:3b' } });
    expect(does(state, { type: 'move', offer: 1, path: ['kansasCity'] }).turn).toMatchObject({
      phase: 'kansasCity',
      step: 'column1',
    });
  });

  test('the turn ends when the player says so, and then nothing more happens', () => {
    const over = does(standing('A'), { type: 'endTurn' });
    expect(over.turn.phase).toBe('over');
    expect(refusal(over, { type: 'token' })).toBe('turnOver');
  });

  test('exchange tokens at any time, as long as there are any', () => {
    const used = does(before(tableWith()), { type: 'token' });
    expect(used.table.player.tokens).toBe(0);
    expect(refusal(used, { type: 'token' })).toBe('noToken');
    expect(
      refusal({ ...used, requests: [{ pile: 'cattle', count: 1, to: 'cattleMarket' }] }, { type: 'endTurn' }),
    ).toBe('drawsOpen');
  });
});

describe('6b copies an adjacent building', () => {
  const trail = { B1: 'player:10b', B2: 'player:6b', B3: 'sam:6b' } as const;

  test('before or after it, neutral, own or of Sam, but none like itself', () => {
    expect(does(standing('B2', { trail }), { type: 'copy', offer: 0, space: 'B1' }).turn.offers).toHaveLength(
      4,
    );
    const atA1 = standing('A1', { trail: { A1: 'player:6b', A2: 'sam:4b' } });
    expect(does(atA1, { type: 'copy', offer: 0, space: 'A' }).turn.offers).toHaveLength(4);
    expect(does(atA1, { type: 'copy', offer: 0, space: 'A2' }).turn.offers).toHaveLength(3);
    expect(refusal(standing('B2', { trail }), { type: 'copy', offer: 0, space: 'B3' })).toBe('buildingUsed');
  });

  test('not over an empty space or another location, and no hazard', () => {
    const apart = { B1: 'player:6b', B3: 'player:12b' } as const;
    expect(refusal(standing('B1', { trail: apart }), { type: 'copy', offer: 0, space: 'B3' })).toBe(
      'notAdjacent',
    );
    const hazard = { floodRisk1: 'player:6b', flood4: 'flood:green:4' } as const;
    expect(
      refusal(standing('floodRisk1', { trail: hazard }), { type: 'copy', offer: 0, space: 'flood4' }),
    ).toBe('notAdjacent');
  });

  test('no building acts twice in a turn: copied and then reached', () => {
    const line = { B1: 'player:6b', B2: 'sam:10b', B3: 'player:10b' } as const;
    const moved = doesAll(standing('B1', { trail: line }), [
      { type: 'copy', offer: 0, space: 'B2' },
      { type: 'take', offer: 1 },
      { type: 'move', offer: 3, path: ['B2', 'B3'] },
    ]);
    expect(moved.turn.offers).toEqual([]);
    expect(moved.table.player.dollars).toBe(22);
  });

  test('no building acts twice in a turn: used and then copied', () => {
    const line = { B1: 'player:4a', B2: 'player:6b' } as const;
    const moved = does(standing('B1', { trail: line }), { type: 'move', offer: 1, path: ['B2'] });
    expect(refusal(moved, { type: 'copy', offer: 0, space: 'B1' })).toBe('buildingUsed');
  });

  test('the risk action of the site is not copied', () => {
    const trailOfRisk = { floodRisk1: 'player:1a', floodRisk2: 'player:6b' } as const;
    const copied = does(standing('floodRisk2', { trail: trailOfRisk }), {
      type: 'copy',
      offer: 0,
      space: 'floodRisk1',
    });
    expect(copied.turn.offers.map(({ spec }) => spec.type)).toEqual(['copyAdjacent', 'discard', 'gainPer']);
  });
});

test('arriving keeps what the turn has used', () => {
  const state = does(standing('A'), { type: 'discard', offer: 0, card: 'galloway' });
  expect(arrive(state, 'B').turn.actedOn).toEqual(['A']);
});

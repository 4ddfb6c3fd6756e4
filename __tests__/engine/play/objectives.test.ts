import type { Objective } from '../../../src/engine/table/state';
import { before, does, doesAll, refusal, standing, tableWith, type TableChange } from './tables';

const holding = (...herd: Objective[]): TableChange => ({ player: { objectives: { area: [], herd } } });
const described: Objective = { vp: 4, penalty: 2, reward: 'twoDollars', tasks: ['building', 'hazard'] };

describe('playing an objective card', () => {
  test('it moves to the area and pays', () => {
    const { table } = does(before(tableWith(holding('building-orange-orange-3'))), {
      type: 'playObjective',
      card: 'building-orange-orange-3',
    });
    expect(table.player).toMatchObject({
      dollars: 22,
      objectives: { area: ['building-orange-orange-3'], herd: [] },
    });
  });

  test('a card described by its owner too', () => {
    const { table } = does(before(tableWith(holding(described))), {
      type: 'playObjective',
      card: { ...described },
    });
    expect(table.player).toMatchObject({ dollars: 22, objectives: { area: [described], herd: [] } });
  });

  test('drawing three cards needs nothing of the app', () => {
    const state = does(standing('A', holding('hereford-hazard-3')), {
      type: 'playObjective',
      card: 'hereford-hazard-3',
    });
    expect(state.turn.pending).toEqual([]);
  });

  test.each<[string, number]>([
    ['building-building-green-green-5', 2],
    ['station-station-hazard-hazard-5', 3],
  ])('%s moves the engine up to %d', (card, to) => {
    const state = does(before(tableWith(holding(card))), { type: 'playObjective', card });
    expect(does(state, { type: 'engine', to }).table.engines.player).toBe(to);
    expect(refusal(state, { type: 'engine', to: to + 1 })).toBe('engineTarget');
    expect(refusal(state, { type: 'move', path: ['A'] })).toBe('pendingFirst');
    expect(does(state, { type: 'skip' }).turn.pending).toEqual([]);
  });

  test('New York gives a single or double auxiliary action beside the local ones', () => {
    const change = holding('newYork-5');
    const state = does(standing('A', { player: { ...change.player, cleared: ['gain2'] } }), {
      type: 'playObjective',
      card: 'newYork-5',
    });
    const done = does(state, { type: 'auxiliary', action: 'gain', double: true });
    expect(done.table.player.dollars).toBe(22);
    expect(does(done, { type: 'auxiliary', action: 'gain' }).table.player.dollars).toBe(23);
  });

  const RIDE = 'station-station-orange-orange-5';

  test('a ride before phase A is free of fees, and the move follows from there', () => {
    const state = before(tableWith({ ...holding(RIDE), trail: { A1: 'sam:7b' } }));
    const ridden = doesAll(state, [
      { type: 'playObjective', card: RIDE },
      { type: 'move', path: ['A', 'A1'] },
    ]);
    expect(ridden.table.player.dollars).toBe(20);
    expect(ridden.turn.phase).toBe('move');
    expect(does(ridden, { type: 'move', path: ['B', 'C', 'D'] }).table.herders.player).toBe('D');
  });

  test('a ride in phase B goes straight to phase C', () => {
    const ridden = doesAll(standing('A', holding(RIDE, 'hereford-hazard-3')), [
      { type: 'discard', offer: 0, card: 'galloway' },
      { type: 'playObjective', card: RIDE },
      { type: 'move', path: ['B'] },
    ]);
    expect(ridden.turn).toMatchObject({ phase: 'done', offers: [] });
    expect(refusal(ridden, { type: 'auxiliary', action: 'gain' })).toBe('wrongPhase');
    expect(refusal(ridden, { type: 'playObjective', card: 'hereford-hazard-3' })).toBe('notNow');
    expect(does(ridden, { type: 'endTurn' }).turn.phase).toBe('over');
  });

  test('a ride never enters Kansas City and is not too long', () => {
    const state = does(standing('F', holding(RIDE)), { type: 'playObjective', card: RIDE });
    expect(refusal(state, { type: 'move', path: ['G', 'kansasCity'] })).toBe('notIntoKansasCity');
    const early = does(standing('A', holding(RIDE)), { type: 'playObjective', card: RIDE });
    expect(refusal(early, { type: 'move', path: ['B', 'C', 'D', 'E'] })).toBe('tooFar');
  });

  test('no ride is offered where only Kansas City is ahead', () => {
    const state = does(standing('G', holding(RIDE)), { type: 'playObjective', card: RIDE });
    expect(state.turn.pending).toEqual([]);
  });

  test('cards are played in the steps of Kansas City, but not once the hand is discarded', () => {
    const state = standing('kansasCity', holding('hereford-hazard-3', 'building-orange-orange-3'));
    const paid = does(state, { type: 'playObjective', card: 'building-orange-orange-3' });
    expect(paid.table.player.dollars).toBe(22);
    const income = doesAll(paid, [
      { type: 'foresight', column: 0, tile: 0 },
      { type: 'foresight', column: 1, tile: 0 },
      { type: 'foresight', column: 2, tile: 0 },
      { type: 'income', breeds: ['criollo'] },
    ]);
    expect(refusal(income, { type: 'playObjective', card: 'hereford-hazard-3' })).toBe('pendingFirst');
  });

  test('a card not in the herd and a card nobody knows are refused', () => {
    expect(refusal(before(tableWith()), { type: 'playObjective', card: 'newYork-5' })).toBe('notInHerd');
    expect(refusal(before(tableWith()), { type: 'playObjective', card: 'nonsense' })).toBe('noSuchObjective');
    expect(refusal(before(tableWith()), { type: 'playObjective', card: 'constructor' })).toBe(
      'noSuchObjective',
    );
  });

  test('a slot of the display that is empty is refused, and an empty pile too', () => {
    const supply = { ...tableWith().supply, objectives: { left: 0, faces: {} } };
    expect(refusal(standing('C'), { type: 'objective', offer: 0, from: 5 })).toBe('noSuchObjective');
    expect(refusal(standing('C', { supply }), { type: 'objective', offer: 0, from: 'pile' })).toBe(
      'pileEmpty',
    );
    expect(does(standing('C', { supply }), { type: 'objective', offer: 0, from: 1 }).requests).toEqual([]);
  });
});

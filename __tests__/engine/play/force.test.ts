import type { PlayerEvent, PlayState } from '../../../src/engine/play/types';
import { before, does, refusal, standing, tableWith } from './tables';

describe('the table is right', () => {
  test.each<[string, PlayState, PlayerEvent, (state: PlayState) => unknown, unknown]>([
    [
      'a fifth step',
      before(tableWith()),
      { type: 'move', path: ['A', 'B', 'C', 'D', 'E'] },
      ({ table }) => table.herders.player,
      'E',
    ],
    [
      'a hire that is too dear leaves nothing',
      standing('A', { player: { dollars: 2 } }),
      { type: 'hire', offer: 1, row: 1, side: 'left' },
      ({ table }) => table.player.dollars,
      0,
    ],
    [
      'a hire nobody offered',
      standing('B'),
      { type: 'hire', row: 1, side: 'left' },
      ({ table }) => table.player.workers.cowboy,
      2,
    ],
    [
      'a building without builders',
      standing('B'),
      { type: 'build', offer: 1, building: 11, space: 'A1' },
      ({ table }) => table.player.dollars,
      0,
    ],
    [
      'an engine that went farther',
      standing('G'),
      { type: 'engine', offer: 0, to: 12 },
      ({ table }) => table.engines.player,
      12,
    ],
    [
      'a hazard taken out of turn',
      standing('A', { trail: { flood1: 'flood:green:4' } }),
      { type: 'hazard', space: 'flood1' },
      ({ table }) => table.player.hazards.length,
      1,
    ],
    [
      'a purchase with too few cowboys',
      standing('E'),
      { type: 'buy', offer: 1, purchase: 2, cards: ['corriente', 'corriente'] },
      ({ table }) => table.player.cattle.length,
      2,
    ],
    [
      'a second auxiliary action',
      does(standing('A'), { type: 'auxiliary', action: 'gain' }),
      { type: 'auxiliary', action: 'gain' },
      ({ table }) => table.player.dollars,
      22,
    ],
    [
      'a dark disc on white corners',
      standing('A', { engines: { player: 4.5, sam: 0 } }),
      { type: 'upgrade', station: 0, disc: 'stepVp' },
      ({ table }) => table.stations[0]?.player,
      true,
    ],
    [
      'an exchange token nobody has',
      standing('A', { player: { tokens: 0 } }),
      { type: 'token' },
      ({ table }) => table.player.tokens,
      0,
    ],
    ['ending before moving', before(tableWith()), { type: 'endTurn' }, ({ turn }) => turn.phase, 'over'],
  ])('%s', (_name, state, event, read, expected) => {
    expect(refusal(state, event)).not.toBe('folds');
    expect(read(does(state, { ...event, force: true }))).toBe(expected);
  });

  test.each<[string, PlayState, PlayerEvent, string]>([
    [
      'the engine on the other engine',
      standing('G', { engines: { player: 0, sam: 5 } }),
      { type: 'engine', offer: 0, to: 5 },
      'occupied',
    ],
    ['an engine between two spaces', standing('G'), { type: 'engine', offer: 0, to: 2.5 }, 'engineTarget'],
    [
      'a building on a hazard space',
      standing('B'),
      { type: 'build', offer: 1, building: 1, space: 'flood1' },
      'notASite',
    ],
    [
      'a building on one of Sam',
      standing('B', { trail: { A1: 'sam:1b' } }),
      { type: 'build', offer: 1, building: 1, space: 'A1' },
      'siteTaken',
    ],
    [
      'a worker that is not there',
      standing('A'),
      { type: 'hire', offer: 1, row: 9, side: 'left' },
      'noWorkerThere',
    ],
    [
      'a seventh worker',
      standing('A', { player: { workers: { cowboy: 6, builder: 1, engineer: 1 } } }),
      { type: 'hire', offer: 1, row: 1, side: 'left' },
      'rowFull',
    ],
    [
      'a card that is not in the market',
      standing('E'),
      { type: 'buy', offer: 1, purchase: 0, cards: ['simmental'] },
      'notInMarket',
    ],
    ['a herder off the trail', before(tableWith()), { type: 'move', path: ['outlaw2'] }, 'badPath'],
    ['leaving Kansas City half done', standing('kansasCity'), { type: 'move', path: ['A'] }, 'wrongPhase'],
    [
      'a disc that is gone',
      standing('A', { engines: { player: 4.5, sam: 0 }, player: { cleared: ['gain2'] } }),
      { type: 'upgrade', station: 0, disc: 'gain2' },
      'noSuchDisc',
    ],
  ])('even then not %s', (_name, state, event, code) => {
    expect(refusal(state, { ...event, force: true })).toBe(code);
  });
});

describe('essentials', () => {
  const poor = {
    player: { dollars: 0, starters: { criollo: 0, santaGertrudis: 0, pineywoods: 0, galloway: 0 } },
  };

  test.each<[string, PlayState, PlayerEvent]>([
    ['hiring', standing('A', poor, true), { type: 'hire', offer: 1, row: 1, side: 'left' }],
    ['building', standing('B', poor, true), { type: 'build', offer: 1, building: 1, space: 'A1' }],
    ['discarding', standing('A', poor, true), { type: 'discard', offer: 0, card: 'galloway' }],
    ['buying', standing('E', poor, true), { type: 'buy', offer: 1, purchase: 0, cards: ['longhorn'] }],
    [
      'an auxiliary action of a covered space',
      standing('A', poor, true),
      { type: 'auxiliary', action: 'forward', to: 1 },
    ],
    ['five steps', before(tableWith(poor), true), { type: 'move', path: ['A', 'B', 'C', 'D', 'E'] }],
  ])('asks for no money, herd or discs: %s', (_name, state, event) => {
    expect(does(state, event).table.player.dollars).toBe(0);
  });

  test('Kansas City needs no hand and picks a disc by itself', () => {
    let state = standing('kansasCity', poor, true);
    for (const column of [0, 1, 2] as const) state = does(state, { type: 'foresight', column, tile: 0 });
    expect(state.turn.step).toBe('deliver');
    state = does(state, { type: 'deliver', city: 'newYork' });
    expect(state.table.cities[9]?.player).toBe(1);
    expect(state.table.player.cleared).toHaveLength(1);
  });
});

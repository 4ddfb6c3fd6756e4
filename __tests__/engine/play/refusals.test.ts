import { applyPlayer } from '../../../src/engine/play/apply';
import type { PlayerEvent } from '../../../src/engine/play/types';
import { does, refusal, standing, tableWith } from './tables';

describe('what is no event at all', () => {
  test.each<[string, unknown, string, object]>([
    ['nothing', null, 'malformed', { field: 'event' }],
    ['a list', [], 'malformed', { field: 'event' }],
    ['an unknown type', { type: 'dance' }, 'unknownEvent', { type: 'dance' }],
    ['a type of the prototype', { type: 'constructor' }, 'unknownEvent', { type: 'constructor' }],
    ['a type that is no text', { type: 7 }, 'unknownEvent', { type: 'number' }],
    ['a missing field', { type: 'hire', offer: 1, row: 1 }, 'malformed', { field: 'side' }],
    ['an unknown space', { type: 'place', space: 'Z' }, 'malformed', { field: 'space' }],
    ['a space of the prototype', { type: 'place', space: 'toString' }, 'malformed', { field: 'space' }],
    ['half an offer', { type: 'take', offer: 0.5 }, 'malformed', { field: 'offer' }],
    ['an engine nowhere', { type: 'engine', offer: 0, to: Number.NaN }, 'malformed', { field: 'to' }],
    ['force that is not true', { type: 'token', force: 'yes' }, 'malformed', { field: 'force' }],
    ['a breed that is none', { type: 'income', breeds: ['unicorn'] }, 'malformed', { field: 'breeds' }],
    [
      'a card described wrongly',
      { type: 'playObjective', card: { vp: 3, penalty: 2, reward: 'gold', tasks: [] } },
      'malformed',
      { field: 'card' },
    ],
  ])('%s', (_name, event, code, params) => {
    expect(applyPlayer(standing('A'), event as PlayerEvent)).toEqual({ ok: false, error: { code, params } });
  });
});

describe('what is not there', () => {
  const engine = { engines: { player: 12, sam: 0 }, trail: { A1: 'player:9b' } } as const;

  test.each<[string, ReturnType<typeof standing>, PlayerEvent, string]>([
    ['a hazard', standing('F'), { type: 'hazard', offer: 1, space: 'flood1' }, 'noHazardThere'],
    ['an outlaw', standing('D'), { type: 'outlaw', offer: 0, space: 'outlaw4' }, 'noOutlawThere'],
    [
      'a station master',
      standing('A1', { ...engine, player: { workers: { cowboy: 2, builder: 1, engineer: 1 } } }),
      { type: 'upgrade', offer: 0, station: 2, disc: 'gain2', worker: 'cowboy' },
      'noMaster',
    ],
    [
      'a station to upgrade again',
      standing('A1', {
        ...engine,
        stations: tableWith().stations.map((station, index) => ({ ...station, player: index === 2 })),
      }),
      { type: 'upgrade', offer: 0, station: 2, disc: 'gain2' },
      'alreadyUpgraded',
    ],
    [
      'a tile in the column',
      standing('kansasCity', {
        foresight: [
          [null, 'outlaw:green'],
          ['cowboy', 'cowboy'],
          ['cowboy', 'cowboy'],
        ],
      }),
      { type: 'foresight', column: 0, tile: 0 },
      'noTileThere',
    ],
    ['a worker to send', standing('A'), { type: 'hire', offer: 7, row: 1, side: 'left' }, 'noSuchOffer'],
    ['anything to waive', standing('A'), { type: 'skip' }, 'nothingPending'],
    ['an engine on the last space', standing('A'), { type: 'leaveEnd', to: 3 }, 'nothingPending'],
  ])('%s', (_name, state, event, code) => {
    expect(refusal(state, event)).toBe(code);
  });
});

test('a refusal says what was needed', () => {
  const poor = standing('A', { player: { dollars: 4 } });
  expect(applyPlayer(poor, { type: 'hire', offer: 1, row: 1, side: 'left' })).toEqual({
    ok: false,
    error: { code: 'notEnoughMoney', params: { needed: 6, have: 4 } },
  });
});

test('a refused event leaves the state as it was, a folded one leaves the old state as it was', () => {
  const state = standing('A');
  const held = JSON.stringify(state);
  refusal(state, { type: 'hire', offer: 1, row: 9, side: 'left' });
  does(state, { type: 'hire', offer: 1, row: 1, side: 'left' });
  expect(JSON.stringify(state)).toBe(held);
});

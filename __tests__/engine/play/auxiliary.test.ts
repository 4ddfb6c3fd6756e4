import type { PlayerEvent } from '../../../src/engine/play/types';
import { before, does, refusal, standing, tableWith, type TableChange } from './tables';

describe('auxiliary actions', () => {
  const open = (
    ...cleared: ('certBack1' | 'certBack2' | 'forward1' | 'forward2' | 'remove1' | 'remove2')[]
  ) => ({
    engines: { player: 9, sam: 0 },
    player: { cleared },
  });

  test.each<[string, TableChange, PlayerEvent, object, number]>([
    [
      'pay 1, back 1: a certificate',
      open('certBack1'),
      { type: 'auxiliary', action: 'certBack', to: 8 },
      { dollars: 19, certificates: 1 },
      8,
    ],
    [
      'the same twice',
      open('certBack1', 'certBack2'),
      { type: 'auxiliary', offer: 1, action: 'certBack', double: true, to: 7.5 },
      { dollars: 18, certificates: 2 },
      7.5,
    ],
    [
      'pay 1, engine 1 on',
      open('forward2'),
      { type: 'auxiliary', action: 'forward', to: 10 },
      { dollars: 19 },
      10,
    ],
    [
      'pay 2, engine up to 2 on',
      open('forward1', 'forward2'),
      { type: 'auxiliary', offer: 1, action: 'forward', double: true, to: 11 },
      { dollars: 18 },
      11,
    ],
    [
      'a certificate beyond the limit is lost, the price is not',
      { ...open('certBack1'), player: { cleared: ['certBack1'], certificates: 3 } },
      { type: 'auxiliary', action: 'certBack', to: 8 },
      { dollars: 19, certificates: 3 },
      8,
    ],
    [
      'back 1: a dollar, the card kept',
      open('remove1'),
      { type: 'auxiliary', action: 'remove', to: 8 },
      { dollars: 21, starters: { criollo: 5, santaGertrudis: 3, pineywoods: 3, galloway: 3 } },
      8,
    ],
    [
      'back 1: a dollar and a card out',
      open('remove1'),
      { type: 'auxiliary', action: 'remove', to: 8, cards: ['criollo'] },
      { dollars: 21, starters: { criollo: 4, santaGertrudis: 3, pineywoods: 3, galloway: 3 } },
      8,
    ],
    [
      'back 2: two dollars and two cards out',
      open('remove1', 'remove2'),
      { type: 'auxiliary', offer: 1, action: 'remove', double: true, to: 7, cards: ['criollo', 'criollo'] },
      { dollars: 22, starters: { criollo: 3, santaGertrudis: 3, pineywoods: 3, galloway: 3 } },
      7,
    ],
  ])('%s', (_name, change, event, player, engine) => {
    const { table } = does(standing('G', change), event);
    expect(table.player).toMatchObject(player);
    expect(table.engines.player).toBe(engine);
  });

  test.each<[string, TableChange, PlayerEvent, string]>([
    ['one with both discs on it', {}, { type: 'auxiliary', action: 'forward', to: 1 }, 'auxiliaryClosed'],
    [
      'double with one disc on it',
      open('forward1'),
      { type: 'auxiliary', offer: 1, action: 'forward', double: true, to: 11 },
      'auxiliaryClosed',
    ],
    [
      'back from the start',
      { player: { cleared: ['remove1'] } },
      { type: 'auxiliary', action: 'remove', to: 0 },
      'engineTarget',
    ],
    ['no space named', open('forward1'), { type: 'auxiliary', action: 'forward' }, 'engineTarget'],
    [
      'a card not in the herd',
      open('remove1'),
      { type: 'auxiliary', action: 'remove', to: 8, cards: ['longhorn'] },
      'notInHerd',
    ],
    [
      'too many cards',
      open('remove1'),
      { type: 'auxiliary', action: 'remove', to: 8, cards: ['criollo', 'criollo'] },
      'wrongCard',
    ],
    ['before the move', {}, { type: 'auxiliary', action: 'gain' }, 'wrongPhase'],
  ])('refuses %s', (name, change, event, code) => {
    const state = name === 'before the move' ? before(tableWith(change)) : standing('G', change);
    expect(refusal(state, event)).toBe(code);
  });
});

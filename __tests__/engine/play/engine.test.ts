import { backwardTargets, forwardTargets } from '../../../src/engine/play/engine';
import type { PlayerEvent } from '../../../src/engine/play/types';
import { does, doesAll, refusal, standing, tableWith } from './tables';

const at = (player: number, sam: number | 'box' = 0) => tableWith({ engines: { player, sam } });

describe('where the engine can go', () => {
  test.each<[string, number, number | 'box', number, readonly number[]]>([
    ['plain spaces', 0, 0, 3, [1, 2, 3]],
    ['a turnout is one more space', 3, 0, 2, [4, 4.5, 5]],
    ['from a turnout on', 4.5, 0, 2, [5, 6]],
    ['the space of the other engine is skipped', 0, 2, 2, [1, 3]],
    ['an occupied turnout is left out', 3, 4.5, 2, [4, 5]],
    ['a turnout right after an occupied space', 3, 4, 1, [4.5, 5]],
    ['the last space', 37, 'box', 4, [38, 39]],
    ['nowhere without engineers', 5, 0, 0, []],
  ])('forward: %s', (_name, from, sam, reach, targets) => {
    expect(forwardTargets(at(from, sam), reach)).toEqual(targets);
  });

  test.each<[string, number, number | 'box', number, readonly number[]]>([
    ['exactly one', 3, 0, 1, [2]],
    ['onto a turnout or past it', 5, 0, 1, [4.5, 4]],
    ['two: through the turnout or not', 5, 0, 2, [4, 3]],
    ['an occupied space is skipped', 3, 2, 1, [1]],
    ['two over an occupied space', 3, 2, 2, [0]],
    ['onto a turnout behind an occupied space, or past it', 6, 5, 1, [4.5, 4]],
    ['the start is shared', 1, 0, 1, [0]],
    ['the track is too short', 1, 5, 2, []],
    ['from a turnout', 4.5, 0, 1, [4]],
  ])('backward: %s', (_name, from, sam, spaces, targets) => {
    expect(backwardTargets(at(from, sam), spaces)).toEqual(targets);
  });

  test.each<[string, PlayerEvent, string]>([
    ['too far', { type: 'engine', offer: 0, to: 6 }, 'engineTarget'],
    ['not at all', { type: 'engine', offer: 0, to: 3 }, 'engineTarget'],
    ['backward', { type: 'engine', offer: 0, to: 1 }, 'engineTarget'],
    ['a space that does not exist', { type: 'engine', offer: 0, to: 3.5 }, 'engineTarget'],
    ['an occupied space', { type: 'engine', offer: 0, to: 4 }, 'occupied'],
  ])('refuses to move %s', (_name, event, code) => {
    expect(refusal(standing('G', { engines: { player: 3, sam: 4 } }), event)).toBe(code);
  });

  test('a price is paid in full', () => {
    expect(refusal(standing('D', { player: { dollars: 1 } }), { type: 'engine', offer: 0, to: 1 })).toBe(
      'notEnoughMoney',
    );
  });
});

describe('stations', () => {
  const near = { engines: { player: 4, sam: 0 } } as const;
  const stopped = () => does(standing('G', near), { type: 'engine', offer: 0, to: 4.5 });

  test('stopping on a turnout asks for the upgrade before anything else', () => {
    expect(stopped().turn.pending).toEqual([{ type: 'upgrade', station: 0 }]);
    expect(refusal(stopped(), { type: 'auxiliary', offer: 1, action: 'gain' })).toBe('pendingFirst');
    expect(does(stopped(), { type: 'skip' }).turn.pending).toEqual([]);
  });

  test('pay, disc, and without a hired worker no station master', () => {
    const upgraded = does(stopped(), { type: 'upgrade', station: 0, disc: 'gain2' });
    expect(upgraded.table.player).toMatchObject({ dollars: 18, cleared: ['gain2'] });
    expect(upgraded.table.stations[0]?.player).toBe(true);
    expect(refusal(stopped(), { type: 'upgrade', station: 0, disc: 'gain2', worker: 'cowboy' })).toBe(
      'noHiredWorker',
    );
  });

  test('the rightmost hired worker stays for the station master', () => {
    const hired = { ...near, player: { workers: { cowboy: 2, builder: 1, engineer: 1 } } };
    const state = does(standing('G', hired), { type: 'engine', offer: 0, to: 4.5 });
    const after = does(state, { type: 'upgrade', station: 0, disc: 'gain2', worker: 'cowboy' });
    expect(after.table.player).toMatchObject({ dollars: 20, masters: ['perWorker'] });
    expect(after.table.player.workers.cowboy).toBe(1);
    expect(after.table.stations[0]).toEqual({ player: true, sam: false, master: null, worker: 'cowboy' });
  });

  test('a station master may clear a hazard or an outlaw for free', () => {
    const state = standing('G', {
      engines: { player: 7, sam: 0 },
      trail: { flood1: 'flood:green:4', outlaw3: 'outlaw:orange' },
      player: { workers: { cowboy: 1, builder: 3, engineer: 1 } },
    });
    const asked = doesAll(state, [
      { type: 'engine', offer: 0, to: 7.5 },
      { type: 'upgrade', station: 1, disc: 'limit4', worker: 'builder' },
    ]);
    expect(does(asked, { type: 'hazard', space: 'flood1' }).table.player.hazards).toEqual(['flood:green:4']);
    expect(does(asked, { type: 'outlaw', space: 'outlaw3' }).table.player.dollars).toBe(20);
    expect(does(asked, { type: 'skip' }).turn.pending).toEqual([]);
  });

  test.each<[string, PlayerEvent, string]>([
    ['a dark disc on white corners', { type: 'upgrade', station: 0, disc: 'stepVp' }, 'discCorner'],
    ['another station', { type: 'upgrade', station: 3, disc: 'gain2' }, 'notAStation'],
    ['no disc', { type: 'upgrade', station: 0 }, 'noSuchDisc'],
    ['a disc of a station while others are left', { type: 'upgrade', station: 0, disc: 4 }, 'noSuchDisc'],
  ])('refuses %s', (_name, event, code) => {
    expect(refusal(stopped(), event)).toBe(code);
  });

  test('a station nobody can pay for is not asked for', () => {
    const poor = standing('G', { ...near, player: { dollars: 1 } });
    expect(does(poor, { type: 'engine', offer: 0, to: 4.5 }).turn.pending).toEqual([]);
  });

  test('9b upgrades behind the engine only', () => {
    const state = standing('A1', { trail: { A1: 'player:9b' }, engines: { player: 8, sam: 0 } });
    expect(refusal(state, { type: 'upgrade', offer: 0, station: 2, disc: 'gain2' })).toBe('notBehind');
    const onIt = standing('A1', { trail: { A1: 'player:9b' }, engines: { player: 10.5, sam: 7.5 } });
    expect(refusal(onIt, { type: 'upgrade', offer: 0, station: 2, disc: 'gain2' })).toBe('notBehind');
    expect(refusal(onIt, { type: 'upgrade', offer: 0, station: 1, disc: 'gain2' })).toBe('folds');
    const once = does(state, { type: 'upgrade', offer: 0, station: 1, disc: 'gain2' });
    expect(refusal(once, { type: 'upgrade', offer: 0, station: 1, disc: 'draw2' })).toBe('offerUsed');
  });

  test('the last space: upgrade, then back to any free space for 3 dollars, and upgrade there', () => {
    const state = standing('G', { engines: { player: 38, sam: 20 } });
    const end = does(state, { type: 'engine', offer: 0, to: 39 });
    expect(end.turn.pending).toEqual([{ type: 'trackEnd' }, { type: 'upgrade', station: 9 }]);
    const upgraded = does(end, { type: 'upgrade', station: 9, disc: 'stepDollars' });
    expect(upgraded.table.player.dollars).toBe(20);
    expect(refusal(upgraded, { type: 'skip' })).toBe('notSkippable');
    expect(refusal(upgraded, { type: 'endTurn' })).toBe('pendingFirst');
    expect(refusal(upgraded, { type: 'leaveEnd', to: 39 })).toBe('engineTarget');
    expect(refusal(upgraded, { type: 'leaveEnd', to: 20 })).toBe('occupied');
    const back = does(upgraded, { type: 'leaveEnd', to: 33.5 });
    expect(back.table.player.dollars).toBe(23);
    expect(back.turn.pending).toEqual([{ type: 'upgrade', station: 8 }]);
  });

  test('the 3 dollars of the last space may pay for the upgrade that follows', () => {
    const poor = standing('G', { engines: { player: 38, sam: 20 }, player: { dollars: 2 } });
    const end = does(poor, { type: 'engine', offer: 0, to: 39 });
    expect(end.turn.pending).toEqual([{ type: 'trackEnd' }]);
    const back = does(end, { type: 'leaveEnd', to: 33.5 });
    expect(does(back, { type: 'upgrade', station: 8, disc: 'stepVp' }).table.player.dollars).toBe(0);
  });

  test('what a disc pays comes after the price of the upgrade', () => {
    const state = standing('G', { engines: { player: 21, sam: 0 }, player: { dollars: 7 } });
    expect(does(state, { type: 'engine', offer: 0, to: 21.5 }).turn.pending).toEqual([]);
  });

  test('1b goes back onto a turnout and may upgrade it with the dollars', () => {
    const state = standing('A1', {
      trail: { A1: 'player:1b' },
      engines: { player: 5, sam: 0 },
      player: { dollars: 0 },
    });
    const back = does(state, { type: 'engineBack', offer: 1, to: 4.5 });
    expect(back.turn.pending).toEqual([{ type: 'upgrade', station: 0 }]);
    expect(does(back, { type: 'upgrade', station: 0, disc: 'remove1' }).table.player.dollars).toBe(1);
  });

  test('with no disc left to place, one of a station is moved', () => {
    const state = standing('G', {
      engines: { player: 16, sam: 0 },
      player: {
        cleared: [
          'gain2',
          'draw2',
          'certBack1',
          'certBack2',
          'forward1',
          'forward2',
          'remove1',
          'remove2',
          'limit4',
          'limit6',
          'stepDollars',
          'stepVp',
        ],
        dollars: 8,
      },
      stations: tableWith().stations.map((station, index) => ({ ...station, player: index === 2 })),
    });
    const stop = does(state, { type: 'engine', offer: 0, to: 16.5 });
    expect(refusal(stop, { type: 'upgrade', station: 4, disc: 'handA' })).toBe('notEnoughMoney');
    const moved = does(stop, { type: 'upgrade', station: 4, disc: 2 });
    expect(moved.table.stations.map(({ player }) => player).indexOf(true)).toBe(4);
    expect(moved.table.player.cleared).toHaveLength(12);
  });
});

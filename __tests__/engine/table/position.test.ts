import { LEVEL } from '../../../src/box/samCards';
import { boxOf } from '../../../src/box/profile';
import { isOver, writePosition } from '../../../src/engine/table/position';
import { tileAt } from '../../../src/engine/table/state';
import { EXAMPLE, read } from './example';

const total = (faces: Readonly<Record<string, number>>): number =>
  Object.values(faces).reduce((sum, count) => sum + count, 0);

describe('what is left out is as in a fresh medium game', () => {
  const { table, turn, draws, specializationNamed } = read({});

  test('the table around the board', () => {
    expect(table).toMatchObject({
      difficulty: 'medium',
      variants: [],
      firstDelivery: 'bloomington',
      cattleMarket: [],
    });
    expect(turn).toBe('player');
    expect(draws).toEqual({});
    expect(table.herders).toEqual({ player: null, sam: 'start' });
    expect(table.jobMarket.row).toBe(2);
    expect(table.engines).toEqual({ player: 0, sam: 0 });
  });

  test('neutral buildings lie by letter', () => {
    expect(tileAt(table, 'C')).toBe('neutral:C');
    expect(table.trail.filter((tile) => tile !== null)).toHaveLength(7);
  });

  test('both sides', () => {
    expect(table.player).toMatchObject({ dollars: 6, tokens: 1, certificates: 0, sides: 'aaaaaaaaaaaa' });
    expect(table.player.starters).toEqual({ criollo: 5, santaGertrudis: 3, pineywoods: 3, galloway: 3 });
    expect(table.sam.workers).toEqual({ cowboy: 1, builder: 1, engineer: 1 });
    expect(table.sam.discs).toBe(14);
    expect(table.sam.reserve).toHaveLength(12);
    expect(specializationNamed).toBe(false);
  });

  test('his cards are shuffled by the seed', () => {
    expect(table.sam.deck.slice().sort((a, b) => a - b)).toEqual([...LEVEL.medium.cards]);
    expect(read({ seed: 2 }).table.sam.deck).not.toEqual(table.sam.deck);
    expect(read({ difficulty: 'easy' }).table.sam.deck).toHaveLength(12);
  });

  test('of deck and discards, the one left out is empty', () => {
    expect(read({ sam: { deck: [3] } }).table.sam).toMatchObject({ deck: [3], discards: [] });
    expect(read({ sam: { discards: [3] } }).table.sam).toMatchObject({ deck: [], discards: [3] });
  });

  test('everything is still in its pile', () => {
    expect(table.supply.cattle.left).toBe(36);
    expect(table.supply.objectives.left).toBe(24);
    expect([table.supply.bag1.left, table.supply.bag2.left, table.supply.bag3.left]).toEqual([35, 33, 26]);
  });

  test('hard delivers first to Peoria unless the file says otherwise', () => {
    expect(read({ difficulty: 'hard' }).table.firstDelivery).toBe('peoria');
    expect(read({ difficulty: 'hard', firstDelivery: 'fulton' }).table.firstDelivery).toBe('fulton');
  });
});

describe('the example of the format', () => {
  const { table, turn, draws } = read(EXAMPLE);

  test('is read part by part', () => {
    expect(turn).toBe('sam');
    expect(tileAt(table, 'A1')).toBe('player:4a');
    expect(table.jobMarket.workers).toEqual(['cowboy', 'engineer', 'builder', null]);
    expect(table.stations[0]).toEqual({ player: true, sam: false, master: 'perWorker', worker: null });
    expect(table.cities[3]).toEqual({ player: 0, sam: 1 });
    expect(draws).toEqual({ cattle: ['corriente', 'hereford:7'] });
    expect(table.objectives[1]).toEqual(EXAMPLE.objectives[1]);
  });

  test('corrected steps reach the box', () => {
    const { samCards } = boxOf(table.profile);
    expect([samCards[1].steps, samCards[10].steps, samCards[3].steps]).toEqual([2, 'specialists', 2]);
  });

  test('what is foretold is still in the pile', () => {
    expect(table.supply.cattle.left).toBe(31);
    expect(table.supply.cattle.faces['hereford:7']).toBe(2);
    expect(table.supply.objectives).toMatchObject({ left: 22, faces: { 'newYork-5': 3 } });
  });

  test('tiles seen are out of the bags', () => {
    expect(total(table.supply.bag1.faces)).toBe(35 - 4);
    expect(total(table.supply.bag2.faces)).toBe(33 - 3 - 2 - 1);
    expect(total(table.supply.bag3.faces)).toBe(26 - 2);
  });

  test('writing gives the same parts back', () => {
    const { draws: foretold, stacks: _counted, ...rest } = EXAMPLE;
    expect(writePosition(table, turn, draws)).toEqual({
      ...rest,
      trail: {
        ...Object.fromEntries([...'ABCDEFG'].map((letter) => [letter, `neutral:${letter}`])),
        ...rest.trail,
      },
      draws: { cattle: foretold.cattle },
    });
  });
});

describe('parts that follow from others', () => {
  test('named neutral tiles are the only ones', () => {
    const { table } = read({ trail: { A: 'neutral:G', B: 'neutral:A' } });
    expect([tileAt(table, 'A'), tileAt(table, 'B'), tileAt(table, 'C')]).toEqual([
      'neutral:G',
      'neutral:A',
      null,
    ]);
  });

  test("the player's sides are those on the trail", () => {
    expect(read({ trail: { A1: 'player:2b' } }).table.player.sides).toBe('abaaaaaaaaaa');
  });

  test('reserves and discs are what is not on the board', () => {
    const { table } = read({
      trail: { A1: 'sam:2b', A2: 'player:7a' },
      railroad: {
        stations: { '39': { discs: ['sam', 'player'] } },
        cities: { newYork: ['sam', 'sam', 'player'] },
      },
    });
    expect(table.sam.reserve).not.toContain(2);
    expect(table.player.reserve).not.toContain(7);
    expect(table.sam.discs).toBe(11);
  });

  test('the specialization is the kind he has most of', () => {
    const { table, specializationNamed } = read({ sam: { workers: { builder: 3, cowboy: 2 } } });
    expect([table.sam.specialization, specializationNamed]).toEqual(['builder', true]);
  });

  test('a worker of unknown origin is counted against bag 2 first, then bag 3', () => {
    const cowboys = { cowboy: 6 };
    const { table } = read({
      jobMarket: { row: 4, workers: [['cowboy', 'cowboy'], ['cowboy', 'cowboy'], ['cowboy']] },
      sam: { workers: cowboys },
      player: { workers: cowboys },
    });
    expect([table.supply.bag2.faces.cowboy, table.supply.bag3.faces.cowboy]).toEqual([0, 3]);
  });

  test('a tile in a column of another bag is counted against a bag that has it', () => {
    const { table } = read({ foresight: [['cowboy', null], ['flood:green:3']] });
    expect([table.foresight[0][0], table.foresight[1][0]]).toEqual(['cowboy', 'flood:green:3']);
    expect([table.supply.bag2.faces.cowboy, table.supply.bag1.faces['flood:green:3']]).toEqual([10, 0]);
  });

  test('a bag keeps what will be drawn from it', () => {
    const { table } = read({
      jobMarket: { row: 7, workers: Array<string[]>(6).fill(['cowboy', 'cowboy']) },
      draws: { bag2: ['cowboy', 'cowboy'] },
    });
    expect([table.supply.bag2.faces.cowboy, table.supply.bag3.faces.cowboy]).toEqual([2, 4]);
  });

  test('stated stacks are taken as they are', () => {
    const { table } = read({ stacks: { cattle: { corriente: 2 }, bag2: { cowboy: 1 }, objectives: 0 } });
    expect(table.supply.cattle).toMatchObject({ left: 2, faces: { corriente: 2, longhorn: 0 } });
    expect(table.supply.bag2).toMatchObject({ left: 1, faces: { cowboy: 1, builder: 0 } });
    expect(table.supply.objectives.left).toBe(0);
  });

  test('an orange variant brings its cards', () => {
    const { table } = read({ variants: ['simmental'], cattleMarket: ['simmental'] });
    expect(table.supply.cattle).toMatchObject({ left: 43, faces: { simmental: 7 } });
  });
});

describe('the end', () => {
  test.each([
    ['open market', { jobMarket: { row: 12 } }, false],
    ['closed by the side next to move', { jobMarket: { row: 'closed' }, player: { jobToken: true } }, true],
    ['closed by the other side', { jobMarket: { row: 'closed' }, sam: { jobToken: true } }, false],
    ['closed, nobody holds the token', { jobMarket: { row: 'closed' } }, false],
  ])('%s', (_name, file, over) => {
    expect(isOver(read(file).table, 'player')).toBe(over);
  });
});

import { offersOf } from '../../../src/engine/play/offers';
import { before, does, doesAll, standing, tableWith } from './tables';

describe('what a screen is offered', () => {
  test('before the move: stops with steps and fees, nothing else', () => {
    const offers = offersOf(before(tableWith({ trail: { A1: 'sam:7b' } })));
    expect(offers.stops.map(({ space, steps, fee }) => [space, steps, fee])).toEqual([
      ['A', 1, 0],
      ['A1', 2, 4],
      ['B', 2, 0],
      ['C', 3, 0],
    ]);
    expect(offers).toMatchObject({
      local: [],
      auxiliary: [],
      pending: null,
      kansasCity: null,
      canEnd: false,
    });
  });

  test('the first turn: the neutral buildings', () => {
    const table = tableWith({ herders: { player: null, sam: 'start' } });
    expect(offersOf(before(table)).places).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'G']);
  });

  test('phase B: every way to carry out a local action with what is left afterwards', () => {
    const offers = offersOf(standing('A', { player: { dollars: 7 } }));
    expect(offers.local.map(({ options }) => options.map(({ dollars, left }) => [dollars, left]))).toEqual([
      [[2, 9]],
      [
        [-6, 1],
        [-6, 1],
      ],
      [],
    ]);
    expect(offers.local[2]?.why).toEqual({ code: 'notEnoughMoney', params: { needed: 8, have: 7 } });
    expect(offers.auxiliary.map(({ action, times }) => [action, times])).toEqual([
      ['gain', 1],
      ['draw', 1],
      ['certBack', 0],
      ['forward', 0],
      ['remove', 0],
    ]);
    expect(offers.canEnd).toBe(true);
  });

  test('after a single auxiliary action the local ones say why they are closed', () => {
    const offers = offersOf(does(standing('A'), { type: 'auxiliary', action: 'gain' }));
    expect(offers.local.every(({ why }) => why?.code === 'auxiliaryTaken')).toBe(true);
    expect(offers.auxiliary).toEqual([]);
  });

  test('Kansas City: where each tile would go, then the herd, then the cities', () => {
    const state = standing('kansasCity', { player: { certificates: 2 } });
    expect(offersOf(state).kansasCity?.column?.tiles).toEqual([
      { place: 0, tile: 'outlaw:green', allowed: true, to: 'outlaw1' },
      { place: 1, tile: 'flood:green:4', allowed: true, to: 'flood1' },
    ]);
    const income = doesAll(state, [
      { type: 'foresight', column: 0, tile: 0 },
      { type: 'foresight', column: 1, tile: 0 },
      { type: 'foresight', column: 2, tile: 0 },
    ]);
    expect(offersOf(income).kansasCity?.income).toEqual({
      permanent: 0,
      certificates: 2,
      handLimit: 4,
      breeds: [
        { breed: 'criollo', value: 1, count: 5 },
        { breed: 'santaGertrudis', value: 2, count: 3 },
        { breed: 'pineywoods', value: 2, count: 3 },
        { breed: 'galloway', value: 2, count: 3 },
      ],
    });
    const delivery = does(income, { type: 'income', breeds: ['criollo', 'galloway', 'pineywoods'] });
    const cities = offersOf(delivery).pending?.cities ?? [];
    expect(
      cities
        .filter(({ discs }) => discs.length > 0)
        .map(({ city, transport, dollars }) => [city, transport, dollars]),
    ).toEqual([
      ['kansasCity', 0, 4],
      ['fulton', 0, 0],
      ['stLouis', 1, 0],
    ]);
    expect(offersOf(delivery).pending?.skip).toBe(false);
  });

  test('buying: what the cowboys left can buy', () => {
    const state = does(standing('E', { player: { workers: { cowboy: 3, builder: 1, engineer: 1 } } }), {
      type: 'buy',
      offer: 1,
      purchase: 0,
      cards: ['longhorn'],
    });
    const buying = offersOf(state).pending?.buying;
    expect(buying).toMatchObject({ cowboys: 2, reveal: 2 });
    expect(
      buying?.purchases
        .filter(({ affordable }) => affordable)
        .map(({ dollars, cowboys }) => [dollars, cowboys]),
    ).toEqual([
      [6, 1],
      [3, 2],
      [12, 1],
      [12, 2],
    ]);
  });

  test('a station: its price, its master, discs and workers', () => {
    const state = standing('G', {
      engines: { player: 4, sam: 0 },
      player: { workers: { cowboy: 2, builder: 1, engineer: 1 } },
    });
    const upgrade = offersOf(does(state, { type: 'engine', offer: 0, to: 4.5 })).pending?.upgrade;
    expect(upgrade).toMatchObject({ station: 0, cost: 2, vp: 1, master: 'perWorker', workers: ['cowboy'] });
    expect(upgrade?.discs).toHaveLength(9);
  });

  test('objective cards of the herd, playable or not', () => {
    const held = { player: { objectives: { area: [], herd: ['newYork-5'] } } };
    expect(offersOf(standing('A', held)).objectives).toEqual([
      { card: 'newYork-5', reward: 'auxiliary', playable: true },
    ]);
    const hired = does(standing('A', held), { type: 'hire', offer: 1, row: 1, side: 'left' });
    expect(offersOf(hired).objectives[0]?.playable).toBe(true);
  });

  test('while the table draws nothing can be done', () => {
    const state = does(standing('C'), { type: 'objective', offer: 0, from: 1 });
    const offers = offersOf(state);
    expect(offers.canEnd).toBe(false);
    expect(offers.local.flatMap(({ options }) => options)).toEqual([]);
  });
});

import { drawSamCard, playSam } from '../../../src/engine/sam/turn';
import { parsePosition } from '../../../src/engine/table/position';
import { acts, file, open, play, reported, written, type File } from './harness';

function tableOf(position: File) {
  const read = parsePosition(position);
  if (!read.ok) throw new Error(read.error.message);
  return read.value.table;
}

describe('his cards', () => {
  const cards = (deck: readonly number[], discards: readonly number[], seed = 1) =>
    tableOf({ ...file(1), seed, sam: { specialization: 'cowboy', deck, discards } });

  test('the top card is turned and goes on the discards at the end', () => {
    const drawn = drawSamCard(cards([8, 3, 9], [1]));
    expect(drawn).toMatchObject({ card: 8, shuffled: false });
    const { sam } = playSam(drawn?.table ?? cards([8], []), 8, {}).table;
    expect([sam.deck, sam.discards]).toEqual([
      [3, 9],
      [1, 8],
    ]);
  });

  test('an empty deck: the discards are shuffled into a new one', () => {
    const drawn = drawSamCard(cards([], [2, 4, 6, 8]));
    expect(drawn?.shuffled).toBe(true);
    expect([drawn?.card, ...(drawn?.table.sam.deck ?? [])].sort()).toEqual([2, 4, 6, 8]);
    expect(drawn?.table.sam.discards).toEqual([]);
  });

  test('the same seed shuffles the same, another another', () => {
    const order = (seed: number) => {
      const drawn = drawSamCard(cards([], [1, 2, 3, 4, 5, 6, 7, 8, 9], seed));
      return [drawn?.card, ...(drawn?.table.sam.deck ?? [])].join();
    };
    expect(order(5)).toBe(order(5));
    expect(new Set([1, 2, 3, 4, 5].map(order)).size).toBeGreaterThan(1);
  });

  test('no card at all is no turn', () => expect(drawSamCard(cards([], []))).toBeNull());
});

describe('what the table must draw', () => {
  const market = { row: 6, workers: [...Array.from({ length: 5 }, () => [null, null]), ['builder', null]] };
  const city = {
    herders: { player: 'A', sam: 'G' },
    foresight: [
      ['flood:green:3', 'outlaw:orange'],
      ['cowboy', 'builder'],
      ['engineer', 'cowboy'],
    ],
    jobMarket: market,
    cattleMarket: ['longhorn', 'corriente'],
    objectives: ['newYork-5', 'newYork-5', 'newYork-5', 'newYork-5'],
    railroad: { cities: { bloomington: ['sam'] } },
  };
  const all = {
    cattle: ['longhorn', 'longhorn', 'corriente', 'blackAngus', 'hereford:5'],
    objectives: ['station-station-hazard-3'],
    bag1: ['flood:green:4'],
    bag2: ['engineer'],
    bag3: ['outlaw:green'],
  };

  test.each([
    ['nothing given', {}, { draw: 'cattle', count: 5 }, 'foresight'],
    ['two of five cards', { cattle: all.cattle.slice(0, 2) }, { draw: 'cattle', count: 3 }, 'foresight'],
    ['the cards', { cattle: all.cattle }, { draw: 'objectives', count: 1 }, 'objective'],
    [
      'the objective too',
      { cattle: all.cattle, objectives: all.objectives },
      { draw: 'bag1', count: 1 },
      'objective',
    ],
    ['all but bag 3', { ...all, bag3: [] }, { draw: 'bag3', count: 1 }, 'objective'],
    ['everything', all, null, 'objective'],
  ])('%s', (_, draws, needs, last) => {
    const played = play(file(8, { ...city, draws }));
    expect(played.outcome.needs).toEqual(needs);
    expect(played.report[played.report.length - 1]?.deed.do).toBe(last);
  });

  test('the turn in full', () => {
    expect(play(file(8, { ...city, draws: all })).report.map(({ deed }) => deed.do)).toEqual([
      'move',
      'nothing',
      'foresight',
      'foresight',
      'refillMarket',
      'foresight',
      'deliver',
      'objective',
    ]);
  });

  test('answers given one at a time end as all at once', () => {
    const position = file(8, city);
    const { turned, card } = open(position);
    const answers: Record<string, string[]> = { ...all };
    const given: Record<string, string[]> = {};
    let outcome = playSam(turned, card, given as never);
    for (let n = 0; outcome.needs && n < 20; n += 1) {
      const { draw } = outcome.needs;
      const next = answers[draw]?.[given[draw]?.length ?? 0];
      if (next === undefined) throw new Error(`nothing more for ${draw}`);
      given[draw] = [...(given[draw] ?? []), next];
      outcome = playSam(turned, card, given as never);
    }
    const once = play(file(8, { ...city, draws: all }));
    expect(reported(outcome)).toEqual(once.report);
    expect(written(outcome.table)).toEqual(written(once.outcome.table));
  });

  test('the card is not on the discards while the turn waits', () => {
    expect(play(file(8, city)).outcome.table.sam.discards).toEqual([]);
  });

  test('draws beyond the turn stay for later', () => {
    const draws = { cattle: ['longhorn', 'longhorn', 'corriente'] };
    const sam = { workers: { cowboy: 2, builder: 1, engineer: 1 }, specialization: 'cowboy' };
    const played = play(file(3, { cattleMarket: ['corriente'], draws, sam }));
    expect(acts(played)).toHaveLength(2);
    expect(played.outcome.used).toEqual({ cattle: 2 });
  });
});

import { acts, file, othersOf, play, step, written, type File } from './harness';

const cowboys = (cowboy: number): File => ({
  workers: { cowboy, builder: 1, engineer: 1 },
  specialization: 'cowboy',
});

/** Card 3 with so many cowboys; the stack is empty unless it says what comes. */
function buy(count: number, market: readonly string[], stack: readonly string[] = [], more: File = {}) {
  const [stacks, draws] = [{ cattle: stack.length }, { cattle: stack }];
  return play(file(3, { cattleMarket: market, stacks, draws, sam: cowboys(count), ...more }));
}

interface Row {
  readonly name: string;
  readonly cowboys: number;
  readonly market: readonly string[];
  readonly buys: readonly string[];
  readonly used: number;
  readonly dollars: number;
  readonly rule: string;
}

const ROWS: readonly Row[] = [
  {
    name: 'one cowboy, value 3 for 6 dollars',
    cowboys: 1,
    market: ['blackAngus', 'longhorn', 'corriente', 'hereford:7'],
    buys: ['corriente'],
    used: 1,
    dollars: 6,
    rule: 'buy.mostVp',
  },
  {
    name: 'two cowboys could pay 3 dollars, but the fewest cowboys come first',
    cowboys: 2,
    market: ['longhorn'],
    buys: ['longhorn'],
    used: 1,
    dollars: 6,
    rule: 'buy.only',
  },
  {
    name: 'a pair of value 3 for 5 dollars',
    cowboys: 3,
    market: ['longhorn', 'corriente', 'blackAngus'],
    buys: ['corriente', 'longhorn'],
    used: 3,
    dollars: 5,
    rule: 'buy.mostVp',
  },
  {
    name: 'value 4 for three cowboys',
    cowboys: 3,
    market: ['corriente', 'shorthorn:4'],
    buys: ['shorthorn:4'],
    used: 3,
    dollars: 6,
    rule: 'buy.mostVp',
  },
  {
    name: 'equal VP: the best single card (one Shorthorn before a pair)',
    cowboys: 3,
    market: ['longhorn', 'corriente', 'shorthorn:5'],
    buys: ['shorthorn:5'],
    used: 3,
    dollars: 6,
    rule: 'buy.bestCard',
  },
  {
    name: 'equal VP: the best single card (one Hereford before two Shorthorns)',
    cowboys: 5,
    market: ['shorthorn:3', 'shorthorn:3', 'hereford:6'],
    buys: ['hereford:6'],
    used: 4,
    dollars: 6,
    rule: 'buy.bestCard',
  },
  {
    name: 'equal VP: the best single card (two Shorthorns before three Corriente)',
    cowboys: 5,
    market: ['corriente', 'corriente', 'corriente', 'shorthorn:4', 'shorthorn:5'],
    buys: ['shorthorn:4', 'shorthorn:5'],
    used: 5,
    dollars: 8,
    rule: 'buy.bestCard',
  },
  {
    name: 'one card each, equally good: the fewest cowboys',
    cowboys: 4,
    market: ['hereford:5', 'shorthorn:5'],
    buys: ['shorthorn:5'],
    used: 3,
    dollars: 6,
    rule: 'buy.fewestCowboys',
  },
  {
    name: 'a pair and a single: three cards for all 8 dollars',
    cowboys: 5,
    market: ['corriente', 'corriente', 'longhorn', 'blackAngus', 'shorthorn:5'],
    buys: ['corriente', 'corriente', 'longhorn'],
    used: 5,
    dollars: 8,
    rule: 'buy.mostVp',
  },
  {
    name: '9 dollars would be too much',
    cowboys: 6,
    market: ['shorthorn:5', 'corriente'],
    buys: ['shorthorn:5'],
    used: 3,
    dollars: 6,
    rule: 'buy.mostVp',
  },
  {
    name: 'four cowboys, value 5 for 6 dollars',
    cowboys: 4,
    market: ['corriente', 'corriente', 'hereford:7'],
    buys: ['hereford:7'],
    used: 4,
    dollars: 6,
    rule: 'buy.mostVp',
  },
];

test.each(ROWS)('$name', ({ cowboys: count, market, buys, used, dollars, rule }) => {
  const played = buy(count, market);
  const bought = step(played, 'buy');
  expect({ ...bought, cards: [...(bought.cards as string[])].sort() }).toEqual({
    do: 'buy',
    cards: buys,
    cowboys: used,
    dollars,
  });
  expect(othersOf(played, 'buy')).toEqual([]);
  expect(played.report[1]?.rule).toBe(rule);
  const after = written(played.outcome.table);
  expect([...after.sam.cattle].sort()).toEqual(buys);
  expect([...after.sam.cattle, ...after.cattleMarket].sort()).toEqual([...market].sort());
});

test('every cowboy left after buying adds two cards, one step each', () => {
  const stack = ['longhorn', 'hereford:5', 'blackAngus', 'hereford:6', 'shorthorn:3', 'shorthorn:4'];
  const played = buy(3, ['corriente'], stack);
  expect(acts(played)).toEqual([
    { do: 'buy', cards: ['corriente'], cowboys: 1, dollars: 6 },
    { do: 'reveal', cards: ['longhorn', 'hereford:5'], by: 'cowboy' },
    { do: 'reveal', cards: ['blackAngus', 'hereford:6'], by: 'cowboy' },
  ]);
  expect(written(played.outcome.table).cattleMarket).toEqual(stack.slice(0, 4));
});

test('nothing affordable: one cowboy at a time adds two, then he buys with those left', () => {
  const played = buy(3, ['hereford:7'], ['hereford:6', 'hereford:5', 'corriente', 'blackAngus']);
  expect(acts(played)).toEqual([
    { do: 'reveal', cards: ['hereford:6', 'hereford:5'], by: 'cowboy' },
    { do: 'reveal', cards: ['corriente', 'blackAngus'], by: 'cowboy' },
    { do: 'buy', cards: ['corriente'], cowboys: 1, dollars: 6 },
  ]);
});

test('what he could buy with all his cowboys may be too much for those left', () => {
  const played = buy(3, [], ['shorthorn:5', 'hereford:7', 'longhorn', 'corriente']);
  expect(acts(played).map((deed) => deed.do)).toEqual(['reveal', 'reveal', 'buy']);
  expect(step(played, 'buy')).toMatchObject({ cards: ['corriente'], cowboys: 1 });
});

test('all cowboys used and still nothing affordable: nothing is bought', () => {
  const played = buy(2, ['shorthorn:5'], ['hereford:7', 'hereford:6', 'longhorn', 'corriente']);
  expect(acts(played).map((deed) => deed.do)).toEqual(['reveal', 'reveal', 'nothing']);
  expect(written(played.outcome.table).sam.cattle).toEqual([]);
});

test('an empty stack adds nothing', () => {
  expect(acts(buy(3, ['hereford:7']))).toMatchObject([{ do: 'nothing', action: 'buy' }]);
  expect(acts(buy(3, ['corriente'])).map((deed) => deed.do)).toEqual(['buy']);
});

test('a stack of one card gives one', () => {
  const played = buy(3, ['corriente'], ['longhorn']);
  expect(acts(played).slice(1)).toEqual([{ do: 'reveal', cards: ['longhorn'], by: 'cowboy' }]);
});

test('Simmental is never bought', () => {
  const orange = { variants: ['simmental'] };
  expect(step(buy(6, ['simmental', 'blackAngus'], [], orange), 'buy').cards).toEqual(['blackAngus']);
  const played = buy(2, ['simmental', 'simmental'], ['simmental', 'longhorn'], orange);
  expect(acts(played).map((deed) => deed.do)).toEqual(['reveal', 'buy']);
});

test('Brahman is not bought either', () => {
  const played = buy(1, ['brahman'], [], { variants: ['brahman'] });
  expect(acts(played)).toMatchObject([{ do: 'nothing' }]);
});

test('card 10 buys as card 3 does', () => {
  const market = { cattleMarket: ['corriente', 'corriente'], stacks: { cattle: 0 }, sam: cowboys(3) };
  expect(step(play(file(10, market)), 'buy')).toMatchObject({ cowboys: 3, dollars: 5 });
});

test('the example at the end of the solo rules: 4 cowboys and card 13', () => {
  const played = play(
    file(13, {
      trail: { A1: 'player:1a', floodRisk1: 'player:7a' },
      herders: { player: 'G', sam: 'start' },
      cattleMarket: ['blackAngus', 'longhorn', 'corriente', 'shorthorn:3', 'hereford:5'],
      draws: { cattle: ['corriente', 'blackAngus', 'hereford:6', 'longhorn'] },
      player: { dollars: 1 },
      sam: { workers: { cowboy: 4, builder: 2, engineer: 3 }, specialization: 'cowboy' },
    }),
  );
  expect(played.report.map(({ deed }) => deed)).toEqual([
    { do: 'move', steps: 4, path: ['A', 'A1', 'B', 'C'], to: 'C', playerGains: 2 },
    { do: 'reveal', cards: ['corriente', 'blackAngus'], by: 'card' },
    { do: 'buy', cards: ['corriente', 'corriente'], cowboys: 3, dollars: 5 },
    { do: 'reveal', cards: ['hereford:6', 'longhorn'], by: 'cowboy' },
  ]);
  const after = written(played.outcome.table);
  expect(after.player.dollars).toBe(3);
  expect(after.sam.cattle).toEqual(['corriente', 'corriente']);
  expect(after.cattleMarket).toHaveLength(7);
  expect(after.sam.discards).toEqual([13]);
  expect(played.outcome.needs).toBeNull();
});

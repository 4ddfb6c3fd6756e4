import { acts, file, play, step, written, type File } from './harness';

const KINDS = ['cowboy', 'builder', 'engineer'] as const;

/** The same table with him specialized in one kind. */
function split(card: number, specialization: string, more: File = {}) {
  const workers = { cowboy: 3, builder: 3, engineer: 3 };
  return play(file(card, { ...more, sam: { workers, specialization, reserve: [1, 5] } }));
}

describe('card 13', () => {
  const market = ['longhorn', 'shorthorn:5', 'blackAngus', 'corriente', 'longhorn'];
  const table = {
    cattleMarket: market,
    draws: { cattle: ['hereford:7', 'corriente'] },
    stacks: { cattle: 2 },
  };

  test('cowboys: two cards first, free, then he buys with all his cowboys', () => {
    expect(acts(split(13, 'cowboy', table))).toEqual([
      { do: 'reveal', cards: ['hereford:7', 'corriente'], by: 'card' },
      { do: 'buy', cards: ['corriente', 'corriente'], cowboys: 3, dollars: 5 },
    ]);
  });

  test('cowboys, empty stack: no reveal, but he buys', () => {
    const played = split(13, 'cowboy', { cattleMarket: market, stacks: { cattle: 0 } });
    expect(acts(played)).toMatchObject([{ do: 'buy', cards: ['shorthorn:5'] }]);
  });

  test.each(['builder', 'engineer'])('%s: the value-3 card with most VP, free', (kind) => {
    const played = split(13, kind, table);
    expect(acts(played)).toEqual([{ do: 'takeCattle', card: 'corriente' }]);
    const after = written(played.outcome.table);
    expect(after.sam.cattle).toEqual(['corriente']);
    expect(after.cattleMarket).toEqual(['longhorn', 'shorthorn:5', 'blackAngus', 'longhorn']);
  });

  test.each([
    ['only dearer cards', ['shorthorn:5', 'hereford:7']],
    ['an empty market', []],
  ])('others, %s: nothing', (_, cattleMarket) => {
    expect(acts(split(13, 'builder', { cattleMarket }))).toMatchObject([{ do: 'nothing' }]);
  });

  test('others never take orange', () => {
    const played = split(13, 'engineer', { variants: ['simmental'], cattleMarket: ['simmental'] });
    expect(acts(played)).toMatchObject([{ do: 'nothing' }]);
  });
});

test.each(KINDS)('card 14 for a %s specialist', (kind) => {
  expect(step(split(14, kind), 'build').building).toBe(kind === 'builder' ? '5b' : '1b');
});

test.each(KINDS)('card 15 for a %s specialist', (kind) => {
  const railroad = { engines: { player: 0, sam: 17 } };
  expect(step(split(15, kind, { railroad }), 'engine').to).toBe(kind === 'engineer' ? 21.5 : 20);
});

import { file, play, step, written, type File, type Played } from './harness';

const EMPTY_BAGS = { bag1: 0, bag2: 0, bag3: 0, cattle: 0, objectives: 0 };

/** Card 8 from G with nothing to take: one step to Kansas City. */
function arrive(foresight: readonly (readonly (string | null)[])[], more: File = {}): Played {
  return play(file(8, { herders: { player: 'A', sam: 'G' }, foresight, stacks: EMPTY_BAGS, ...more }));
}

const foresights = (played: Played) =>
  played.report.map(({ deed }) => deed).filter((deed) => deed.do === 'foresight' || deed.do === 'end');

const market = (row: number | 'closed', left: string | null = null) => ({
  row,
  workers: row === 'closed' ? [] : [...Array.from({ length: row - 1 }, () => [null, null]), [left, null]],
});

test('the bottom tile of each column, placed by the normal rules', () => {
  const columns = [
    ['flood:green:3', 'outlaw:orange'],
    ['cowboy', 'builder'],
    ['outlaw:green', 'engineer'],
  ];
  const played = arrive(columns, {
    trail: { flood1: 'flood:green:4', outlaw1: 'outlaw:green', outlaw5: 'outlaw:green' },
  });
  expect(foresights(played)).toEqual([
    { do: 'foresight', column: 1, tile: 'flood:green:3', to: 'flood2' },
    { do: 'foresight', column: 2, tile: 'cowboy', to: 'jobMarket' },
    { do: 'foresight', column: 3, tile: 'outlaw:green', to: 'outlaw2' },
  ]);
  const after = written(played.outcome.table);
  expect(after.trail).toMatchObject({ flood2: 'flood:green:3', outlaw2: 'outlaw:green' });
  expect(after.jobMarket.workers[1]).toEqual(['cowboy', null]);
  expect(after.herders.sam).toBe('start');
});

test('the action comes first, in full: an outlaw taken frees its space for the new one', () => {
  const trail = { outlaw1: 'outlaw:orange' };
  const played = arrive([['outlaw:green', null]], { trail });
  expect(played.report.map(({ deed }) => deed.do).slice(0, 3)).toEqual(['move', 'outlaw', 'foresight']);
  expect(written(played.outcome.table).trail.outlaw1).toBe('outlaw:green');
});

test('holes are filled from the lowest space', () => {
  const trail = { rockfall1: 'rockfall:green:2', rockfall3: 'rockfall:black:2' };
  expect(foresights(arrive([['rockfall:green:4', null]], { trail }))[0]).toMatchObject({ to: 'rockfall2' });
});

test('a full section: the tile leaves the game', () => {
  const trail = {
    flood1: 'flood:green:2',
    flood2: 'flood:green:3',
    flood3: 'flood:black:2',
    flood4: 'flood:black:3',
  };
  const played = arrive([['flood:green:4', 'outlaw:green']], { trail });
  expect(foresights(played)[0]).toEqual({ do: 'foresight', column: 1, tile: 'flood:green:4', to: 'box' });
  expect(written(played.outcome.table).foresight[0]).toEqual(['outlaw:green', null]);
});

describe('workers push the token', () => {
  test('left first, then right; the right one moves the token a row on', () => {
    const columns = [[], ['cowboy', null], ['builder', null]];
    const { jobMarket } = written(arrive(columns, { jobMarket: market(3) }).outcome.table);
    expect(jobMarket.workers[2]).toEqual(['cowboy', 'builder']);
    expect(jobMarket.row).toBe(4);
  });

  test('a hired-out row behind the token is not refilled', () => {
    const workers = [
      [null, null],
      ['engineer', null],
    ];
    const { jobMarket } = written(
      arrive([[], ['cowboy', null]], { jobMarket: { row: 2, workers } }).outcome.table,
    );
    expect(jobMarket.workers.slice(0, 2)).toEqual([
      [null, null],
      ['engineer', 'cowboy'],
    ]);
    expect(jobMarket.row).toBe(3);
  });

  test.each([6, 9])('from row %i onto a yellow arrow: the cattle market is filled up to 7', (row) => {
    const cards = ['longhorn', 'corriente', 'longhorn', 'blackAngus', 'hereford:5'];
    const played = arrive([[], ['cowboy', null]], {
      jobMarket: market(row, 'builder'),
      cattleMarket: ['hereford:7', 'hereford:6'],
      draws: { cattle: cards },
      stacks: { ...EMPTY_BAGS, cattle: 8 },
    });
    expect(step(played, 'refillMarket')).toEqual({ do: 'refillMarket', cards });
    expect(written(played.outcome.table).cattleMarket).toHaveLength(7);
    expect(written(played.outcome.table).jobMarket.row).toBe(row + 1);
  });

  test('never cut: a market of 8 stays as it is', () => {
    const cattleMarket = [...Array<string>(4).fill('longhorn'), ...Array<string>(4).fill('corriente')];
    const more = { jobMarket: market(6, 'builder'), cattleMarket, stacks: { ...EMPTY_BAGS, cattle: 8 } };
    const played = arrive([[], ['cowboy', null]], more);
    expect(played.outcome.needs).toBeNull();
    expect(played.report.map(({ deed }) => deed.do)).not.toContain('refillMarket');
  });

  test('a short stack refills what it has, an empty one nothing', () => {
    const more = { jobMarket: market(9, 'builder'), cattleMarket: ['longhorn'] };
    const short = { ...more, stacks: { ...EMPTY_BAGS, cattle: 1 }, draws: { cattle: ['corriente'] } };
    expect(step(arrive([[], ['cowboy', null]], short), 'refillMarket').cards).toEqual(['corriente']);
    const none = arrive([[], ['cowboy', null]], more);
    expect(none.report.map(({ deed }) => deed.do)).not.toContain('refillMarket');
  });

  test('with Simmental the market holds 9', () => {
    const played = arrive([[], ['cowboy', null]], {
      variants: ['simmental'],
      jobMarket: market(6, 'builder'),
      stacks: { ...EMPTY_BAGS, cattle: 20 },
    });
    expect(played.outcome.needs).toEqual({ draw: 'cattle', count: 9 });
  });

  test('out of row 12: the market is closed, he has the token', () => {
    const played = arrive([[], ['cowboy', null], ['outlaw:green', null]], {
      jobMarket: market(12, 'builder'),
    });
    expect(foresights(played)).toEqual([
      { do: 'foresight', column: 2, tile: 'cowboy', to: 'jobMarket' },
      { do: 'end', by: 'sam' },
      { do: 'foresight', column: 3, tile: 'outlaw:green', to: 'outlaw1' },
    ]);
    const after = written(played.outcome.table);
    expect(after.jobMarket.row).toBe('closed');
    expect(after.sam.jobToken).toBe(true);
  });

  test('closed in column 2: a worker in column 3 is already refused, but the delivery follows', () => {
    const played = arrive([[], ['cowboy', null], ['builder', 'outlaw:green']], {
      jobMarket: market(12, 'builder'),
    });
    expect(foresights(played)[2]).toEqual({
      do: 'foresight',
      column: 3,
      tile: 'outlaw:green',
      to: 'outlaw1',
    });
    expect(step(played, 'deliver')).toMatchObject({ city: 'bloomington' });
    expect(written(played.outcome.table).foresight[2]).toEqual(['builder', null]);
  });
});

describe('with the job market closed', () => {
  const closed = { jobMarket: market('closed'), player: { jobToken: true } };
  test.each([
    ['a worker at the bottom: the top tile', ['builder', 'outlaw:green'], 'outlaw:green', ['builder', null]],
    ['no worker at the bottom: as ever', ['outlaw:orange', 'builder'], 'outlaw:orange', ['builder', null]],
    ['two workers: the column is skipped', ['builder', 'cowboy'], null, ['builder', 'cowboy']],
    ['one worker alone: the column is skipped', ['builder', null], null, ['builder', null]],
  ])('%s', (_, column, tile, left) => {
    const played = arrive([[], [], column], closed);
    expect(foresights(played).map((deed) => deed.tile)).toEqual(tile === null ? [] : [tile]);
    expect(written(played.outcome.table).foresight[2]).toEqual(left);
  });
});

test('a column with only a top tile: he takes it', () => {
  expect(foresights(arrive([[null, 'outlaw:green']]))[0]).toMatchObject({ column: 1, tile: 'outlaw:green' });
});

describe('afterwards', () => {
  test('the tiles left slide to the bottom and each top is refilled from its bag', () => {
    const columns = [
      ['outlaw:green', 'flood:green:2'],
      ['cowboy', 'builder'],
      ['engineer', 'outlaw:orange'],
    ];
    const draws = { bag1: ['flood:black:2', 'flood:green:4'], bag2: ['engineer'], bag3: ['cowboy'] };
    const played = arrive(columns, { draws, stacks: { bag1: 5, bag2: 5, bag3: 5 } });
    expect(written(played.outcome.table).foresight).toEqual([
      ['flood:green:2', 'flood:black:2'],
      ['builder', 'engineer'],
      ['outlaw:orange', 'cowboy'],
    ]);
    expect(played.outcome.used).toEqual({ bag1: 1, bag2: 1, bag3: 1 });
  });

  test('an untouched full column draws nothing', () => {
    const more = { jobMarket: market('closed'), stacks: { bag1: 0, bag2: 5, bag3: 0 } };
    const played = arrive([[], ['builder', 'cowboy']], more);
    expect(played.outcome.needs).toBeNull();
    expect(written(played.outcome.table).foresight[1]).toEqual(['builder', 'cowboy']);
  });

  test('no income: he takes no money and discards nothing', () => {
    const played = arrive([], {});
    const names = played.report.map(({ deed }) => deed.do);
    expect(names.filter((name) => name !== 'nothing')).toEqual(['move', 'deliver']);
  });
});

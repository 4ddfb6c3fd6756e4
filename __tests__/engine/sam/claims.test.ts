import { acts, file, othersOf, play, step, written, type File } from './harness';

describe('objective, card 7', () => {
  const own = { vp: 4, penalty: 1, reward: 'drawThree', tasks: ['hereford', 'newYork'] };
  const take = (objectives: readonly unknown[], more: File = {}) => play(file(7, { objectives, ...more }));

  test('slot 4, the furthest from the pile; the others slide and slot 1 is refilled', () => {
    const display = ['newYork-5', 'shorthorn-hazard-hazard-3', 'newYork-5', own];
    const played = take(display, { draws: { objectives: ['station-station-hazard-3'] } });
    expect(acts(played)).toEqual([{ do: 'objective', card: own, slot: 4 }]);
    const after = written(played.outcome.table);
    expect(after.objectives).toEqual(['station-station-hazard-3', ...display.slice(0, 3)]);
    expect(after.sam.objectives).toEqual([own]);
  });

  test('a card is named as the file names it', () => {
    expect(step(take(['newYork-5'], { stacks: { objectives: 0 } }), 'objective').card).toBe('newYork-5');
  });

  test('fewer than four: the furthest there is', () => {
    const played = take([own, 'newYork-5'], { stacks: { objectives: 0 } });
    expect(step(played, 'objective')).toEqual({ do: 'objective', card: 'newYork-5', slot: 2 });
    expect(written(played.outcome.table).objectives).toEqual([own]);
  });

  test('an empty pile refills nothing', () => {
    const played = take(['newYork-5', 'newYork-5', 'newYork-5', own], { stacks: { objectives: 0 } });
    expect(played.outcome.needs).toBeNull();
    expect(written(played.outcome.table).objectives).toHaveLength(3);
  });

  test('an empty display: nothing', () => {
    expect(acts(take([]))).toMatchObject([{ do: 'nothing', action: 'objective' }]);
  });

  test('the new card must be drawn: the turn waits after the step', () => {
    const played = take(['newYork-5', 'newYork-5', 'newYork-5', own]);
    expect(acts(played)).toEqual([{ do: 'objective', card: own, slot: 4 }]);
    expect(played.outcome.needs).toEqual({ draw: 'objectives', count: 1 });
  });
});

describe('outlaw, card 8', () => {
  const take = (trail: Record<string, string>) => play(file(8, { trail }));

  test.each([
    [
      'the highest numbered space',
      { outlaw2: 'outlaw:green', outlaw7: 'outlaw:orange', outlaw5: 'outlaw:green' },
      7,
    ],
    ['beside the trail too', { outlaw1: 'outlaw:orange', outlaw3: 'outlaw:green' }, 3],
    ['space 9', { outlaw8: 'outlaw:orange', outlaw9: 'outlaw:green' }, 9],
    ['the only one', { outlaw1: 'outlaw:orange' }, 1],
  ])('%s', (_, trail: Record<string, string>, n) => {
    const space = `outlaw${n}`;
    const played = take(trail);
    expect(acts(played)).toEqual([{ do: 'outlaw', space, tile: trail[space] }]);
    const after = written(played.outcome.table);
    expect(after.trail[space]).toBeUndefined();
    expect(after.sam.outlaws).toEqual([trail[space]]);
  });

  test('none: nothing', () => expect(acts(take({}))).toMatchObject([{ do: 'nothing', action: 'outlaw' }]));
});

describe('hazard, card 9', () => {
  interface Row {
    readonly name: string;
    readonly trail: Record<string, string>;
    readonly space: string;
    readonly others?: readonly string[];
    readonly rule: string;
  }
  const ROWS: readonly Row[] = [
    {
      name: 'the section with most hazards, though another holds more VP',
      trail: { flood1: 'flood:green:4', rockfall2: 'rockfall:green:2', rockfall3: 'rockfall:black:3' },
      space: 'rockfall3',
      rule: 'hazard.mostTiles',
    },
    {
      name: 'equal: the section with the single highest VP, not the highest sum',
      trail: {
        flood1: 'flood:green:3',
        flood2: 'flood:black:3',
        drought1: 'drought:green:2',
        drought4: 'drought:green:4',
      },
      space: 'drought4',
      rule: 'hazard.highestVp',
    },
    {
      name: 'last: flood, drought, rockfall, the others offered',
      trail: { rockfall1: 'rockfall:green:3', drought1: 'drought:black:3', flood4: 'flood:green:3' },
      space: 'flood4',
      others: ['drought1', 'rockfall1'],
      rule: 'hazard.order',
    },
    {
      name: 'drought before rockfall',
      trail: { rockfall1: 'rockfall:green:3', drought1: 'drought:black:3', flood4: 'flood:green:2' },
      space: 'drought1',
      others: ['rockfall1'],
      rule: 'hazard.order',
    },
    {
      name: 'in the section the tile worth most VP',
      trail: {
        flood1: 'flood:green:2',
        flood2: 'flood:black:2',
        flood3: 'flood:green:4',
        flood4: 'flood:black:3',
      },
      space: 'flood3',
      rule: 'hazard.mostTiles',
    },
    {
      name: 'tiles worth the same: the lowest space, the other offered',
      trail: { flood2: 'flood:black:3', flood4: 'flood:green:3' },
      space: 'flood2',
      others: ['flood4'],
      rule: 'hazard.lowestSpace',
    },
    {
      name: 'sections and tiles equal: each of the equal tiles is offered',
      trail: {
        flood1: 'flood:green:4',
        flood3: 'flood:green:4',
        rockfall1: 'rockfall:green:2',
        rockfall2: 'rockfall:green:4',
      },
      space: 'flood1',
      others: ['flood3', 'rockfall2'],
      rule: 'hazard.order',
    },
  ];

  test.each(ROWS)('$name', ({ trail, space, others = [], rule }) => {
    const played = play(file(9, { trail }));
    expect(step(played, 'hazard')).toEqual({ do: 'hazard', space, tile: trail[space] });
    expect(othersOf(played, 'hazard').map((other) => [other.space, other.tile])).toEqual(
      others.map((at) => [at, trail[at]]),
    );
    expect(played.report[1]?.rule).toBe(rule);
    const after = written(played.outcome.table);
    expect(after.trail[space]).toBeUndefined();
    expect(after.sam.hazards).toEqual([trail[space]]);
  });

  test('none: nothing', () => {
    expect(acts(play(file(9)))).toMatchObject([{ do: 'nothing', action: 'hazard' }]);
  });
});

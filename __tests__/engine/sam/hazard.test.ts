import { acts, file, othersOf, play, step, written } from './harness';

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

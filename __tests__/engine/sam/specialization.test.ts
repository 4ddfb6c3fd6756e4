import { acts, file, play, written } from './harness';

function hires(worker: string, workers: readonly [number, number, number], specialization: string) {
  const [cowboy, builder, engineer] = workers;
  const market = { row: 2, workers: [[worker, null]] };
  return play(
    file(1, { jobMarket: market, sam: { workers: { cowboy, builder, engineer }, specialization } }),
  );
}

test.each([
  [
    '2 cowboys, 2 engineers, an engineer specialist hires a cowboy',
    'cowboy',
    [2, 1, 2],
    'engineer',
    'cowboy',
  ],
  ['a third kind can take over', 'builder', [2, 2, 1], 'cowboy', 'builder'],
] as const)('changes at once: %s', (_, worker, before, was, is) => {
  const played = hires(worker, before, was);
  expect(acts(played).map((deed) => deed.do)).toEqual(['hire', 'specialize']);
  expect(acts(played)[1]).toEqual({ do: 'specialize', worker: is });
  expect(played.report[2]?.rule).toBe('specialize.more');
  expect(written(played.outcome.table).sam.specialization).toBe(is);
});

test.each([
  ['drawing level is not enough', 'cowboy', [1, 1, 2], 'engineer'],
  ['another of the same kind', 'engineer', [1, 1, 2], 'engineer'],
  ['a tie broken for the kind he has', 'builder', [3, 3, 3], 'builder'],
  ['a small kind growing', 'builder', [4, 1, 4], 'cowboy'],
] as const)('stays: %s', (_, worker, before, was) => {
  const played = hires(worker, before, was);
  expect(acts(played).map((deed) => deed.do)).toEqual(['hire']);
  expect(written(played.outcome.table).sam.specialization).toBe(was);
});

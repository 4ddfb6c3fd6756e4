import { play, type File, type Reported } from './harness';
import { makePosition } from './oracle/generate';

const COUNT = Number(process.env.SOAK ?? 0) > 0 ? Number(process.env.SOAK) : 150;
const SEEDS = Array.from({ length: COUNT }, (_, i) => 200_000 + i);

type Words = Readonly<Record<string, string>>;

const swap = (...pairs: readonly (readonly [string, string])[]): Words =>
  Object.fromEntries(pairs.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]));

/** The same with words exchanged, as keys and as values. */
function rename(value: unknown, words: Words): unknown {
  if (typeof value === 'string') return words[value] ?? value;
  if (Array.isArray(value)) return value.map((each) => rename(each, words));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [words[key] ?? key, rename(each, words)]),
  );
}

/** Sorts keys, so that two ways of writing an option are one text. */
function text(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    each !== null && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );
}

/** Each step as the set of all options that are equal, whichever is the default. */
const optionsOf = (report: readonly Reported[], words: Words = {}): readonly (readonly string[])[] =>
  report.map(({ deed, others }) => [deed, ...others].map((option) => text(rename(option, words))).sort());

function expectSame(words: Words, cards: readonly number[], change: (file: File) => File): number {
  let met = 0;
  for (const seed of SEEDS) {
    const file = makePosition(seed).file as File;
    const { card, report } = play(file);
    if (!cards.includes(card)) continue;
    const renamed = play(change(rename(file, words) as File));
    expect({ seed, options: optionsOf(renamed.report) }).toEqual({ seed, options: optionsOf(report, words) });
    met += 1;
  }
  return met;
}

const ALL = Array.from({ length: 15 }, (_, i) => i + 1);
const asIs = (file: File): File => file;

test('the twin branches at F and at G', () => {
  expect(expectSame(swap(['F1', 'F2'], ['G1', 'G2']), ALL, asIs)).toBe(COUNT);
});

test('his buildings alike in builders and hand', () => {
  const twins: Readonly<Record<number, number>> = { 5: 12, 12: 5, 8: 9, 9: 8 };
  const words = swap(['sam:5b', 'sam:12b'], ['sam:8b', 'sam:9b'], ['5b', '12b'], ['8b', '9b']);
  const reserve = (file: File): File => {
    const sam = file.sam as { reserve: number[] };
    return { ...file, sam: { ...sam, reserve: sam.reserve.map((n) => twins[n] ?? n) } };
  };
  expect(expectSame(words, ALL, reserve)).toBe(COUNT);
});

test('hazards that differ only in the colour of the hand', () => {
  const kinds = ['flood', 'drought', 'rockfall'];
  const pairs = kinds.flatMap((kind) =>
    [2, 3].map((vp) => [`${kind}:green:${vp}`, `${kind}:black:${vp}`] as const),
  );
  expect(expectSame(swap(...pairs), ALL, asIs)).toBe(COUNT);
});

test.each([
  ['cowboys and builders', swap(['cowboy', 'builder'])],
  ['builders and engineers', swap(['builder', 'engineer'])],
  ['all three in a ring', { cowboy: 'builder', builder: 'engineer', engineer: 'cowboy' }],
])('the kinds of workers, where the card means none of them: %s', (_, words) => {
  expect(expectSame(words, [1, 2, 7, 8, 9], asIs)).toBeGreaterThan(COUNT / 5);
});

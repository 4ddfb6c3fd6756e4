import * as fc from 'fast-check';

import { DIFFICULTIES } from '../../../src/box/kinds';
import { autoplay } from '../../../src/engine/events/autoplay';
import { defaultSetup } from '../../../src/engine/events/setupFile';
import { listProblems } from '../../../src/engine/table/invariants';
import { parsePosition, parsePositionText, writePosition } from '../../../src/engine/table/position';
import type { Table } from '../../../src/engine/table/state';
import { EXAMPLE, read } from './example';

/** Tables along whole games: every thirtieth event, and the last. */
function tablesOf(seed: number, change: object): readonly Table[] {
  const tables: Table[] = [];
  let events = 0;
  const { game } = autoplay({ ...defaultSetup(seed), ...change }, (_before, _event, after) => {
    events += 1;
    if (events % 30 === 0) tables.push(after.table);
  });
  return [...tables, game.table];
}

describe('write, read, write is the identity', () => {
  test.each([
    ...DIFFICULTIES.map((difficulty) => [difficulty as string, { difficulty }] as const),
    ['simmental', { variants: ['simmental'] }] as const,
  ])('along whole games: %s', (_name, change) => {
    for (let seed = 1; seed <= 5; seed += 1) {
      for (const table of tablesOf(seed, change)) {
        const file = JSON.stringify(writePosition(table, 'player'));
        const position = parsePositionText(file);
        if (!position.ok) throw new Error(`${position.error.message}\n${file}`);
        expect(JSON.stringify(writePosition(position.value.table, 'player'))).toBe(file);
        expect(position.value.table).toEqual(table);
        expect(listProblems(position.value.table)).toEqual([]);
      }
    }
  });

  test('with draws, a profile, described cards and stated stacks', () => {
    const file = {
      ...EXAMPLE,
      profile: {
        swapHires: true,
        buildings: { '1b': { vp: 2 } },
        objectives: { barn: { vp: 1, penalty: 1, tasks: ['building'] } },
      },
      objectives: ['barn', { vp: 3, penalty: 0, tasks: [] }],
      stacks: { cattle: { corriente: 3, 'hereford:7': 1, left: 3 }, bag3: { cowboy: 2 }, objectives: 4 },
    };
    const { table, turn, draws } = read(file);
    const written = writePosition(table, turn, draws);
    const again = read(JSON.parse(JSON.stringify(written)));
    expect(again).toEqual({ table, turn, draws, specializationNamed: true });
    expect(writePosition(again.table, again.turn, again.draws)).toEqual(written);
    expect(written).toMatchObject({ objectives: file.objectives, stacks: { cattle: file.stacks.cattle } });
  });
});

describe('any input is answered, never thrown at', () => {
  test('random JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (input) => {
        const position = parsePosition(input);
        if (!position.ok) expect(position.error.message).toMatch(/^[^\n]+: [^\n]+$/);
      }),
      { numRuns: 500 },
    );
  });

  test('a good file with one part replaced', () => {
    const paths = pathsOf(EXAMPLE);
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.jsonValue({ maxDepth: 2 }), (path, value) => {
        const position = parsePosition(replaced(EXAMPLE, path, value));
        if (position.ok) {
          const written = writePosition(position.value.table, position.value.turn, position.value.draws);
          expect(parsePosition(written)).toEqual({
            ok: true,
            value: { ...position.value, specializationNamed: true },
          });
        } else {
          expect(position.error.message).toMatch(/^[^\n]+: [^\n]+$/);
        }
      }),
      { numRuns: 1500 },
    );
  });

  test('a good text with one character changed', () => {
    const text = JSON.stringify(EXAMPLE);
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.string({ maxLength: 2 }), (at, change) => {
        const position = parsePositionText(text.slice(0, at) + change + text.slice(at + 1));
        if (!position.ok) expect(position.error.message).toMatch(/^[^\n]+: [^\n]+$/);
      }),
      { numRuns: 1000 },
    );
  });
});

type Path = readonly (string | number)[];

/** Every place of a value. */
function pathsOf(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const keys = Array.isArray(value) ? value.map((_, index) => index) : Object.keys(value);
  return [
    path,
    ...keys.flatMap((key) => pathsOf((value as Record<string | number, unknown>)[key], [...path, key])),
  ];
}

function replaced(value: unknown, path: Path, by: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return by;
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<
    string,
    unknown
  >;
  copy[key] = replaced(copy[key], rest, by);
  return copy;
}

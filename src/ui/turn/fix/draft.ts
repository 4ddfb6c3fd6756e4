import { isPlainObject, type PlainObject } from '@/engine/events/json';
import { writePosition } from '@/engine/table/position';
import type { PlayerSide, SamSide, Table } from '@/engine/table/state';

/** Counted from the rest, or no part of the table. */
const DERIVED: readonly string[] = ['stacks', 'draws', 'seed', 'turn', 'format', 'edition'];

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function difference(before: PlainObject, after: PlainObject): PlainObject {
  const changed: Record<string, unknown> = {};
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [was, is] = [before[key], after[key]];
    if (same(was, is)) continue;
    changed[key] =
      is === undefined ? null : isPlainObject(was) && isPlainObject(is) ? difference(was, is) : is;
  }
  return changed;
}

/** The parts of a position in which a table drawn up by hand differs: what a correction has to say. */
export function patchOf(table: Table, draft: Table): PlainObject {
  const changed = difference(writePosition(table, 'player'), writePosition(draft, 'player'));
  return Object.fromEntries(Object.entries(changed).filter(([key]) => !DERIVED.includes(key)));
}

export type Edit = (change: (draft: Table) => Table) => void;

export const withPlayer = (table: Table, change: Partial<PlayerSide>): Table => ({
  ...table,
  player: { ...table.player, ...change },
});

export const withSam = (table: Table, change: Partial<SamSide>): Table => ({
  ...table,
  sam: { ...table.sam, ...change },
});

/** A list with one more or one less of a face. */
export function withCount<T extends string>(items: readonly T[], face: T, count: number): readonly T[] {
  const have = items.filter((item) => item === face).length;
  if (count > have) return [...items, ...Array<T>(count - have).fill(face)];
  let excess = have - count;
  return items.filter((item) => item !== face || (excess -= 1) < 0);
}

/** A list with something in it or not, in the order of all there is. */
export const toggledIn = <T>(items: readonly T[], item: T, all: readonly T[]): readonly T[] =>
  items.includes(item)
    ? items.filter((one) => one !== item)
    : all.filter((one) => one === item || items.includes(one));

/**
 * A small seeded generator (mulberry32). Its state is one 32-bit number that lives in the table, so that
 * the same seed gives the same shuffle on every machine.
 */
export interface Rolled<T> {
  readonly value: T;
  readonly seed: number;
}

/** A whole number from 0 to `bound - 1`, and the next state. */
export function rollBelow(seed: number, bound: number): Rolled<number> {
  const next = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(next ^ (next >>> 15), 1 | next);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  const unit = ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  return { value: Math.floor(unit * bound), seed: next >>> 0 };
}

/** A shuffled copy (Fisher-Yates), and the next state. */
export function shuffle<T>(seed: number, items: readonly T[]): Rolled<readonly T[]> {
  const copy = items.slice();
  let state = seed;
  for (let i = copy.length - 1; i > 0; i -= 1) {
    const roll = rollBelow(state, i + 1);
    state = roll.seed;
    const held = copy[i] as T;
    copy[i] = copy[roll.value] as T;
    copy[roll.value] = held;
  }
  return { value: copy, seed: state };
}

/** An object that can only have come from JSON (or looks exactly like it). */
export type PlainObject = Readonly<Record<string, unknown>>;

export function isPlainObject(value: unknown): value is PlainObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const proto: unknown = Object.getPrototypeOf(value);
  return proto === Object.prototype || proto === null;
}

/** Keys that would reach behind an object instead of into it. */
export const isUnsafeKey = (key: string): boolean =>
  key === '__proto__' || key === 'constructor' || key === 'prototype';

const MAX_DEPTH = 12;
const MAX_TEXT = 2000;
const SHOWN = 40;

/**
 * The path of the first thing that is not harmless JSON - a number that is none, a key of the prototype, something
 * endless - or null when all is well. At most `budget` values are looked at.
 */
export function findUnsafe(value: unknown, budget: number): string | null {
  const found = walk(value, 0, { values: budget });
  return found === null ? null : found.replace(/^\./, '') || '.';
}

/** The path is put together only on the way back from something found. */
function walk(value: unknown, depth: number, left: { values: number }): string | null {
  left.values -= 1;
  if (left.values < 0 || depth > MAX_DEPTH) return '';
  switch (typeof value) {
    case 'boolean':
      return null;
    case 'number':
      return Number.isFinite(value) ? null : '';
    case 'string':
      return value.length <= MAX_TEXT ? null : '';
    case 'object':
      break;
    default:
      return '';
  }
  if (value === null) return null;
  if (Array.isArray(value)) {
    if (value.length > left.values) return '';
    for (let i = 0; i < value.length; i += 1) {
      const found = walk(value[i], depth + 1, left);
      if (found !== null) return `[${i}]${found}`;
    }
    return null;
  }
  if (!isPlainObject(value)) return '';
  for (const key of Object.keys(value)) {
    const found = isUnsafeKey(key) ? '' : walk(value[key], depth + 1, left);
    if (found !== null) return `.${key.slice(0, SHOWN)}${found}`;
  }
  return null;
}

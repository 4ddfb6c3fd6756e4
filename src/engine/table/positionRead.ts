import { field, item, refuse, show } from './positionError';

/** The small readers a file is made of. Each takes the path it reads at and refuses by that path. */
export type Json = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Json => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const proto: unknown = Object.getPrototypeOf(value);
  return proto === Object.prototype || proto === null;
};

/** An object with any keys. */
export function readObject(value: unknown, path: string): Json {
  if (!isPlain(value)) refuse(path || 'file', 'type', `expected an object, found ${show(value)}`);
  return value;
}

/** An object with no other keys than these. */
export function readRecord(value: unknown, path: string, keys: readonly string[]): Json {
  const object = readObject(value, path);
  for (const key of Object.keys(object)) {
    if (!keys.includes(key)) refuse(field(path, key), 'unknownKey', 'unknown field');
  }
  return object;
}

/** A field of an object, undefined when it was left out. */
export const own = (object: Json, key: string): unknown =>
  Object.hasOwn(object, key) ? object[key] : undefined;

export function readList(value: unknown, path: string, most = Infinity): readonly unknown[] {
  if (!Array.isArray(value)) refuse(path, 'type', `expected a list, found ${show(value)}`);
  if (value.length > most) refuse(path, 'count', `${value.length} entries, at most ${most}`);
  return value as readonly unknown[];
}

/** A list of things, each read by `read`; left out is empty. */
export function readEach<T>(
  value: unknown,
  path: string,
  read: (value: unknown, path: string) => T,
  most = Infinity,
): readonly T[] {
  if (value === undefined) return [];
  return readList(value, path, most).map((entry, index) => read(entry, item(path, index)));
}

export function readText(value: unknown, path: string): string {
  if (typeof value !== 'string') refuse(path, 'type', `expected a text, found ${show(value)}`);
  return value;
}

/** A whole number from `least` to `most`. */
export function readWhole(value: unknown, path: string, least: number, most: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value)) {
    refuse(path, 'type', `expected a whole number, found ${show(value)}`);
  }
  if (value < least || value > most) refuse(path, 'range', `${value} is not between ${least} and ${most}`);
  return value === 0 ? 0 : value;
}

export function readFlag(value: unknown, path: string): boolean {
  if (typeof value !== 'boolean') refuse(path, 'type', `expected true or false, found ${show(value)}`);
  return value;
}

/** One word of a closed list. */
export function readOne<T extends string>(
  value: unknown,
  path: string,
  words: readonly T[],
  what: string,
): T {
  const text = readText(value, path);
  const word = words.find((known) => known === text);
  if (word === undefined) refuse(path, 'unknownId', `unknown ${what} ${show(text)}`);
  return word;
}

/** Refuses the second of two equal entries. */
export function refuseTwice(values: readonly (string | number)[], path: string): void {
  values.forEach((value, index) => {
    if (values.indexOf(value) !== index) refuse(item(path, index), 'twice', `${show(value)} is named twice`);
  });
}

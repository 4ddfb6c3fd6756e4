import type { Result } from '../../lib/result';
import { attempt, field, item, refuse, show, type PositionError } from './positionError';

/** A position is a few kilobytes; what is longer is not one, and is not looked at. */
export const MAX_TEXT = 5_000_000;
const MAX_DEPTH = 32;

const LITERALS: readonly (readonly [string, boolean | null])[] = [
  ['true', true],
  ['false', false],
  ['null', null],
];
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const FIRST_PRINTABLE = 0x20;
const SPACE = /[ \t\r\n]*/y;

/**
 * Reads JSON strictly. Unlike `JSON.parse` it says line and column on every engine, and refuses a key named
 * twice: with two tiles written on one space, taking the last would be a guess.
 */
class Reader {
  private at = 0;

  constructor(private readonly text: string) {}

  read(): unknown {
    const value = this.value(0, '');
    this.skip();
    if (this.at < this.text.length) this.fail('text after the end');
    return value;
  }

  private value(depth: number, path: string): unknown {
    if (depth > MAX_DEPTH) this.fail('nested too deep');
    this.skip();
    const next = this.text[this.at];
    if (next === undefined) this.fail('the file ends too early');
    if (next === '{') return this.object(depth, path);
    if (next === '[') return this.list(depth, path);
    if (next === '"') return this.string();
    for (const [word, value] of LITERALS) {
      if (!this.text.startsWith(word, this.at)) continue;
      this.at += word.length;
      return value;
    }
    const digits = this.match(NUMBER);
    if (digits === null) this.fail(`unexpected ${show(next)}`);
    return Number(digits);
  }

  private object(depth: number, path: string): unknown {
    const entries: [string, unknown][] = [];
    const keys = new Set<string>();
    this.at += 1;
    if (this.takes('}')) return {};
    do {
      this.skip();
      if (this.text[this.at] !== '"')
        this.fail(this.text[this.at] === undefined ? 'the file ends too early' : 'expected a key');
      const key = this.string();
      if (keys.has(key)) refuse(field(path, key), 'twice', 'is written twice');
      keys.add(key);
      if (!this.takes(':')) this.fail('expected ":"');
      entries.push([key, this.value(depth + 1, field(path, key))]);
    } while (this.takes(','));
    if (!this.takes('}'))
      this.fail(this.at >= this.text.length ? 'the file ends too early' : 'expected "," or "}"');
    return Object.fromEntries(entries);
  }

  private list(depth: number, path: string): unknown {
    const items: unknown[] = [];
    this.at += 1;
    if (this.takes(']')) return items;
    do items.push(this.value(depth + 1, item(path, items.length)));
    while (this.takes(','));
    if (!this.takes(']'))
      this.fail(this.at >= this.text.length ? 'the file ends too early' : 'expected "," or "]"');
    return items;
  }

  private string(): string {
    const from = this.at;
    this.at += 1;
    while (this.text[this.at] !== '"') {
      if (!(this.text.charCodeAt(this.at) >= FIRST_PRINTABLE))
        this.fail('a text that does not end on its line');
      if (this.text[this.at] !== '\\') this.at += 1;
      else if (this.match(ESCAPE) === null) this.fail('unknown escape in a text');
    }
    this.at += 1;
    return JSON.parse(this.text.slice(from, this.at)) as string;
  }

  private takes(sign: string): boolean {
    this.skip();
    if (this.text[this.at] !== sign) return false;
    this.at += 1;
    return true;
  }

  private skip(): void {
    this.match(SPACE);
  }

  private match(pattern: RegExp): string | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0] ?? null;
    if (found !== null) this.at += found.length;
    return found;
  }

  private fail(text: string): never {
    const before = this.text.slice(0, this.at).split('\n');
    const column = (before[before.length - 1] ?? '').length + 1;
    refuse(`line ${before.length}, column ${column}`, 'json', text);
  }
}

/** Text to a value, or the place where it stops being JSON. */
export function parseJsonText(text: string): Result<unknown, PositionError> {
  return attempt(() => {
    if (text.length > MAX_TEXT) refuse('file', 'size', `larger than ${MAX_TEXT / 1_000_000} MB`);
    return new Reader(text.startsWith('\ufeff') ? text.slice(1) : text).read();
  });
}

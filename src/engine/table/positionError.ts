import { err, ok, type Result } from '../../lib/result';

/** What can be wrong with a file, as a closed set. */
export const POSITION_ERRORS = [
  'size',
  'json',
  'type',
  'unknownKey',
  'unknownId',
  'range',
  'count',
  'place',
  'twice',
  'conflict',
  'missing',
] as const;
export type PositionErrorCode = (typeof POSITION_ERRORS)[number];

export interface PositionError {
  /** Where in the file, as `trail.C1` or `cattleMarket[2]`. */
  readonly path: string;
  readonly code: PositionErrorCode;
  /** One line that starts with the path. */
  readonly message: string;
}

/** Carries the first error out of a nested reader; caught by `attempt` and nowhere else. */
class Refused extends Error {
  constructor(readonly error: PositionError) {
    super(error.message);
  }
}

/** Stops reading: this part of the file is wrong. */
export function refuse(path: string, code: PositionErrorCode, text: string): never {
  throw new Refused({ path, code, message: `${path}: ${text}` });
}

/** Runs a reader; what it refuses becomes an error value. */
export function attempt<T>(read: () => T): Result<T, PositionError> {
  try {
    return ok(read());
  } catch (thrown) {
    if (thrown instanceof Refused) return err(thrown.error);
    throw thrown;
  }
}

const PLAIN = /^[\w.:-]{1,40}$/;
const SHOWN = 40;

/** A value as a message shows it: short and on one line. */
export function show(value: unknown): string {
  if (typeof value === 'number' || value === undefined) return String(value);
  const text = Array.isArray(value)
    ? 'a list'
    : typeof value === 'object' && value !== null
      ? 'an object'
      : null;
  if (text !== null) return text;
  const json = JSON.stringify(value).replace(/[\u2028\u2029]/g, ' ');
  return json.length > SHOWN ? `${json.slice(0, SHOWN)}…` : json;
}

/** The path of a field. */
export const field = (path: string, key: string): string => {
  const name = PLAIN.test(key) ? key : show(key);
  return path === '' ? name : `${path}.${name}`;
};

/** The path of a list's element. */
export const item = (path: string, index: number): string => `${path}[${index}]`;

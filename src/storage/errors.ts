import { err, ok, type Result } from '../lib/result';

/** What can go wrong with stored data; each has its words in the area `storage` of i18n. */
export const STORAGE_ERRORS = [
  /** No room left on the device. */
  'full',
  /** The database file is damaged. */
  'corrupt',
  /** Somebody else writes to it. */
  'busy',
  'readOnly',
  /** The database was written by a newer version of the app. */
  'tooNew',
  /** No such game. */
  'missing',
  /** The game was changed behind our back. */
  'conflict',
  /** The database is not open. */
  'closed',
  /** Anything else the driver complained about. */
  'failed',
] as const;
export type StorageErrorCode = (typeof STORAGE_ERRORS)[number];

export interface StorageError {
  readonly code: StorageErrorCode;
  /** What the driver said, for a report; never shown alone. */
  readonly detail: string;
}

/** Thrown inside a transaction to end it with an error of ours. */
export class StorageFailure extends Error {
  constructor(readonly code: StorageErrorCode) {
    super(code);
  }
}

const SIGNS: readonly (readonly [RegExp, StorageErrorCode])[] = [
  [/disk is full|database or disk is full|quota|SQLITE_FULL/i, 'full'],
  [/malformed|not a database|SQLITE_CORRUPT|SQLITE_NOTADB/i, 'corrupt'],
  [/database (table )?is locked|SQLITE_BUSY|NoModificationAllowed|access handle/i, 'busy'],
  [/readonly|read-only|SQLITE_READONLY/i, 'readOnly'],
  [/closed resource|database not found|not open|invalid vfs state|database closed/i, 'closed'],
];

/** The code for whatever a driver throws. */
export function toStorageError(thrown: unknown): StorageError {
  if (thrown instanceof StorageFailure) return { code: thrown.code, detail: thrown.code };
  const detail = thrown instanceof Error ? thrown.message : String(thrown);
  const sign = SIGNS.find(([pattern]) => pattern.test(detail));
  return { code: sign ? sign[1] : 'failed', detail: detail.slice(0, 500) };
}

/** The edge of storage: behind it nothing throws. */
export async function attempt<T>(work: () => Promise<T>): Promise<Result<T, StorageError>> {
  try {
    return ok(await work());
  } catch (thrown) {
    return err(toStorageError(thrown));
  }
}

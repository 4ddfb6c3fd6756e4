import { err, type Result } from '@/lib/result';
import { attempt, type StorageError } from '@/storage/errors';
import type { Db } from '@/storage/sql';

let current: Db | null = null;
let waiting: ((db: Db) => void)[] = [];

let finish: () => Promise<void> = async () => undefined;

/** What must be done before the database may be closed: writes under way come to their end. */
export function beforeClose(work: () => Promise<void>): void {
  finish = work;
}

export const prepareToClose = (): Promise<void> => finish();

/** The open database of the app, set by whoever opened it; null while there is none. */
export function setDatabase(db: Db | null): void {
  current = db;
  if (db === null) return;
  const ready = waiting;
  waiting = [];
  ready.forEach((go) => go(db));
}

export const hasDatabase = (): boolean => current !== null;

/** Resolves as soon as the database is open. */
export const database = (): Promise<Db> =>
  current ? Promise.resolve(current) : new Promise((resolve) => waiting.push(resolve));

/** Asks the database something; whatever goes wrong comes back as an error. */
export async function withDatabase<T>(work: (db: Db) => Promise<T>): Promise<Result<T, StorageError>> {
  const db = await database();
  return attempt(() => work(db));
}

/** The same without waiting: an error while no database is open. */
export const withOpenDatabase = <T>(work: (db: Db) => Promise<T>): Promise<Result<T, StorageError>> =>
  current ? withDatabase(work) : Promise.resolve(err({ code: 'closed', detail: 'no database' }));

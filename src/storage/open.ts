import { StorageFailure, toStorageError } from './errors';
import { configure, migrate, versionOf } from './schema';
import { serialised, type Db, type Driver } from './sql';

/** Where database files lie, and which of them is in use. */
export interface Shelf {
  readonly openFile: (name: string) => Promise<Driver>;
  /** Nobody else can have the file open. */
  readonly alone: boolean;
  /** The number of the file in use, and a new one when that had to be set aside. */
  readonly readNumber: () => number;
  readonly writeNumber: (number: number) => void;
}

export interface OpenedDatabase {
  readonly db: Db;
  readonly name: string;
  /** Files found damaged on the way; they stay where they are. */
  readonly setAside: readonly string[];
}

/** Files that may be set aside before giving up: more means that the disk itself is bad. */
const MOST_FILES = 10;

export const fileName = (number: number): string =>
  number === 1 ? 'ride-with-sam.db' : `ride-with-sam-${number}.db`;

/** The copy made before a migration. */
export const backupName = (name: string, version: number): string =>
  name.replace(/\.db$/, `-before-${version + 1}.db`);

/** Looks at what every start needs; a damaged file does not get past this. */
async function probe(db: Db): Promise<void> {
  await db.all('SELECT name FROM sqlite_master');
  if ((await versionOf(db)) > 0) {
    await db.all('SELECT id, head FROM games ORDER BY updated DESC LIMIT 1');
    await db.all('SELECT value FROM settings');
  }
}

async function openOne(shelf: Shelf, name: string): Promise<Db> {
  const db = serialised(await shelf.openFile(name));
  try {
    await configure(db, shelf.alone);
    await probe(db);
    await migrate(db, (version) => backupName(name, version));
    return db;
  } catch (error) {
    await db.close().catch(() => undefined);
    throw error;
  }
}

/**
 * The app's database, brought up to date. A damaged file is never deleted: it is left as it is, and the next number is
 * used from then on.
 */
export async function openDatabase(shelf: Shelf): Promise<OpenedDatabase> {
  const setAside: string[] = [];
  for (let number = shelf.readNumber(); setAside.length < MOST_FILES; number += 1) {
    const name = fileName(number);
    try {
      const db = await openOne(shelf, name);
      if (setAside.length > 0) shelf.writeNumber(number);
      return { db, name, setAside };
    } catch (error) {
      if (toStorageError(error).code !== 'corrupt') throw error;
      setAside.push(name);
    }
  }
  throw new StorageFailure('corrupt');
}

/** What SQLite itself says about the file: empty when all is well. */
export async function checkFile(db: Db): Promise<readonly string[]> {
  const rows = await db.all<{ integrity_check: string }>('PRAGMA integrity_check(20)');
  const orphans = await db.all('PRAGMA foreign_key_check');
  const said = rows.map((row) => row.integrity_check).filter((line) => line !== 'ok');
  return orphans.length === 0 ? said : [...said, `${orphans.length} rows without a game`];
}

/** Moves what was written from the log into the file itself: after an import the log is as long as the import. */
export async function foldInLog(db: Db): Promise<void> {
  await db.all('PRAGMA wal_checkpoint(TRUNCATE)');
}

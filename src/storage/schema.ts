import { StorageFailure } from './errors';
import type { Db } from './sql';

const CATEGORIES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;

/** Columns of the score sheet: the player's rows, then Sam's. */
export const PLAYER_COLUMNS: readonly string[] = CATEGORIES.map((number) => `p${number}`);
export const SAM_COLUMNS: readonly string[] = CATEGORIES.map((number) => `s${number}`);

/**
 * Numbered steps forward, never back. What stands here has been released: a change of the tables is a new entry at the
 * end, and a fixture of the version before joins the tests.
 */
export const MIGRATIONS: readonly string[] = [
  `CREATE TABLE games (
     id TEXT PRIMARY KEY NOT NULL,
     name TEXT NOT NULL DEFAULT '',
     note TEXT NOT NULL DEFAULT '',
     rules INTEGER NOT NULL,
     setup TEXT NOT NULL,
     difficulty TEXT NOT NULL,
     variants TEXT NOT NULL,
     depth TEXT NOT NULL,
     box TEXT NOT NULL,
     status TEXT NOT NULL CHECK (status IN ('playing', 'finished')),
     started INTEGER NOT NULL,
     updated INTEGER NOT NULL,
     finished INTEGER,
     deleted INTEGER,
     head INTEGER NOT NULL DEFAULT 0,
     turn INTEGER NOT NULL DEFAULT 0,
     mover TEXT NOT NULL DEFAULT 'player',
     market INTEGER NOT NULL DEFAULT 1,
     played INTEGER NOT NULL DEFAULT 0,
     result TEXT CHECK (result IN ('won', 'lost', 'tied')),
     player_total INTEGER,
     sam_total INTEGER,
     ${[...PLAYER_COLUMNS, ...SAM_COLUMNS].map((name) => `${name} INTEGER`).join(', ')},
     damage TEXT,
     sound INTEGER
   );
   CREATE INDEX games_by_time ON games (status, finished DESC, updated DESC);
   CREATE TABLE events (
     game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
     number INTEGER NOT NULL,
     kind TEXT NOT NULL,
     payload TEXT NOT NULL,
     time INTEGER NOT NULL,
     own INTEGER NOT NULL DEFAULT 0,
     PRIMARY KEY (game, number)
   ) WITHOUT ROWID;
   CREATE TABLE checkpoints (
     game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
     number INTEGER NOT NULL,
     rules INTEGER NOT NULL,
     state TEXT NOT NULL,
     PRIMARY KEY (game, number)
   ) WITHOUT ROWID;
   CREATE TABLE profiles (
     id TEXT PRIMARY KEY NOT NULL,
     name TEXT NOT NULL,
     profile TEXT NOT NULL,
     updated INTEGER NOT NULL
   );
   CREATE TABLE settings (
     key TEXT PRIMARY KEY NOT NULL,
     value TEXT NOT NULL
   );`,
  `ALTER TABLE games ADD COLUMN specialization TEXT;`,
];

export const SCHEMA_VERSION = MIGRATIONS.length;

export async function versionOf(db: Db): Promise<number> {
  const [row] = await db.all<{ user_version: number }>('PRAGMA user_version');
  return row?.user_version ?? 0;
}

/**
 * Brings the tables up to date, each step in a transaction of its own. A database that holds anything is copied to
 * `backupName` first. One of a newer app is left alone.
 */
export async function migrate(
  db: Db,
  backupName: (version: number) => string,
  migrations: readonly string[] = MIGRATIONS,
): Promise<void> {
  const version = await versionOf(db);
  if (version > migrations.length) throw new StorageFailure('tooNew');
  if (version > 0 && version < migrations.length) await db.copyTo(backupName(version));
  for (const [index, source] of migrations.entries()) {
    if (index < version) continue;
    await db.transaction(async (sql) => {
      await sql.exec(source);
      await sql.exec(`PRAGMA user_version = ${index + 1}`);
    });
  }
}

/** Per connection. In the browser a write-ahead log needs the file for itself, which the tab's lock grants anyway. */
export async function configure(db: Db, alone: boolean): Promise<void> {
  if (alone) await db.exec('PRAGMA locking_mode = EXCLUSIVE');
  await db.all('PRAGMA journal_mode = WAL');
  await db.exec('PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
}

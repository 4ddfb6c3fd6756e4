import {
  backupDatabaseAsync,
  openDatabaseAsync,
  type SQLiteDatabase,
  type SQLiteStatement,
} from 'expo-sqlite';

import type { Driver, Row, SqlValue } from './sql';

/** Statements kept prepared: preparing costs as much as running. */
const KEPT = 40;

/** A connection through expo-sqlite, the same on phones and in the browser. */
export async function openExpoDriver(name: string): Promise<Driver> {
  const database = await openDatabaseAsync(name, { useNewConnection: true });
  const kept = new Map<string, SQLiteStatement>();

  const forget = async (source: string): Promise<void> => {
    const statement = kept.get(source);
    kept.delete(source);
    await statement?.finalizeAsync();
  };
  const prepared = async (source: string): Promise<SQLiteStatement> => {
    const known = kept.get(source);
    if (known) return known;
    const [oldest] = kept.keys();
    if (kept.size >= KEPT && oldest !== undefined) await forget(oldest);
    const statement = await database.prepareAsync(source);
    kept.set(source, statement);
    return statement;
  };
  const execute = async <T>(source: string, params: readonly SqlValue[]) => {
    const statement = await prepared(source);
    try {
      return await statement.executeAsync<T>([...params]);
    } catch (error) {
      await forget(source).catch(() => undefined);
      throw error;
    }
  };

  return {
    exec: (source) => database.execAsync(source),
    run: async (source, params = []) => (await execute(source, params)).changes,
    all: async <T extends Row>(source: string, params: readonly SqlValue[] = []) =>
      (await execute<T>(source, params)).getAllAsync(),
    copyTo: (other) => copy(database, other),
    close: async () => {
      for (const source of [...kept.keys()]) await forget(source).catch(() => undefined);
      await database.closeAsync();
    },
  };
}

async function copy(sourceDatabase: SQLiteDatabase, name: string): Promise<void> {
  const destDatabase = await openDatabaseAsync(name, { useNewConnection: true });
  try {
    await backupDatabaseAsync({ sourceDatabase, destDatabase });
  } finally {
    await destDatabase.closeAsync();
  }
}

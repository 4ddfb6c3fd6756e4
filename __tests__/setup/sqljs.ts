import initSqlJs, { type Database, type SqlJsStatic, type SqlValue as JsValue } from 'sql.js';

import { serialised, type Db, type Driver, type Row, type SqlValue } from '@/storage/sql';

let engine: Promise<SqlJsStatic> | null = null;
const sqlJs = (): Promise<SqlJsStatic> => (engine ??= initSqlJs());

/** Files by name, as a disk keeps them. */
export type Disk = Map<string, Uint8Array>;

const rowsOf = <T extends Row>(database: Database, source: string, params: readonly SqlValue[]): T[] => {
  const statement = database.prepare(source);
  try {
    statement.bind([...params] as JsValue[]);
    const rows: T[] = [];
    while (statement.step()) rows.push(statement.getAsObject() as T);
    return rows;
  } finally {
    statement.free();
  }
};

/** Real SQLite in memory; its file is read from the disk at the start and put there when closed or copied. */
export async function sqlJsDriver(disk: Disk = new Map(), name = 'test.db'): Promise<Driver> {
  const SQL = await sqlJs();
  const database = new SQL.Database(disk.get(name));
  let open = true;
  const here = (): Database => {
    if (!open) throw new Error('Database closed');
    return database;
  };
  return {
    exec: async (source) => {
      here().exec(source);
    },
    run: async (source, params = []) => {
      here().run(source, [...params] as JsValue[]);
      return database.getRowsModified();
    },
    all: async <T extends Row>(source: string, params: readonly SqlValue[] = []) =>
      rowsOf<T>(here(), source, params),
    copyTo: async (other) => {
      disk.set(other, here().export());
    },
    close: async () => {
      disk.set(name, here().export());
      open = false;
      database.close();
    },
  };
}

export const openSqlJs = async (disk?: Disk, name?: string): Promise<Db> =>
  serialised(await sqlJsDriver(disk, name));

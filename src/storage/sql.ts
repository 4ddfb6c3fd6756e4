export type SqlValue = string | number | null;
export type Row = Readonly<Record<string, SqlValue>>;

/** What can be asked of a database. Values travel as bound parameters only. */
export interface Sql {
  /** Statements without values. */
  exec(source: string): Promise<void>;
  /** One statement; how many rows it changed. */
  run(source: string, params?: readonly SqlValue[]): Promise<number>;
  all<T extends Row>(source: string, params?: readonly SqlValue[]): Promise<readonly T[]>;
}

/** A connection as a driver offers it. */
export interface Driver extends Sql {
  /** Copies the whole database into another one of this name. */
  copyTo(name: string): Promise<void>;
  close(): Promise<void>;
}

export interface Db extends Driver {
  /** All of it is written or nothing. Inside, only the given `Sql` may be used. */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
}

/**
 * One connection for everybody: statements wait in line, and a transaction keeps its place in the line until it is
 * over, so that nobody else's statement slips into it.
 */
export function serialised(driver: Driver): Db {
  let last: Promise<unknown> = Promise.resolve();
  const inLine = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
  return {
    exec: (source) => inLine(() => driver.exec(source)),
    run: (source, params) => inLine(() => driver.run(source, params)),
    all: (source, params) => inLine(() => driver.all(source, params)),
    copyTo: (name) => inLine(() => driver.copyTo(name)),
    close: () => inLine(() => driver.close()),
    transaction: (work) => inLine(() => transact(driver, work)),
  };
}

async function transact<T>(driver: Driver, work: (sql: Sql) => Promise<T>): Promise<T> {
  await driver.exec('BEGIN IMMEDIATE');
  try {
    const result = await work(driver);
    await driver.exec('COMMIT');
    return result;
  } catch (error) {
    // SQLite has rolled back by itself after some failures; then there is nothing left to roll back.
    await driver.exec('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

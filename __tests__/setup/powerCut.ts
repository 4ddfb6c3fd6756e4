import { serialised, type Db, type Driver } from '@/storage/sql';

import { sqlJsDriver, type Disk } from './sqljs';

/** A connection that dies at a statement. What SQLite had not committed by then is gone, as after a power cut. */
export interface MortalDb {
  readonly db: Db;
  /** Dies with the statement that is so many ahead: before it is carried out, or right after, unheard. */
  readonly dieIn: (statements: number, afterwards: boolean) => void;
  readonly isDead: () => boolean;
  /** Puts what was committed on the disk. */
  readonly bury: () => Promise<void>;
}

export async function openMortal(disk: Disk, name: string): Promise<MortalDb> {
  const driver = await sqlJsDriver(disk, name);
  let left = Infinity;
  let heard = true;
  let dead = false;
  const mortal = async <T>(work: () => Promise<T>): Promise<T> => {
    if (dead) throw new Error('power cut');
    left -= 1;
    if (left > 0) return work();
    dead = true;
    if (!heard) await work();
    throw new Error('power cut');
  };
  const fragile: Driver = {
    exec: (source) => mortal(() => driver.exec(source)),
    run: (source, params) => mortal(() => driver.run(source, params)),
    all: (source, params) => mortal(() => driver.all(source, params)),
    copyTo: (other) => mortal(() => driver.copyTo(other)),
    close: () => mortal(() => driver.close()),
  };
  return {
    db: serialised(fragile),
    dieIn: (statements, afterwards) => {
      left = statements;
      heard = !afterwards;
    },
    isDead: () => dead,
    bury: async () => {
      await driver.exec('ROLLBACK').catch(() => undefined);
      await driver.close();
    },
  };
}

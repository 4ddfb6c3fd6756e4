import { autoplay } from '@/engine/events/autoplay';
import type { GameSetup } from '@/engine/events/setup';
import { defaultSetup } from '@/engine/events/setupFile';
import { must } from '@/lib/must';
import { appendEvents, standingOf, type StoredEvent } from '@/storage/events';
import { finalScore } from '@/storage/finalScore';
import { fileResult, insertGame } from '@/storage/games';
import { configure, migrate } from '@/storage/schema';
import type { Db } from '@/storage/sql';

import { openSqlJs, type Disk } from './sqljs';

export const TIME = 1_763_460_000_000;

/** A database with the tables of this version. */
export async function openReady(disk?: Disk, name?: string): Promise<Db> {
  const db = await openSqlJs(disk, name);
  await configure(db, true);
  await migrate(db, (version) => `before-${version + 1}.db`);
  return db;
}

/** Events of a whole game as they are stored, a second apart. */
export function playedEvents(setup: GameSetup): readonly StoredEvent[] {
  return autoplay(setup).events.map((event, index) => ({ event, time: TIME + index * 1000, own: false }));
}

/** Stores a whole game, finished or only its first events. */
export async function storeGame(
  db: Db,
  id: string,
  seed: number,
  upTo?: number,
): Promise<readonly StoredEvent[]> {
  const setup: GameSetup = { ...defaultSetup(seed), draws: 'app' };
  const { game } = autoplay(setup);
  const events = playedEvents(setup).slice(0, upTo);
  const standing = standingOf(game);
  await db.transaction(async (sql) => {
    await insertGame(sql, { id, name: `Game ${id}`, setup, started: TIME, standing });
    await appendEvents(sql, id, 0, events, standing);
    if (upTo === undefined) await fileResult(sql, id, must(finalScore(game), 'score'), TIME, 1000);
  });
  return events;
}

/** Everything in the database as text: to see whether anything was written. */
export async function dump(db: Db): Promise<string> {
  const tables = ['games', 'events', 'checkpoints', 'profiles', 'settings'];
  const rows = await Promise.all(tables.map((table) => db.all(`SELECT * FROM ${table}`)));
  return JSON.stringify(rows);
}

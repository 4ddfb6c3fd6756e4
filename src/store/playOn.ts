import { err, ok, type Result } from '@/lib/result';
import { must } from '@/lib/must';
import { appendEvents, moveHead, standingOf } from '@/storage/events';
import type { StorageError } from '@/storage/errors';
import { insertGame } from '@/storage/games';

import { withDatabase } from './database';
import { refreshLists } from './library';
import { gameAfter } from './log';
import { newId } from './newId';
import { openTable } from './openTable';
import { endOfStep } from './timeline';

/**
 * Starts a new game from a moment of the open one: the same setup and the same events up to there, so that its replay
 * begins at the beginning. The old game stays as it is.
 */
export async function playOnFrom(number: number, name: string): Promise<Result<string, StorageError>> {
  const table = openTable();
  if (table === null) return err({ code: 'closed', detail: 'no game is open' });
  const { setup, events } = table.timeline;
  const at = endOfStep(table.timeline, number);
  const standing = standingOf(must(gameAfter(at), 'moment of the open game'));
  const start = standingOf(must(gameAfter(0), 'beginning of the open game'));
  const id = newId();
  const now = Date.now();
  const written = await withDatabase((db) =>
    db.transaction(async (sql) => {
      await insertGame(sql, { id, name, setup, started: now, standing: start });
      if (at > 0) await appendEvents(sql, id, 0, events.slice(0, at), standing);
      await moveHead(sql, id, at, at, standing, now);
    }),
  );
  if (!written.ok) return written;
  await refreshLists();
  return ok(id);
}

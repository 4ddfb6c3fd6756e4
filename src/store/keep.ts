import type { Game } from '@/engine/events/types';
import { err, ok, type Result } from '@/lib/result';
import { CHECKPOINT_EVERY, writeCheckpoint } from '@/storage/checkpoints';
import type { StorageError } from '@/storage/errors';
import { appendEvents, standingOf } from '@/storage/events';
import type { Db, Sql } from '@/storage/sql';

import { withOpenDatabase } from './database';
import { stepsOf, useGame, type OpenGame, type Refusal } from './gameState';
import { showInPlay } from './home';
import { load } from './openGame';
import { setTable } from './openTable';
import { gameNow, type Added, type Timeline } from './timeline';

export type Done = Result<Game, Refusal>;

/** Shows what has been written. */
export function publish(id: string, timeline: Timeline, more: Partial<OpenGame> = {}): Game {
  const { timeline: known, undo, redo } = stepsOf(timeline);
  setTable({ id, timeline: known });
  const game = gameNow(known);
  useGame.setState({
    status: 'ready',
    id,
    game,
    at: known.at,
    events: known.events,
    undo,
    redo,
    trouble: null,
    damage: null,
    error: null,
    ...more,
  });
  if (!useGame.getState().filed) {
    showInPlay({ id, difficulty: known.setup.difficulty, ...standingOf(game) });
  }
  return game;
}

/**
 * Writes first and shows then. When the write fails the table stays as it is, and the trouble offers the same again.
 */
export async function keep(
  id: string,
  timeline: Timeline,
  write: (sql: Sql) => Promise<void>,
  again: () => Promise<unknown>,
  more: Partial<OpenGame> = {},
): Promise<Done> {
  useGame.setState({ busy: true });
  const written = await withOpenDatabase((db: Db) => db.transaction(write));
  useGame.setState({ busy: false });
  if (written.ok) return ok(publish(id, timeline, more));
  const { error } = written;
  if (error.code === 'conflict') return showDisk(id, error);
  const dismiss = () => useGame.setState({ trouble: null });
  useGame.setState({
    trouble: {
      error,
      dismiss,
      retry: async () => {
        dismiss();
        await again();
      },
    },
  });
  return err({ type: 'storage', error });
}

/** A write that failed may have got through all the same: then the disk is one step ahead, and what it says counts. */
async function showDisk(id: string, error: StorageError): Promise<Done> {
  const loaded = await load(id, false);
  return loaded.ok ? ok(publish(id, loaded.value.timeline)) : err({ type: 'storage', error });
}

/** Writes a step, and a checkpoint now and then. */
export async function writeAdded(
  sql: Sql,
  id: string,
  before: Timeline,
  after: Timeline,
  added: Added,
): Promise<void> {
  const game = gameNow(after);
  await appendEvents(sql, id, before.at, added.events, standingOf(game));
  if (Math.floor(after.at / CHECKPOINT_EVERY) > Math.floor(before.at / CHECKPOINT_EVERY)) {
    await writeCheckpoint(sql, id, { number: after.at, game });
  }
}

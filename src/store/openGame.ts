import { err, ok, type Result } from '@/lib/result';
import { dropCheckpoints, writeCheckpoint } from '@/storage/checkpoints';
import { moveHead, standingOf } from '@/storage/events';
import type { StorageError } from '@/storage/errors';
import { markDamage, reopen, type Damage, type GameRow } from '@/storage/games';
import { loadGame, type LoadedGame } from '@/storage/loadGame';

import { withDatabase, withOpenDatabase } from './database';
import type { OpenGame } from './gameState';
import type { OpenTable } from './openTable';
import { gameAt, gameNow, readTimeline, type Read, type Timeline } from './timeline';

export interface Opened {
  readonly timeline: Timeline;
  readonly name: string;
  readonly note: string;
  readonly started: number;
  readonly filed: boolean;
}

type NotOpened = Pick<OpenGame, 'status' | 'damage' | 'error'>;

const notOpened = (status: OpenGame['status'], more: Partial<NotOpened> = {}): Result<Opened, NotOpened> =>
  err({ status, damage: null, error: null, ...more });

/** Folds what was loaded, from the checkpoint if that leads anywhere. */
function readLoaded({ setup, events, row, checkpoint }: LoadedGame): Read | null {
  if (setup === null) return null;
  if (checkpoint) {
    const read = readTimeline(setup, events, row.head, checkpoint);
    if (read.stopped === null) return read;
  }
  return readTimeline(setup, events, row.head);
}

interface Inspected {
  /** Null when not even the setup can be read. */
  readonly read: Read | null;
  readonly damage: Damage | null;
  /** How many events fold. */
  readonly sound: number;
}

/** What is wrong with a loaded game, if anything. */
function inspect(loaded: LoadedGame): Inspected {
  const read = readLoaded(loaded);
  const sound = read?.sound ?? 0;
  if (read === null || read.stopped === null) return { read, damage: loaded.damage, sound };
  return { read, damage: { code: 'badEvent', at: sound + 1, reason: read.stopped.code }, sound };
}

/** Replays a stored game just to see whether it is sound, and notes what is found. True when it is. */
export async function checkGame(id: string): Promise<Result<boolean, StorageError>> {
  return withOpenDatabase(async (db) => {
    const loaded = await loadGame(db, id);
    const { damage, sound } = inspect({ ...loaded, checkpoint: null });
    if (damage !== null || loaded.row.damage !== null) await markDamage(db, id, damage, sound);
    return damage === null;
  });
}

/** Takes a damaged game as far as it folds; what follows stays on disk until something new happens. */
const cut = (id: string, { head, status }: GameRow, { at, games, base }: Timeline) =>
  withDatabase((db) =>
    db.transaction(async (sql) => {
      const standing = standingOf(gameNow({ at, games, base }));
      await moveHead(sql, id, head, at, standing, Date.now());
      if (status === 'finished') await reopen(sql, id);
      await dropCheckpoints(sql, id);
      await markDamage(sql, id, null, at);
    }),
  );

/** A stored game ready to be shown, or why it cannot be. */
export async function load(id: string, untilDamage: boolean): Promise<Result<Opened, NotOpened>> {
  const loaded = await withDatabase((db) => loadGame(db, id));
  if (!loaded.ok) {
    const { error } = loaded;
    return error.code === 'missing' ? notOpened('missing') : notOpened('failed', { error });
  }
  const { row, checkpoint } = loaded.value;
  const { read, damage, sound } = inspect(loaded.value);
  if (read === null || (damage !== null && !untilDamage)) {
    if (damage === null) return notOpened('missing');
    await withDatabase((db) => markDamage(db, id, damage, sound));
    return notOpened('damaged', { damage: { what: damage, sound } });
  }
  const { timeline } = read;
  if (damage !== null) {
    const done = await cut(id, row, timeline);
    if (!done.ok) return notOpened('failed', { error: done.error });
  } else if (row.damage !== null) await withDatabase((db) => markDamage(db, id, null, sound));
  if (checkpoint && timeline.base === 0) await rebuild(id, timeline);
  const filed = row.status === 'finished' && damage === null;
  return ok({ timeline, name: row.name, note: row.note, started: row.started, filed });
}

export interface Verified {
  readonly agrees: boolean;
  /** Folded from the first event on. */
  readonly timeline: Timeline;
}

/** Replays the whole game beside its checkpoint. A checkpoint that disagrees is dropped: the events are the truth. */
export async function verify({ id, timeline }: OpenTable): Promise<Verified | null> {
  const { setup, events, at, base } = timeline;
  const replayed = readTimeline(setup, events, at);
  if (replayed.stopped !== null || replayed.sound !== at) return null;
  const agrees = JSON.stringify(gameAt(replayed.timeline, base)) === JSON.stringify(gameAt(timeline, base));
  if (!agrees) await rebuild(id, replayed.timeline);
  return { agrees, timeline: replayed.timeline };
}

/** Checkpoints that lead elsewhere than the events are thrown away; the game as it stands becomes the new one. */
export const rebuild = (id: string, timeline: Timeline) =>
  withDatabase((db) =>
    db.transaction(async (sql) => {
      await dropCheckpoints(sql, id);
      await writeCheckpoint(sql, id, { number: timeline.at, game: gameNow(timeline) });
    }),
  );

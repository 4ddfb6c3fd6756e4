import { err, ok, type Result } from '@/lib/result';
import { dropCheckpoints, writeCheckpoint } from '@/storage/checkpoints';
import { moveHead, standingOf } from '@/storage/events';
import { markDamage, type Damage } from '@/storage/games';
import { loadGame, type LoadedGame } from '@/storage/loadGame';

import { withDatabase } from './database';
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

/** A stored game ready to be shown, or why it cannot be. */
export async function load(id: string, untilDamage: boolean): Promise<Result<Opened, NotOpened>> {
  const loaded = await withDatabase((db) => loadGame(db, id));
  if (!loaded.ok) {
    const { error } = loaded;
    return error.code === 'missing' ? notOpened('missing') : notOpened('failed', { error });
  }
  const { row, damage, checkpoint } = loaded.value;
  const read = readLoaded(loaded.value);
  const sound = read?.sound ?? 0;
  const what: Damage | null =
    read !== null && read.stopped !== null
      ? { code: 'badEvent', at: sound + 1, reason: read.stopped.code }
      : damage;
  if (what !== null && (read === null || !untilDamage)) {
    await withDatabase((db) => markDamage(db, id, what, sound));
    return notOpened('damaged', { damage: { what, sound } });
  }
  if (read === null) return notOpened('missing');
  const { timeline } = read;
  if (what !== null) {
    const cut = await withDatabase((db) =>
      db.transaction(async (sql) => {
        await moveHead(sql, id, row.head, sound, standingOf(gameNow(timeline)), Date.now());
        await markDamage(sql, id, null, sound);
      }),
    );
    if (!cut.ok) return notOpened('failed', { error: cut.error });
  }
  if (checkpoint && timeline.base === 0) await rebuild(id, timeline);
  const filed = row.status === 'finished' && what === null;
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

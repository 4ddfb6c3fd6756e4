import type { Game, GameEvent } from '../engine/events/types';
import { StorageFailure } from './errors';
import type { Row, Sql, SqlValue } from './sql';

/** An event as it lies on disk. */
export interface StoredEvent {
  readonly event: GameEvent;
  /** When it was written, in milliseconds. */
  readonly time: number;
  /** The app did it by itself, following the event before it; undo takes both. */
  readonly own: boolean;
}

/** Where the game stands, for lists that must not fold anything. */
export interface Standing {
  readonly turn: number;
  readonly mover: 'player' | 'sam';
  /** The job market token's row; 13 is the closed market. */
  readonly market: number;
}

/** Where a game stands. */
export const standingOf = (game: Game): Standing => ({
  turn: game.turn,
  mover: game.stage.type === 'sam' ? 'sam' : 'player',
  market: game.table.jobMarket.row,
});

/** A row of the table `events`; the payload is not read yet. */
export interface EventRow extends Row {
  readonly number: number;
  readonly kind: string;
  readonly payload: string;
  readonly time: number;
  readonly own: number;
}

const ROWS_AT_ONCE = 50;

/** Appends events after the first `from` ones; what had been taken back is gone with it. */
export async function appendEvents(
  sql: Sql,
  game: string,
  from: number,
  events: readonly StoredEvent[],
  standing: Standing,
): Promise<void> {
  await moveHead(sql, game, from, from + events.length, standing, events[events.length - 1]?.time ?? 0);
  const dropped = await sql.run('DELETE FROM events WHERE game = ? AND number > ?', [game, from]);
  if (dropped > 0) await sql.run('DELETE FROM checkpoints WHERE game = ? AND number > ?', [game, from]);
  await insertEvents(sql, game, from, events);
}

/** Writes rows with the numbers that follow `from`. */
export async function insertEvents(
  sql: Sql,
  game: string,
  from: number,
  events: readonly StoredEvent[],
): Promise<void> {
  for (let start = 0; start < events.length; start += ROWS_AT_ONCE) {
    const part = events.slice(start, start + ROWS_AT_ONCE);
    const params: SqlValue[] = [];
    part.forEach(({ event, time, own }, index) => {
      params.push(game, from + start + index + 1, event.type, JSON.stringify(event), time, own ? 1 : 0);
    });
    const places = part.map(() => '(?, ?, ?, ?, ?, ?)').join(', ');
    await sql.run(`INSERT INTO events (game, number, kind, payload, time, own) VALUES ${places}`, params);
  }
}

/**
 * Says how many events are in force. Undo and redo are this and nothing else: what is taken back stays on disk until
 * something new happens. `from` guards against a game that somebody else has changed.
 */
export async function moveHead(
  sql: Sql,
  game: string,
  from: number,
  to: number,
  { turn, mover, market }: Standing,
  time: number,
): Promise<void> {
  const changed = await sql.run(
    'UPDATE games SET head = ?, turn = ?, mover = ?, market = ?, updated = ? WHERE id = ? AND head = ?',
    [to, turn, mover, market, time, game, from],
  );
  if (changed !== 1) throw new StorageFailure('conflict');
}

/** Every event of a game, those taken back included. */
export const readEvents = (sql: Sql, game: string): Promise<readonly EventRow[]> =>
  sql.all<EventRow>('SELECT number, kind, payload, time, own FROM events WHERE game = ? ORDER BY number', [
    game,
  ]);

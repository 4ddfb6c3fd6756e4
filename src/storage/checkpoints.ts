import { RULES_VERSION } from '../engine/events/setup';
import type { Game } from '../engine/events/types';
import type { Row, Sql } from './sql';

/** So many events apart; opening a game never folds more. */
export const CHECKPOINT_EVERY = 100;

export interface Checkpoint {
  /** How many events it stands for. */
  readonly number: number;
  readonly game: Game;
}

interface CheckpointRow extends Row {
  readonly number: number;
  readonly state: string;
}

/** The whole game as JSON: unlike a position file it is exact in the middle of a turn, too. */
export async function writeCheckpoint(sql: Sql, id: string, { number, game }: Checkpoint): Promise<void> {
  await sql.run('INSERT OR REPLACE INTO checkpoints (game, number, rules, state) VALUES (?, ?, ?, ?)', [
    id,
    number,
    RULES_VERSION,
    JSON.stringify(game),
  ]);
}

/** The last checkpoint not after `head`, or null when there is none that can be read. */
export async function readCheckpoint(sql: Sql, id: string, head: number): Promise<Checkpoint | null> {
  const [row] = await sql.all<CheckpointRow>(
    'SELECT number, state FROM checkpoints WHERE game = ? AND number <= ? AND rules = ? ORDER BY number DESC LIMIT 1',
    [id, head, RULES_VERSION],
  );
  if (!row) return null;
  const game = readState(row.state);
  return game && { number: row.number, game };
}

const PARTS: readonly (keyof Game)[] = ['setup', 'table', 'turn', 'stage', 'requests', 'deferred', 'seed'];

function readState(text: string): Game | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    return PARTS.every((part) => Object.hasOwn(value, part)) ? (value as Game) : null;
  } catch {
    return null;
  }
}

export async function dropCheckpoints(sql: Sql, id: string): Promise<void> {
  await sql.run('DELETE FROM checkpoints WHERE game = ?', [id]);
}

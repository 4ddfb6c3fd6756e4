import type { Difficulty, WorkerKind } from '../box/kinds';
import type { GameSetup } from '../engine/events/setup';
import type { FoldError } from '../engine/events/types';
import { StorageFailure } from './errors';
import { readEvents, type EventRow, type Standing } from './events';
import { PLAYER_COLUMNS, SAM_COLUMNS } from './schema';
import type { Row, Sql } from './sql';

export const RESULTS = ['won', 'lost', 'tied'] as const;
export type GameResult = (typeof RESULTS)[number];

/** Both score sheets: 11 categories in the order of the sheet, and the totals. */
export interface FinalScore {
  readonly result: GameResult;
  readonly player: { readonly total: number; readonly categories: readonly number[] | null };
  readonly sam: { readonly total: number; readonly categories: readonly number[] };
  /** What Sam was specialized in at the end. */
  readonly specialization: WorkerKind;
}

/** A row of the table `games`, as far as it concerns one game opened. */
export interface GameRow extends Row {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly rules: number;
  readonly setup: string;
  readonly difficulty: Difficulty;
  readonly status: 'playing' | 'finished';
  readonly started: number;
  readonly updated: number;
  readonly finished: number | null;
  readonly head: number;
  readonly played: number;
  /** What an earlier look found wrong, as JSON. */
  readonly damage: string | null;
}

export interface NewGame {
  readonly id: string;
  readonly name: string;
  readonly setup: GameSetup;
  readonly started: number;
  readonly standing: Standing;
}

const isPrinted = (setup: GameSetup): boolean => Object.keys(setup.profile).length === 0;

export async function insertGame(sql: Sql, { id, name, setup, started, standing }: NewGame): Promise<void> {
  await sql.run(
    `INSERT INTO games (id, name, rules, setup, difficulty, variants, depth, box, status, started, updated,
       turn, mover, market)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'playing', ?, ?, ?, ?, ?)`,
    [
      id,
      name,
      setup.rules,
      JSON.stringify(setup),
      setup.difficulty,
      setup.variants.join(','),
      setup.depth,
      isPrinted(setup) ? 'printed' : 'own',
      started,
      started,
      standing.turn,
      standing.mover,
      standing.market,
    ],
  );
}

export interface GameOnDisk {
  readonly row: GameRow;
  readonly events: readonly EventRow[];
}

/** A game with all its events, unread. */
export async function readGame(sql: Sql, id: string): Promise<GameOnDisk> {
  const [row] = await sql.all<GameRow>(
    `SELECT id, name, note, rules, setup, difficulty, status, started, updated, finished, head, played, damage
     FROM games WHERE id = ? AND deleted IS NULL`,
    [id],
  );
  if (!row) throw new StorageFailure('missing');
  return { row, events: await readEvents(sql, id) };
}

const SCORE_COLUMNS = [...PLAYER_COLUMNS, ...SAM_COLUMNS];
const SET_SCORES = SCORE_COLUMNS.map((name) => `${name} = ?`).join(', ');
const NO_SCORES = PLAYER_COLUMNS.map(() => null);

/** Files a game as finished, with its score sheets. */
export async function fileResult(
  sql: Sql,
  id: string,
  { result, player, sam, specialization }: FinalScore,
  finished: number,
  played: number,
): Promise<void> {
  const changed = await sql.run(
    `UPDATE games SET status = 'finished', finished = ?, played = ?, result = ?, player_total = ?, sam_total = ?,
       specialization = ?, ${SET_SCORES} WHERE id = ?`,
    [
      finished,
      played,
      result,
      player.total,
      sam.total,
      specialization,
      ...(player.categories ?? NO_SCORES),
      ...sam.categories,
      id,
    ],
  );
  if (changed !== 1) throw new StorageFailure('missing');
}

/** Back among the games in play: an undo after the end. */
export async function reopen(sql: Sql, id: string): Promise<void> {
  await sql.run(
    `UPDATE games SET status = 'playing', finished = NULL, result = NULL, player_total = NULL, sam_total = NULL,
       specialization = NULL, ${SCORE_COLUMNS.map((name) => `${name} = NULL`).join(', ')} WHERE id = ?`,
    [id],
  );
}

/** What is wrong with a game, and how many of its events still fold. */
export interface Damage {
  readonly code: 'brokenJson' | 'badSetup' | 'unknownRules' | 'badEvent' | 'missingEvent';
  /** The event it stops at; 0 for the setup. */
  readonly at: number;
  readonly reason: FoldError['code'] | null;
}

/** Remembers damage, so that lists show it; null when the game turned out sound. */
export async function markDamage(sql: Sql, id: string, damage: Damage | null, sound: number): Promise<void> {
  await sql.run('UPDATE games SET damage = ?, sound = ? WHERE id = ?', [
    damage === null ? null : JSON.stringify(damage),
    damage === null ? null : sound,
    id,
  ]);
}

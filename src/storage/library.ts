import type { Difficulty, Variant } from '../box/kinds';
import { RULES_VERSION, type Depth } from '../engine/events/setup';
import { StorageFailure } from './errors';
import type { Damage, GameResult } from './games';
import { readJson } from './json';
import type { Row, Sql, SqlValue } from './sql';

/** A game as lists show it. */
export interface GameSummary {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly difficulty: Difficulty;
  readonly variants: readonly Variant[];
  readonly depth: Depth;
  readonly status: 'playing' | 'finished';
  readonly started: number;
  readonly updated: number;
  readonly finished: number | null;
  /** Milliseconds at the table. */
  readonly played: number;
  readonly turn: number;
  readonly mover: 'player' | 'sam';
  /** The job market token's row; 13 is the closed market. */
  readonly market: number;
  readonly result: GameResult | null;
  readonly playerTotal: number | null;
  readonly samTotal: number | null;
  /** Null for a sound game. */
  readonly damage: { readonly what: Damage; readonly sound: number } | null;
}

interface SummaryRow extends Row {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly difficulty: Difficulty;
  readonly variants: string;
  readonly depth: Depth;
  readonly status: 'playing' | 'finished';
  readonly started: number;
  readonly updated: number;
  readonly finished: number | null;
  readonly played: number;
  readonly turn: number;
  readonly mover: 'player' | 'sam';
  readonly market: number;
  readonly result: GameResult | null;
  readonly player_total: number | null;
  readonly sam_total: number | null;
  readonly damage: string | null;
  readonly sound: number | null;
  readonly rules: number;
}

const COLUMNS = `id, name, note, difficulty, variants, depth, status, started, updated, finished, played, turn, mover,
  market, result, player_total, sam_total, damage, sound, rules`;

const UNREADABLE: Damage = { code: 'brokenJson', at: 0, reason: null };
const UNKNOWN_RULES: Damage = { code: 'unknownRules', at: 0, reason: null };

const readDamage = (text: string | null): Damage | null =>
  text === null ? null : ((readJson(text)?.value as Damage | undefined) ?? UNREADABLE);

function toSummary(row: SummaryRow): GameSummary {
  const { player_total, sam_total, damage, sound, rules, variants, ...same } = row;
  const what = rules === RULES_VERSION ? readDamage(damage) : UNKNOWN_RULES;
  return {
    ...same,
    variants: variants === '' ? [] : (variants.split(',') as Variant[]),
    playerTotal: player_total,
    samTotal: sam_total,
    damage: what && { what, sound: sound ?? 0 },
  };
}

/** Games in play, the one touched last first. */
export async function listPlaying(sql: Sql): Promise<readonly GameSummary[]> {
  const rows = await sql.all<SummaryRow>(
    `SELECT ${COLUMNS} FROM games WHERE status = 'playing' AND deleted IS NULL ORDER BY updated DESC`,
  );
  return rows.map(toSummary);
}

export interface FinishedFilter {
  /** Just this game. */
  readonly id?: string;
  readonly difficulty?: Difficulty;
  readonly result?: GameResult;
  /** Played with this variant, or with none. */
  readonly variant?: Variant | 'none';
  /** Words looked for in name and note. */
  readonly text?: string;
  /** Finished in this span, in milliseconds. */
  readonly since?: number;
  readonly until?: number;
  readonly order?: FinishedOrder;
}

export const FINISHED_ORDERS = ['newest', 'oldest', 'best', 'closest'] as const;
export type FinishedOrder = (typeof FINISHED_ORDERS)[number];

const ORDER: Readonly<Record<FinishedOrder, string>> = {
  newest: 'finished DESC, id DESC',
  oldest: 'finished, id',
  best: 'player_total DESC, finished DESC',
  closest: 'abs(player_total - sam_total), finished DESC',
};

/** SQLite knows small and large letters of English only: others are looked for as written, small, large and at a start. */
const spellings = (text: string): readonly string[] => {
  const small = text.toLowerCase();
  return [...new Set([text, small, text.toUpperCase(), small.charAt(0).toUpperCase() + small.slice(1)])];
};

/** A filter as a condition and its values. */
export function conditionOf(filter: FinishedFilter): {
  readonly where: string;
  readonly values: readonly SqlValue[];
} {
  const parts = [`status = 'finished'`, 'deleted IS NULL'];
  const values: SqlValue[] = [];
  const need = (part: string, ...more: SqlValue[]): void => {
    parts.push(part);
    values.push(...more);
  };
  if (filter.id !== undefined) need('id = ?', filter.id);
  if (filter.difficulty !== undefined) need('difficulty = ?', filter.difficulty);
  if (filter.result !== undefined) need('result = ?', filter.result);
  if (filter.variant === 'none') need(`variants = ''`);
  else if (filter.variant !== undefined) need(`(',' || variants || ',') LIKE ?`, `%,${filter.variant},%`);
  if (filter.since !== undefined) need('finished >= ?', filter.since);
  if (filter.until !== undefined) need('finished < ?', filter.until);
  const text = filter.text?.trim() ?? '';
  if (text !== '') {
    const patterns = spellings(text).map(
      (spelling) => `%${spelling.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`,
    );
    const either = `name LIKE ? ESCAPE '\\' OR note LIKE ? ESCAPE '\\'`;
    need(
      `(${patterns.map(() => either).join(' OR ')})`,
      ...patterns.flatMap((pattern) => [pattern, pattern]),
    );
  }
  return { where: parts.join(' AND '), values };
}

/** A page of the finished games. */
export async function listFinished(
  sql: Sql,
  filter: FinishedFilter,
  limit: number,
  offset: number,
): Promise<readonly GameSummary[]> {
  const { where, values } = conditionOf(filter);
  const order = ORDER[filter.order ?? 'newest'];
  const rows = await sql.all<SummaryRow>(
    `SELECT ${COLUMNS} FROM games WHERE ${where} ORDER BY ${order} LIMIT ? OFFSET ?`,
    [...values, limit, offset],
  );
  return rows.map(toSummary);
}

export interface FinishedCount {
  readonly games: number;
  readonly won: number;
}

export async function countFinished(sql: Sql, filter: FinishedFilter = {}): Promise<FinishedCount> {
  const { where, values } = conditionOf(filter);
  const [row] = await sql.all<{ games: number; won: number | null }>(
    `SELECT count(*) AS games, sum(result = 'won') AS won FROM games WHERE ${where}`,
    values,
  );
  return { games: row?.games ?? 0, won: row?.won ?? 0 };
}

/** One game, in play or finished. */
export async function findSummary(sql: Sql, id: string): Promise<GameSummary> {
  const [row] = await sql.all<SummaryRow>(`SELECT ${COLUMNS} FROM games WHERE id = ? AND deleted IS NULL`, [
    id,
  ]);
  if (!row) throw new StorageFailure('missing');
  return toSummary(row);
}

/** Gives a game a name or a note. */
export async function setWords(sql: Sql, id: string, words: { name?: string; note?: string }): Promise<void> {
  if (words.name !== undefined) await sql.run('UPDATE games SET name = ? WHERE id = ?', [words.name, id]);
  if (words.note !== undefined) await sql.run('UPDATE games SET note = ? WHERE id = ?', [words.note, id]);
}

/** Hides a game; it is gone for good only with the next `purgeDeleted`. */
export async function hideGame(sql: Sql, id: string, time: number): Promise<void> {
  await sql.run('UPDATE games SET deleted = ? WHERE id = ?', [time, id]);
}

export async function unhideGame(sql: Sql, id: string): Promise<void> {
  await sql.run('UPDATE games SET deleted = NULL WHERE id = ?', [id]);
}

/** Removes what was deleted before this moment, events and all. */
export async function purgeDeleted(sql: Sql, before: number): Promise<number> {
  return sql.run('DELETE FROM games WHERE deleted IS NOT NULL AND deleted < ?', [before]);
}

/** Ids of all games, those in play first. */
export async function listIds(sql: Sql): Promise<readonly string[]> {
  const rows = await sql.all<{ id: string }>(
    'SELECT id FROM games WHERE deleted IS NULL ORDER BY status DESC, updated DESC',
  );
  return rows.map(({ id }) => id);
}

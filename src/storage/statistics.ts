import type { Difficulty, WorkerKind } from '../box/kinds';
import type { GameResult } from './games';
import { conditionOf, type FinishedFilter } from './library';
import { PLAYER_COLUMNS, SAM_COLUMNS } from './schema';
import type { Row, Sql } from './sql';

export interface DifficultyFigures {
  readonly difficulty: Difficulty;
  readonly games: number;
  readonly won: number;
  readonly tied: number;
  readonly averagePlayer: number;
  readonly averageSam: number;
  readonly best: number;
}

export interface SpecializationFigures {
  readonly specialization: WorkerKind;
  readonly games: number;
  readonly won: number;
  readonly tied: number;
  readonly averagePlayer: number;
  readonly averageSam: number;
}

export interface TrendPoint {
  readonly id: string;
  readonly finished: number;
  readonly player: number;
  readonly sam: number;
  readonly result: GameResult;
}

export interface Statistics {
  readonly games: number;
  readonly won: number;
  readonly tied: number;
  readonly lost: number;
  /** Milliseconds at the table, all games together. */
  readonly played: number;
  readonly averagePlayer: number;
  readonly averageSam: number;
  /** The highest score of the player, the highest win and the worst defeat. */
  readonly best: TrendPoint | null;
  readonly highestWin: TrendPoint | null;
  readonly worstDefeat: TrendPoint | null;
  /** Wins in a row: up to the last game, and the most ever. */
  readonly streak: { readonly now: number; readonly best: number };
  readonly byDifficulty: readonly DifficultyFigures[];
  /** By what Sam was specialized in at the end; games filed before that was kept are left out. */
  readonly bySpecialization: readonly SpecializationFigures[];
  /** Both totals of every game, in the order of play. */
  readonly totals: { readonly player: readonly number[]; readonly sam: readonly number[] };
  /** Mean points by category, in the order of the sheet; games with a mere total are left out of the player's. */
  readonly categories: { readonly player: readonly number[]; readonly sam: readonly number[] };
  /** The last games, oldest first. */
  readonly trend: readonly TrendPoint[];
}

const TREND = 60;

type Numbers = Readonly<Record<string, number | null>>;

/** Wins in a row, from results in the order of play. */
export function streakOf(results: readonly GameResult[]): Statistics['streak'] {
  let now = 0;
  let best = 0;
  for (const result of results) {
    now = result === 'won' ? now + 1 : 0;
    best = Math.max(best, now);
  }
  return { now, best };
}

const POINT = 'id, finished, player_total AS player, sam_total AS sam, result';

/** Figures over all finished games that pass the filter, grouped by the database. */
export async function readStatistics(sql: Sql, filter: FinishedFilter = {}): Promise<Statistics> {
  const { where, values } = conditionOf(filter);
  const means = [...PLAYER_COLUMNS, ...SAM_COLUMNS].map((name) => `avg(${name}) AS ${name}`).join(', ');
  const [sums = {}] = await sql.all<Row & Numbers>(
    `SELECT count(*) AS games, sum(result = 'won') AS won, sum(result = 'tied') AS tied, sum(played) AS played,
       avg(player_total) AS player, avg(sam_total) AS sam, ${means} FROM games WHERE ${where}`,
    values,
  );
  const byDifficulty = await sql.all<DifficultyFigures & Row>(
    `SELECT difficulty, count(*) AS games, sum(result = 'won') AS won, sum(result = 'tied') AS tied,
       avg(player_total) AS averagePlayer, avg(sam_total) AS averageSam, max(player_total) AS best
     FROM games WHERE ${where} GROUP BY difficulty`,
    values,
  );
  const bySpecialization = await sql.all<SpecializationFigures & Row>(
    `SELECT specialization, count(*) AS games, sum(result = 'won') AS won, sum(result = 'tied') AS tied,
       avg(player_total) AS averagePlayer, avg(sam_total) AS averageSam
     FROM games WHERE ${where} AND specialization IS NOT NULL GROUP BY specialization`,
    values,
  );
  const results = await sql.all<{ result: GameResult; player: number; sam: number }>(
    `SELECT result, player_total AS player, sam_total AS sam FROM games WHERE ${where} ORDER BY finished, id`,
    values,
  );
  const trend = await sql.all<TrendPoint & Row>(
    `SELECT ${POINT} FROM games WHERE ${where} ORDER BY finished DESC, id DESC LIMIT ${TREND}`,
    values,
  );
  const most = async (order: string, result?: GameResult): Promise<TrendPoint | null> => {
    const [row] = await sql.all<TrendPoint & Row>(
      `SELECT ${POINT} FROM games WHERE ${where}${result ? ' AND result = ?' : ''} ORDER BY ${order}, finished LIMIT 1`,
      result ? [...values, result] : values,
    );
    return row ?? null;
  };
  const figure = (name: string): number => sums[name] ?? 0;
  const games = figure('games');
  const won = figure('won');
  const tied = figure('tied');
  return {
    games,
    won,
    tied,
    lost: games - won - tied,
    played: figure('played'),
    averagePlayer: figure('player'),
    averageSam: figure('sam'),
    best: await most('player_total DESC'),
    highestWin: await most('player_total - sam_total DESC', 'won'),
    worstDefeat: await most('sam_total - player_total DESC', 'lost'),
    streak: streakOf(results.map((row) => row.result)),
    byDifficulty,
    bySpecialization,
    totals: { player: results.map((row) => row.player), sam: results.map((row) => row.sam) },
    categories: { player: PLAYER_COLUMNS.map(figure), sam: SAM_COLUMNS.map(figure) },
    trend: [...trend].reverse(),
  };
}

/** A finished game with its whole score sheet, for a table elsewhere. */
export interface SheetRow {
  readonly id: string;
  readonly name: string;
  readonly finished: number;
  readonly difficulty: Difficulty;
  readonly variants: string;
  readonly turns: number;
  /** Milliseconds at the table. */
  readonly played: number;
  readonly result: GameResult;
  readonly specialization: WorkerKind | null;
  readonly playerTotal: number;
  readonly samTotal: number;
  /** Null where a mere total was typed in. */
  readonly player: readonly (number | null)[];
  readonly sam: readonly (number | null)[];
}

/** The score sheets of all finished games that pass the filter, in the order of play. */
export async function readSheets(sql: Sql, filter: FinishedFilter = {}): Promise<readonly SheetRow[]> {
  const { where, values } = conditionOf(filter);
  const rows = await sql.all<Row & Omit<SheetRow, 'player' | 'sam'> & Numbers>(
    `SELECT id, name, finished, difficulty, variants, turn AS turns, played, result, specialization,
       player_total AS playerTotal, sam_total AS samTotal, ${[...PLAYER_COLUMNS, ...SAM_COLUMNS].join(', ')}
     FROM games WHERE ${where} ORDER BY finished, id`,
    values,
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    finished: row.finished,
    difficulty: row.difficulty,
    variants: row.variants,
    turns: row.turns,
    played: row.played,
    result: row.result,
    specialization: row.specialization,
    playerTotal: row.playerTotal,
    samTotal: row.samTotal,
    player: PLAYER_COLUMNS.map((name) => row[name] ?? null),
    sam: SAM_COLUMNS.map((name) => row[name] ?? null),
  }));
}

/** One finished game's sheet; null while it is in play. */
export async function readSheet(sql: Sql, id: string): Promise<SheetRow | null> {
  const [row] = await readSheets(sql, { id });
  return row ?? null;
}

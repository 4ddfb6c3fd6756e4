import { crc32 } from '../../lib/crc32';
import { PLAYER_COLUMNS, SAM_COLUMNS } from '../schema';
import { readEvents, type EventRow } from '../events';
import { StorageFailure } from '../errors';
import { readJson } from '../json';
import type { Row, Sql } from '../sql';
import { FORMAT, FORMAT_VERSION } from './format';

interface ExportRow extends Row {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly setup: string;
  readonly status: string;
  readonly started: number;
  readonly updated: number;
  readonly finished: number | null;
  readonly played: number;
  readonly head: number;
  readonly result: string | null;
  readonly player_total: number | null;
  readonly sam_total: number | null;
}

/** Stored text as JSON; what is no JSON travels as the text it is, so that even damage is not lost. */
const asJson = (text: string): unknown => {
  const json = readJson(text);
  return json === null ? { broken: text } : json.value;
};

const eventOf = ({ payload, time, own }: EventRow) =>
  own === 1 ? { event: asJson(payload), time, own: true } : { event: asJson(payload), time };

function resultOf(row: ExportRow) {
  if (row.result === null) return null;
  const of = (columns: readonly string[]) => columns.map((name) => row[name] ?? null);
  const player = of(PLAYER_COLUMNS);
  return {
    result: row.result,
    player: { total: row.player_total, categories: player.includes(null) ? null : player },
    sam: { total: row.sam_total, categories: of(SAM_COLUMNS) },
  };
}

async function gameText(sql: Sql, id: string): Promise<string> {
  const [row] = await sql.all<ExportRow>('SELECT * FROM games WHERE id = ?', [id]);
  if (!row) throw new StorageFailure('missing');
  const rows = await readEvents(sql, id);
  return JSON.stringify({
    id,
    name: row.name,
    note: row.note,
    started: row.started,
    updated: row.updated,
    finished: row.finished,
    played: row.played,
    setup: asJson(row.setup),
    head: row.head,
    events: rows.map(eventOf),
    result: resultOf(row),
  });
}

async function profileTexts(sql: Sql): Promise<readonly string[]> {
  const rows = await sql.all<{ id: string; name: string; profile: string; updated: number }>(
    'SELECT id, name, profile, updated FROM profiles ORDER BY id',
  );
  return rows.map((row) => JSON.stringify({ ...row, profile: asJson(row.profile) }));
}

export interface BackupContent {
  /** Null for all games. */
  readonly ids: readonly string[] | null;
  readonly profiles: boolean;
  /** Settings as JSON text, or null to leave them out. */
  readonly settings: string | null;
  readonly exported: number;
}

/** Adds the check sum of everything before it. */
export const sealed = (body: string): string => `${body},"check":"${crc32(body)}"}`;

/** The backup file. Damaged games are part of it, as they are. */
export async function writeBackup(
  sql: Sql,
  { ids, profiles, settings, exported }: BackupContent,
): Promise<string> {
  const rows = await sql.all<{ id: string }>(
    'SELECT id FROM games WHERE deleted IS NULL ORDER BY started, id',
  );
  const games: string[] = [];
  for (const id of ids ?? rows.map((row) => row.id)) games.push(await gameText(sql, id));
  const parts = [
    `"format":"${FORMAT}@${FORMAT_VERSION}"`,
    `"exported":${exported}`,
    `"games":[${games.join(',')}]`,
    `"profiles":[${profiles ? (await profileTexts(sql)).join(',') : ''}]`,
  ];
  if (settings !== null) parts.push(`"settings":${JSON.stringify(asJson(settings))}`);
  return sealed(`{${parts.join(',')}`);
}

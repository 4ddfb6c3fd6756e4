import { attempt, type StorageError } from '../errors';
import { appendEvents, insertEvents, moveHead, readEvents } from '../events';
import { fileResult, insertGame } from '../games';
import type { Result } from '../../lib/result';
import { isDamage, readSetup } from '../loadGame';
import { saveProfile } from '../profiles';
import type { Db, Sql } from '../sql';
import type { Backup, BackupGame, RefusedGame } from './format';

export const MERGES = [
  /** Not here yet. */
  'new',
  /** Here already, exactly so. */
  'same',
  /** Goes on where ours stops. */
  'longer',
  /** Ours goes on where this one stops. */
  'shorter',
  /** Both went on, differently. */
  'different',
] as const;
export type Merge = (typeof MERGES)[number];

export interface PlannedGame {
  readonly game: BackupGame;
  readonly merge: Merge;
  /** How many events ours has; 0 for a new one. */
  readonly ours: number;
}

/** What an import would do; nothing has been written. */
export interface ImportPlan {
  readonly backup: Backup;
  readonly games: readonly PlannedGame[];
  /** Of `games`, those that only replace ours when somebody says so. */
  readonly asking: readonly PlannedGame[];
}

async function compare(sql: Sql, game: BackupGame): Promise<PlannedGame> {
  const [row] = await sql.all<{ head: number; setup: string; status: string }>(
    'SELECT head, setup, status FROM games WHERE id = ? AND deleted IS NULL',
    [game.id],
  );
  if (!row) return { game, merge: 'new', ours: 0 };
  const rows = await readEvents(sql, game.id);
  const ours = row.head;
  const planned = (merge: Merge): PlannedGame => ({ game, merge, ours });
  const setup = readSetup(row.setup, game.setup.rules);
  if (isDamage(setup) || JSON.stringify(setup) !== JSON.stringify(game.setup)) return planned('different');
  const common = Math.min(ours, game.head);
  for (let index = 0; index < common; index += 1) {
    if (rows[index]?.payload !== JSON.stringify(game.events[index]?.event)) return planned('different');
  }
  if (game.head > ours) return planned('longer');
  if (game.head < ours) return planned('shorter');
  return planned(row.status === 'playing' && game.finished !== null ? 'longer' : 'same');
}

/** Compares a backup with what is here. */
export const planImport = (db: Db, backup: Backup): Promise<Result<ImportPlan, StorageError>> =>
  attempt(async () => {
    const games: PlannedGame[] = [];
    for (const game of backup.games) games.push(await compare(db, game));
    return {
      backup,
      games,
      asking: games.filter(({ merge }) => merge === 'shorter' || merge === 'different'),
    };
  });

export interface ImportReport {
  readonly added: number;
  readonly updated: number;
  readonly same: number;
  /** Left as they are here: the file's are shorter or different, and nobody asked for them. */
  readonly kept: number;
  readonly profiles: number;
  readonly refused: readonly RefusedGame[];
}

async function put(sql: Sql, game: BackupGame): Promise<void> {
  const { id, name, note, setup, started, updated, head, events, standing, finished, result, played } = game;
  await sql.run('DELETE FROM games WHERE id = ?', [id]);
  await insertGame(sql, { id, name, setup, started, standing });
  await sql.run('UPDATE games SET note = ?, played = ? WHERE id = ?', [note, played, id]);
  if (head > 0) await appendEvents(sql, id, 0, events.slice(0, head), standing);
  await insertEvents(sql, id, head, events.slice(head));
  await moveHead(sql, id, head, head, standing, updated);
  if (finished !== null && result !== null) await fileResult(sql, id, result, finished, played);
}

async function putProfiles(sql: Sql, backup: Backup): Promise<number> {
  const here = await sql.all<{ id: string; updated: number }>('SELECT id, updated FROM profiles');
  const newer = backup.profiles.filter(
    (profile) => !here.some(({ id, updated }) => id === profile.id && updated >= profile.updated),
  );
  for (const profile of newer) await saveProfile(sql, profile);
  return newer.length;
}

/** Carries a plan out, all of it or nothing. `overwrite` names the games that may replace longer or different ones. */
export const importBackup = (
  db: Db,
  { backup, games }: ImportPlan,
  overwrite: ReadonlySet<string>,
): Promise<Result<ImportReport, StorageError>> =>
  attempt(() =>
    db.transaction(async (sql) => {
      const count = { added: 0, updated: 0, same: 0, kept: 0 };
      for (const { game, merge } of games) {
        const asks = merge === 'shorter' || merge === 'different';
        if (merge === 'same') count.same += 1;
        else if (asks && !overwrite.has(game.id)) count.kept += 1;
        else {
          await put(sql, game);
          if (merge === 'new') count.added += 1;
          else count.updated += 1;
        }
      }
      return { ...count, profiles: await putProfiles(sql, backup), refused: backup.refused };
    }),
  );

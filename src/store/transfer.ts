import { err, ok, type Result } from '@/lib/result';
import type { BackupError } from '@/storage/backup/format';
import { importBackup, planImport, type ImportPlan, type ImportReport } from '@/storage/backup/merge';
import { readBackup } from '@/storage/backup/read';
import { writeBackup, type BackupContent } from '@/storage/backup/write';
import type { StorageError } from '@/storage/errors';
import { foldInLog } from '@/storage/open';

import { withDatabase } from './database';
import { giveFile, takeFile, type TextFile } from './files';
import { closeGame, openGame, useGame } from './game';
import { refreshLists } from './library';
import { loadProfiles } from './profiles';
import { adoptSettings, settingsText } from './settings';

export { giveFile, givePicture, takeFile, type PictureFile, type TextFile } from './files';
export type { BackupError, BackupErrorCode, GameRefusal, RefusedGame } from '@/storage/backup/format';
export type { ImportPlan, ImportReport, Merge, PlannedGame } from '@/storage/backup/merge';

/** Why a file could not come in: it is not a good one, or the database could not be asked. */
export type TransferError =
  | { readonly type: 'file'; readonly error: BackupError }
  | { readonly type: 'storage'; readonly error: StorageError };

const day = (time: number): string => new Date(time).toISOString().slice(0, 10);

async function write(name: string, content: BackupContent): Promise<Result<TextFile, StorageError>> {
  const text = await withDatabase((db) => db.transaction((sql) => writeBackup(sql, content)));
  return text.ok ? ok({ name, text: text.value }) : text;
}

/** One game as a file. */
export const exportGame = (id: string): Promise<Result<TextFile, StorageError>> => {
  const exported = Date.now();
  return write(`ride-with-sam-game-${day(exported)}.json`, {
    ids: [id],
    profiles: false,
    settings: null,
    exported,
  });
};

/** Everything as a file: all games, profiles and settings. */
export const exportAll = (): Promise<Result<TextFile, StorageError>> => {
  const exported = Date.now();
  return write(`ride-with-sam-${day(exported)}.json`, {
    ids: null,
    profiles: true,
    settings: settingsText(),
    exported,
  });
};

const unreadable: TransferError = { type: 'storage', error: { code: 'failed', detail: 'the file' } };

/** Exports and hands the file to the share sheet or the downloads. */
export async function share(
  file: Promise<Result<TextFile, StorageError>>,
): Promise<Result<TextFile, StorageError>> {
  const made = await file;
  if (!made.ok) return made;
  try {
    await giveFile(made.value);
    return made;
  } catch (thrown) {
    return err({ code: 'failed', detail: String(thrown) });
  }
}

/** Reads a backup and compares it with what is here. Nothing is written yet. */
export async function planBackup(text: string): Promise<Result<ImportPlan, TransferError>> {
  const backup = readBackup(text);
  if (!backup.ok) return err({ type: 'file', error: backup.error });
  const plan = await withDatabase((db) => planImport(db, backup.value));
  if (!plan.ok) return err({ type: 'storage', error: plan.error });
  return plan.value.ok ? plan.value : err({ type: 'storage', error: plan.value.error });
}

/** Lets somebody choose a backup; null when they change their mind. */
export async function chooseBackup(): Promise<Result<ImportPlan, TransferError> | null> {
  try {
    const file = await takeFile();
    return file && (await planBackup(file.text));
  } catch {
    return err(unreadable);
  }
}

export interface ImportAnswers {
  /** Games of `plan.asking` that may replace ours. */
  readonly overwrite: readonly string[];
  /** Take over the settings of the file, if it has any. */
  readonly settings: boolean;
}

/** Carries a plan out, all of it or nothing, and says what came in. */
export async function runImport(
  plan: ImportPlan,
  { overwrite, settings }: ImportAnswers,
): Promise<Result<ImportReport, StorageError>> {
  const open = useGame.getState().id;
  await closeGame();
  const done = await withDatabase((db) => importBackup(db, plan, new Set(overwrite)));
  const report = done.ok ? done.value : done;
  await withDatabase(foldInLog);
  if (report.ok && settings && plan.backup.settings !== null) adoptSettings(plan.backup.settings);
  await refreshLists();
  await loadProfiles();
  if (open !== null) await openGame(open);
  return report;
}

import { create } from 'zustand';

import type { Result } from '@/lib/result';
import type { StorageError } from '@/storage/errors';
import {
  countFinished,
  findSummary,
  hideGame,
  listFinished,
  listPlaying,
  setWords,
  unhideGame,
  type FinishedCount,
  type FinishedFilter,
  type GameSummary,
} from '@/storage/library';
import { readSheet, readSheets, readStatistics, type SheetRow, type Statistics } from '@/storage/statistics';

import { withDatabase } from './database';
import { useGame } from './gameState';
import { refreshHome } from './home';

export {
  FINISHED_ORDERS,
  type FinishedFilter,
  type FinishedOrder,
  type GameSummary,
} from '@/storage/library';
export type {
  DifficultyFigures,
  SheetRow,
  SpecializationFigures,
  Statistics,
  TrendPoint,
} from '@/storage/statistics';

const PAGE = 40;
export const MAX_NAME = 100;
export const MAX_NOTE = 2000;

export interface FinishedList {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly filter: FinishedFilter;
  /** The rows read so far. */
  readonly games: readonly GameSummary[];
  /** All that pass the filter. */
  readonly count: FinishedCount;
  readonly error: StorageError | null;
}

/** The list of finished games, read page by page. */
export const useFinished = create<FinishedList>(() => ({
  status: 'idle',
  filter: {},
  games: [],
  count: { games: 0, won: 0 },
  error: null,
}));

/** Games in play, the one touched last first. */
export const usePlaying = create<{ readonly games: readonly GameSummary[] }>(() => ({ games: [] }));

/** Reads the first page again. An answer that comes after the filter has changed is dropped. */
export async function loadFinished(filter: FinishedFilter = {}): Promise<void> {
  useFinished.setState({ filter, status: 'loading', error: null });
  const read = await withDatabase(async (db) => ({
    games: await listFinished(db, filter, PAGE, 0),
    count: await countFinished(db, filter),
  }));
  if (useFinished.getState().filter !== filter) return;
  useFinished.setState(
    read.ok ? { status: 'ready', ...read.value } : { status: 'failed', error: read.error },
  );
}

/** Reads the next page, if there is one. */
export async function loadMoreFinished(): Promise<void> {
  const { status, filter, games, count } = useFinished.getState();
  if (status !== 'ready' || games.length >= count.games) return;
  useFinished.setState({ status: 'loading' });
  const read = await withDatabase((db) => listFinished(db, filter, PAGE, games.length));
  if (useFinished.getState().filter !== filter) return;
  useFinished.setState(
    read.ok ? { status: 'ready', games: [...games, ...read.value] } : { status: 'failed', error: read.error },
  );
}

export async function loadPlaying(): Promise<void> {
  const read = await withDatabase(listPlaying);
  if (read.ok) usePlaying.setState({ games: read.value });
}

/** Reads again what is shown of the stored games. */
export async function refreshLists(): Promise<void> {
  const { status, filter } = useFinished.getState();
  await Promise.all([
    refreshHome(),
    loadPlaying(),
    status === 'idle' ? undefined : loadFinished({ ...filter }),
  ]);
}

async function changed(work: Promise<Result<void, StorageError>>): Promise<Result<void, StorageError>> {
  const done = await work;
  if (done.ok) await refreshLists();
  return done;
}

/** Takes a game out of the lists. Until the app is started again `undoDelete` brings it back. */
export const deleteGame = (id: string): Promise<Result<void, StorageError>> =>
  changed(withDatabase((db) => hideGame(db, id, Date.now())));

export const undoDelete = (id: string): Promise<Result<void, StorageError>> =>
  changed(withDatabase((db) => unhideGame(db, id)));

export const renameGame = (id: string, name: string): Promise<Result<void, StorageError>> =>
  giveWords(id, { name: name.trim().slice(0, MAX_NAME) });

export const noteGame = (id: string, note: string): Promise<Result<void, StorageError>> =>
  giveWords(id, { note: note.trim().slice(0, MAX_NOTE) });

async function giveWords(
  id: string,
  words: { readonly name?: string; readonly note?: string },
): Promise<Result<void, StorageError>> {
  const done = await changed(withDatabase((db) => db.transaction((sql) => setWords(sql, id, words))));
  if (done.ok && useGame.getState().id === id) useGame.setState(words);
  return done;
}

export const summaryOf = (id: string): Promise<Result<GameSummary, StorageError>> =>
  withDatabase((db) => findSummary(db, id));

/** Figures over the finished games that pass a filter. */
export const statistics = (filter: FinishedFilter = {}): Promise<Result<Statistics, StorageError>> =>
  withDatabase((db) => readStatistics(db, filter));

/** Whole score sheets of the finished games that pass a filter, oldest first. */
export const scoreSheets = (
  filter: FinishedFilter = {},
): Promise<Result<readonly SheetRow[], StorageError>> => withDatabase((db) => readSheets(db, filter));

/** The score sheet of one finished game; null while it is in play. */
export const scoreSheetOf = (id: string): Promise<Result<SheetRow | null, StorageError>> =>
  withDatabase((db) => readSheet(db, id));

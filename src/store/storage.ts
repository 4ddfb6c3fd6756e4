import { create } from 'zustand';

import { ok, type Result } from '@/lib/result';
import { attempt, type StorageError } from '@/storage/errors';
import { purgeDeleted } from '@/storage/library';
import { checkFile, fileName, openDatabase, type Shelf } from '@/storage/open';
import { findPlace, type Place } from '@/storage/place';
import type { Db } from '@/storage/sql';

import { prepareToClose, setDatabase, withOpenDatabase } from './database';
import { refreshHome, useHome } from './home';
import { askToPersist } from './persistence';
import { shareSettings } from './settingsCopy';
import { fileNumber } from './settingsKeeper';
import { tabLock } from './tabLock';

export const STORAGE_STATUSES = ['closed', 'opening', 'ready', 'otherTab', 'failed'] as const;
export type StorageStatus = (typeof STORAGE_STATUSES)[number];

export interface StorageState {
  readonly status: StorageStatus;
  /** Games are kept in memory only and are gone with the tab: to be said visibly. */
  readonly memory: boolean;
  /** Name of a damaged file that was set aside at this start, until somebody has read about it. */
  readonly setAside: string | null;
  /** Whether the browser promised not to clear the games; null where nobody clears them or nobody asked yet. */
  readonly persisted: boolean | null;
  /** With status `failed`. */
  readonly error: StorageError | null;
}

const CLOSED: StorageState = {
  status: 'closed',
  memory: false,
  setAside: null,
  persisted: null,
  error: null,
};

/** How the stored data is doing. */
export const useStorage = create<StorageState>(() => CLOSED);

let opened: Db | null = null;
let place: Promise<Place> | null = null;

const shelfOf = ({ alone, openFile }: Place): Shelf => ({
  alone,
  openFile,
  readNumber: fileNumber.read,
  writeNumber: fileNumber.write,
});

async function openNow(): Promise<void> {
  useStorage.setState({ status: 'opening', error: null });
  const result = await attempt(async () => {
    place ??= findPlace();
    const found = await place;
    const { db, setAside } = await openDatabase(shelfOf(found));
    return { db, setAside, lasting: found.lasting };
  });
  if (!result.ok) {
    useStorage.setState({ status: 'failed', error: result.error });
    return;
  }
  const { db, setAside, lasting } = result.value;
  opened = db;
  setDatabase(db);
  await attempt(() => purgeDeleted(db, Date.now()));
  await shareSettings(db);
  await refreshHome();
  useStorage.setState({ status: 'ready', memory: !lasting, setAside: setAside[setAside.length - 1] ?? null });
  keepWhatThereIs(useHome.getState());
  stopWatching();
  stopWatching = useHome.subscribe(keepWhatThereIs);
}

let stopWatching: () => void = () => undefined;

/** Nobody is asked before there is something to keep, and nobody twice. */
function keepWhatThereIs({ inPlay, finished }: ReturnType<typeof useHome.getState>): void {
  if (useStorage.getState().persisted !== null || (inPlay === null && finished.games === 0)) return;
  void keepForGood();
}

async function leave(): Promise<void> {
  await prepareToClose();
  await closeStorage();
}

/** Opens the app's database, once; in a second tab only when the first has gone. */
export async function openStorage(): Promise<void> {
  if (useStorage.getState().status !== 'closed') return;
  useStorage.setState({ status: 'opening' });
  if (!(await tabLock.take())) {
    useStorage.setState({ status: 'otherTab' });
    await tabLock.wait();
  }
  tabLock.onAsked(leave);
  await openNow();
}

/** From a second tab: asks the first to give way; this one then goes on by itself. */
export const takeOver = (): void => tabLock.ask();

/** After `failed`. */
export const retryStorage = (): Promise<void> => openNow();

export async function closeStorage(): Promise<void> {
  const db = opened;
  opened = null;
  setDatabase(null);
  if (db) await attempt(() => db.close());
  useStorage.setState(CLOSED);
}

/** Asks the platform to keep the games; called when there is something to keep. */
export async function keepForGood(): Promise<void> {
  const persisted = await askToPersist();
  useStorage.setState({ persisted });
}

/** Somebody has read about the file set aside. */
export const dismissSetAside = (): void => useStorage.setState({ setAside: null });

/** What SQLite finds wrong with the file; empty when all is well. */
export async function checkIntegrity(): Promise<Result<readonly string[], StorageError>> {
  const checked = await withOpenDatabase(checkFile);
  return checked.ok || checked.error.code !== 'corrupt' ? checked : ok([checked.error.detail]);
}

/** Leaves a damaged file where it is and starts a new one; the name of the old one. */
export async function startFresh(): Promise<Result<string, StorageError>> {
  await prepareToClose();
  await closeStorage();
  const number = fileNumber.read();
  const done = await attempt(async () => fileNumber.write(number + 1));
  await openNow();
  return done.ok ? ok(fileName(number)) : done;
}

import type { Place } from './place';
import type { Driver } from './sql';

export type { Place } from './place';

/** The folder of the origin's private files in which expo-sqlite keeps a fixed pool. */
const POOL = 'expo-sqlite';
/** A database needs up to three files: itself, its log, its journal. Room for some that were set aside or copied. */
const POOL_SIZE = 18;
const HANDOVER_MS = 4000;
const PAUSE_MS = 100;

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/** The pool's folder, or null where the browser keeps no files: a private window, an old browser. */
async function findPool(): Promise<FileSystemDirectoryHandle | null> {
  try {
    const root = await navigator.storage.getDirectory();
    return await root.getDirectoryHandle(POOL, { create: true });
  } catch {
    return null;
  }
}

/** TypeScript's library leaves out that a folder can be walked. */
type WalkableFolder = FileSystemDirectoryHandle & { values(): AsyncIterable<FileSystemHandle> };

const isFile = (handle: FileSystemHandle): handle is FileSystemFileHandle => handle.kind === 'file';

async function filesOf(pool: FileSystemDirectoryHandle): Promise<FileSystemFileHandle[]> {
  const files: FileSystemFileHandle[] = [];
  for await (const handle of (pool as WalkableFolder).values()) if (isFile(handle)) files.push(handle);
  return files;
}

/** How the pool marks a file as free: no name, and the check sum of that. */
function freeHeader(): Uint8Array<ArrayBuffer> {
  const header = new Uint8Array(4096);
  const view = new DataView(header.buffer);
  view.setUint32(516, 0xfecc5f80, true);
  view.setUint32(520, 0xaccec037, true);
  return header;
}

/** Safari cannot write files outside a worker; there the pool makes sense of empty files itself. */
const canWrite = (file: FileSystemFileHandle): boolean => 'createWritable' in file;

async function addFree(pool: FileSystemDirectoryHandle, name: string): Promise<void> {
  const file = await pool.getFileHandle(name, { create: true });
  if (!canWrite(file)) return;
  const writable = await file.createWritable();
  await writable.write(freeHeader());
  await writable.close();
}

/** expo-sqlite never enlarges its pool; files added before it starts are taken in as free ones. */
async function enlarge(pool: FileSystemDirectoryHandle, has: number): Promise<void> {
  const missing = Array.from({ length: POOL_SIZE - has }, (_, index) => `room-${Date.now()}-${index}`);
  await Promise.all(missing.map((name) => addFree(pool, name)));
}

/** A file still held by a tab that is just closing cannot be written. */
async function isFree(file: FileSystemFileHandle): Promise<boolean> {
  if (!canWrite(file)) return true;
  try {
    const writable = await file.createWritable({ keepExistingData: true });
    await writable.abort();
    return true;
  } catch {
    return false;
  }
}

/** A worker that lost the race for the files never recovers, so it is started only once they are free. */
async function waitUntilFree(files: readonly FileSystemFileHandle[]): Promise<void> {
  const [first] = files;
  for (let waited = 0; first && waited < HANDOVER_MS && !(await isFree(first)); waited += PAUSE_MS)
    await pause();
}

const MEMORY_FILES = '/memoryFiles.js';
const SCRIPT = 'text/javascript';

/**
 * Starts expo-sqlite's worker behind a script that gives it files in memory. An isolated page starts workers from a
 * blob, any other from their address.
 */
async function withMemoryFiles<T>(work: () => Promise<T>): Promise<T> {
  const RealWorker = window.Worker;
  const realUrl = URL.createObjectURL.bind(URL);
  const first = `importScripts(${JSON.stringify(new URL(MEMORY_FILES, window.location.href).href)});\n`;
  URL.createObjectURL = (object) =>
    object instanceof Blob && object.type === SCRIPT
      ? realUrl(new Blob([first, object], { type: SCRIPT }))
      : realUrl(object);
  window.Worker = class extends RealWorker {
    constructor(url: string | URL, options?: WorkerOptions) {
      const address = String(url);
      super(
        address.startsWith('blob:') ? address : `${MEMORY_FILES}?worker=${encodeURIComponent(address)}`,
        options,
      );
    }
  };
  try {
    return await work();
  } finally {
    window.Worker = RealWorker;
    URL.createObjectURL = realUrl;
  }
}

const OPEN_MS = 20_000;

/** A worker whose script does not arrive never answers. */
async function openInTime(name: string): Promise<Driver> {
  const { openExpoDriver } = await import('./expoDriver');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the database does not answer')), OPEN_MS);
  });
  return Promise.race([openExpoDriver(name), late]).finally(() => clearTimeout(timer));
}

/** The browser's private files, or its memory where there are none. */
export async function findPlace(): Promise<Place> {
  const pool = await findPool();
  if (pool === null) {
    return { lasting: false, alone: true, openFile: (name) => withMemoryFiles(() => openInTime(name)) };
  }
  const files = await filesOf(pool);
  await waitUntilFree(files);
  if (files.length < POOL_SIZE) await enlarge(pool, files.length);
  return { lasting: true, alone: true, openFile: openInTime };
}

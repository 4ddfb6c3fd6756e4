import type { TabLock } from './tabLock';

export type { TabLock } from './tabLock';

const NAME = 'ride-with-sam.database';
const LEAVE = 'leave';

const forEver = () => new Promise<void>(() => undefined);

/** Old browsers and insecure pages have no locks; there SQLite's own file handles must do. */
const locks = (): LockManager | null => ('locks' in navigator ? navigator.locks : null);

const channel = (): BroadcastChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME);

/** A lock that the browser frees by itself when its tab is closed or crashes. */
export const tabLock: TabLock = {
  take: () =>
    new Promise((resolve) => {
      const manager = locks();
      if (manager === null) return resolve(true);
      void manager.request(NAME, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return lock === null ? undefined : forEver();
      });
    }),
  wait: () =>
    new Promise((resolve) => {
      void locks()?.request(NAME, () => {
        resolve();
        return forEver();
      });
    }),
  ask: () => {
    const line = channel();
    line?.postMessage(LEAVE);
    line?.close();
  },
  onAsked: (leave) => {
    const line = channel();
    if (line === null) return;
    line.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data !== LEAVE) return;
      // SQLite's worker keeps its files as long as the page lives; a new page waits behind the other tab.
      void leave().finally(() => window.location.reload());
    };
  },
};

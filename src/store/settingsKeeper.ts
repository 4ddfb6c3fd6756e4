import Storage from 'expo-sqlite/kv-store';

import type { SettingsKeeper } from './settings';

const KEY = 'settings';

/** On phones settings lie in a small SQLite table that answers at once. */
export const settingsKeeper: SettingsKeeper = {
  read: () => Storage.getItemSync(KEY),
  write: (text) => Storage.setItemSync(KEY, text),
};

const NUMBER = 'database';

/** Which of the numbered database files is in use. */
export const fileNumber = {
  read: (): number => Number(Storage.getItemSync(NUMBER)) || 1,
  write: (number: number): void => Storage.setItemSync(NUMBER, String(number)),
};

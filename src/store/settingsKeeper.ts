import Storage from 'expo-sqlite/kv-store';

import type { SettingsKeeper } from './settings';

const KEY = 'settings';

/** On phones settings lie in a small SQLite table that answers at once. */
export const settingsKeeper: SettingsKeeper = {
  read: () => Storage.getItemSync(KEY),
  write: (text) => Storage.setItemSync(KEY, text),
};

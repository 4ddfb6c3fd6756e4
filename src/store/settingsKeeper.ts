import Storage from 'expo-sqlite/kv-store';

import type { SettingsKeeper } from './settings';

/** On phones such a text lies in a small SQLite table that answers at once. */
const kept = (key: string): SettingsKeeper => ({
  read: () => Storage.getItemSync(key),
  write: (text) => Storage.setItemSync(key, text),
});

export const settingsKeeper = kept('settings');

/** What Home showed last, so that it is there before the database answers. */
export const homeKeeper = kept('home');

const number = kept('database');

/** Which of the numbered database files is in use. */
export const fileNumber = {
  read: (): number => Number(number.read()) || 1,
  write: (value: number): void => number.write(String(value)),
};

import type { SettingsKeeper } from './settings';

/** A text in local storage; where that is forbidden it lasts for the visit. */
const kept = (key: string): SettingsKeeper => ({
  read: () => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write: (text) => {
    try {
      localStorage.setItem(key, text);
    } catch {
      return;
    }
  },
});

export const settingsKeeper = kept('ride-with-sam.settings');

/** What Home showed last, so that it is there before the database answers. */
export const homeKeeper = kept('ride-with-sam.home');

const number = kept('ride-with-sam.database');

/** Which of the numbered database files is in use. */
export const fileNumber = {
  read: (): number => Number(number.read()) || 1,
  write: (value: number): void => number.write(String(value)),
};

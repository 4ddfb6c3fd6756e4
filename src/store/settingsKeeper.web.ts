import type { SettingsKeeper } from './settings';

const KEY = 'ride-with-sam.settings';

/** In a browser settings lie in local storage; where that is forbidden they last for the visit. */
export const settingsKeeper: SettingsKeeper = {
  read: () => {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null;
    }
  },
  write: (text) => {
    try {
      localStorage.setItem(KEY, text);
    } catch {
      return;
    }
  },
};

const NUMBER = 'ride-with-sam.database';

/** Which of the numbered database files is in use. */
export const fileNumber = {
  read: (): number => {
    try {
      return Number(localStorage.getItem(NUMBER)) || 1;
    } catch {
      return 1;
    }
  },
  write: (number: number): void => {
    try {
      localStorage.setItem(NUMBER, String(number));
    } catch {
      return;
    }
  },
};

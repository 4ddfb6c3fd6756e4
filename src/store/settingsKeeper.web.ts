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

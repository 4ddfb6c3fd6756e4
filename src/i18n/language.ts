import { getLocales, useLocales } from 'expo-localization';
import { create } from 'zustand';

import { languageOf, type Language } from './message';

export type LanguageSetting = Language | 'system';

type LanguageState = {
  readonly setting: LanguageSetting;
  readonly setLanguage: (setting: LanguageSetting) => void;
};

/** The player's choice of language; `system` follows the device. */
export const useLanguageStore = create<LanguageState>((set) => ({
  setting: 'system',
  setLanguage: (setting) => set({ setting }),
}));

export const setLanguage = (setting: LanguageSetting): void =>
  useLanguageStore.getState().setLanguage(setting);

/** The language in use, for code outside of components. */
export const currentLanguage = (): Language => {
  const { setting } = useLanguageStore.getState();
  return setting === 'system' ? languageOf(getLocales()) : setting;
};

/** The language in use; follows the setting and the device. */
export const useLanguage = (): Language => {
  const setting = useLanguageStore((state) => state.setting);
  const locales = useLocales();
  return setting === 'system' ? languageOf(locales) : setting;
};

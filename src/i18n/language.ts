import { getLocales, useLocales } from 'expo-localization';
import { useEffect, useState } from 'react';
import { create } from 'zustand';

import { fetchCatalog, hasCatalog } from './catalogs';
import { languageOf, type Language } from './message';

export type LanguageSetting = Language | 'system';

type LanguageState = {
  readonly setting: LanguageSetting;
  /** How often words of a language have arrived; makes what waits for them look again. */
  readonly arrivals: number;
};

/** The player's choice of language; `system` follows the device. */
export const useLanguageStore = create<LanguageState>(() => ({ setting: 'system', arrivals: 0 }));

const languageFor = (setting: LanguageSetting, locales: Parameters<typeof languageOf>[0]): Language =>
  setting === 'system' ? languageOf(locales) : setting;

/** Takes the kept choice at the start, before anything is shown. */
export const openLanguage = (setting: LanguageSetting): void => useLanguageStore.setState({ setting });

/** Changes the language; the old one stays on the screen until the new words are there. */
export const setLanguage = (setting: LanguageSetting): void => {
  const language = languageFor(setting, getLocales());
  if (hasCatalog(language)) {
    openLanguage(setting);
    return;
  }
  const change = () => openLanguage(setting);
  fetchCatalog(language).then(change, change);
};

const spoken = (language: Language): Language => (hasCatalog(language) ? language : 'en');

/** The language in use, for code outside of components. */
export const currentLanguage = (): Language =>
  spoken(languageFor(useLanguageStore.getState().setting, getLocales()));

/** The language in use; follows the setting and the device. English while the words of another are on their way. */
export const useLanguage = (): Language => {
  const setting = useLanguageStore((state) => state.setting);
  useLanguageStore((state) => state.arrivals);
  return spoken(languageFor(setting, useLocales()));
};

/**
 * Fetches the words of the language in use; false until the first ones are there or cannot be had, then true for good, so
 * that a later change of language takes no screen away. For the root only.
 */
export const useLanguageReady = (): boolean => {
  const setting = useLanguageStore((state) => state.setting);
  const arrivals = useLanguageStore((state) => state.arrivals);
  const language = languageFor(setting, useLocales());
  const here = hasCatalog(language);
  const [started, setStarted] = useState(here);
  if (here && !started) setStarted(true);
  useEffect(() => {
    if (here) return;
    const arrive = () => useLanguageStore.setState((state) => ({ arrivals: state.arrivals + 1 }));
    fetchCatalog(language).then(arrive, arrive);
  }, [here, language]);
  return started || here || arrivals > 0;
};

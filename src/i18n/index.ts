import { useMemo } from 'react';

import { useLanguage } from './language';
import { translatorFor, type Translator } from './translator';

export type { MessageKey } from './catalogs';
export { formatDate, formatDateTime, formatDollars, formatDuration, formatNumber, joinList } from './format';
export {
  currentLanguage,
  openLanguage,
  setLanguage,
  useLanguage,
  useLanguageReady,
  useLanguageStore,
  type LanguageSetting,
} from './language';
export { isLanguage, LANGUAGES, type Language, type Message, type Param, type Params } from './message';
export { isMessageKey, translate, translateParts, type TextPart } from './translate';
export { translatorFor, type Translator } from './translator';

/** The translator for the language in use; a new one when the language changes. */
export const useT = (): Translator => {
  const language = useLanguage();
  return useMemo(() => translatorFor(language), [language]);
};

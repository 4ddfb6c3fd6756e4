import { ENGLISH, mergeAreas, type Catalog } from '../../src/i18n/catalogs';
import * as frAreas from '../../src/i18n/fr';
import type { Language } from '../../src/i18n/message';
import * as plAreas from '../../src/i18n/pl';
import * as ruAreas from '../../src/i18n/ru';

/** All languages side by side; the app holds only those it speaks. */
export const CATALOGS: Readonly<Record<Language, Catalog>> = {
  en: ENGLISH,
  fr: mergeAreas(frAreas),
  pl: mergeAreas(plAreas),
  ru: mergeAreas(ruAreas),
};

import * as enAreas from './en';
import type { Language, Message } from './message';

type EnglishAreas = typeof enAreas;

/** Every key of every English area: English is the source of truth. */
export type MessageKey = {
  [Area in keyof EnglishAreas]: keyof EnglishAreas[Area] & string;
}[keyof EnglishAreas];

/** What another language owes: the same areas with the same keys. */
export type Translation = {
  readonly [Area in keyof EnglishAreas]: Readonly<Record<keyof EnglishAreas[Area], Message>>;
};

export type Catalog = Readonly<Record<string, Message>>;

export const mergeAreas = (areas: Translation): Catalog =>
  Object.assign({}, ...Object.values<Catalog>(areas)) as Catalog;

export const ENGLISH: Catalog = mergeAreas(enAreas);

/** English goes with the app; another language is fetched when it is first spoken. */
const FETCH: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Translation>>> = {
  fr: () => import('./fr'),
  pl: () => import('./pl'),
  ru: () => import('./ru'),
};

const here = new Map<Language, Catalog>([['en', ENGLISH]]);

export const hasCatalog = (language: Language): boolean => here.has(language);

/** The words of a language, or English until they are there. */
export const catalogOf = (language: Language): Catalog => here.get(language) ?? ENGLISH;

/** Brings the words of a language into memory. */
export const fetchCatalog = async (language: Language): Promise<void> => {
  if (language === 'en' || here.has(language)) return;
  here.set(language, mergeAreas(await FETCH[language]()));
};

import * as enAreas from './en';
import * as frAreas from './fr';
import type { Language, Message } from './message';
import * as plAreas from './pl';
import * as ruAreas from './ru';

type EnglishAreas = typeof enAreas;

/** Every key of every English area: English is the source of truth. */
export type MessageKey = {
  [Area in keyof EnglishAreas]: keyof EnglishAreas[Area] & string;
}[keyof EnglishAreas];

/** What another language owes: the same areas with the same keys. */
type Translation = {
  readonly [Area in keyof EnglishAreas]: Readonly<Record<keyof EnglishAreas[Area], Message>>;
};

type Catalog = Readonly<Record<string, Message>>;

const merge = (areas: Translation): Catalog => Object.assign({}, ...Object.values<Catalog>(areas)) as Catalog;

export const CATALOGS: Readonly<Record<Language, Catalog>> = {
  en: merge(enAreas),
  fr: merge(frAreas),
  pl: merge(plAreas),
  ru: merge(ruAreas),
};

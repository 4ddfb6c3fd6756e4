import {
  en as englishForm,
  fr as frenchForm,
  pl as polishForm,
  ru as russianForm,
} from 'make-plural/cardinals';

export const LANGUAGES = ['en', 'fr', 'pl', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

export const PLURAL_FORMS = ['one', 'few', 'many', 'other'] as const;
export type PluralForm = (typeof PLURAL_FORMS)[number];

/** A message whose form follows the number `n`; a form a language does not need may be left out. */
export type PluralMessage = Readonly<Partial<Record<PluralForm, string>> & { other: string }>;

/**
 * Text with placeholders. `{name}` inserts a value, `{name|prefix}` the message named by it: a number picks the plural
 * form of `prefix`, an id names the message `prefix.id`, a list is joined. `[part]` is left out when a value in it is not
 * given. `**words**` are set in bold.
 */
export type Message = string | PluralMessage;

export type Param = string | number | readonly string[];
export type Params = Readonly<Record<string, Param>>;

const PLURAL_RULES: Readonly<Record<Language, (n: number) => string>> = {
  en: (n) => englishForm(n),
  fr: (n) => frenchForm(n),
  pl: (n) => polishForm(n),
  ru: (n) => russianForm(n),
};

/** Forms a plural message must offer so that every whole number finds its own. */
export const NEEDED_FORMS: Readonly<Record<Language, readonly PluralForm[]>> = {
  en: ['one', 'other'],
  fr: ['one', 'other'],
  pl: ['one', 'few', 'many', 'other'],
  ru: ['one', 'few', 'many', 'other'],
};

const isPluralForm = (form: string): form is PluralForm => (PLURAL_FORMS as readonly string[]).includes(form);

/** The plural form of a number; Hermes has no Intl.PluralRules. */
export const pluralForm = (language: Language, n: number): PluralForm => {
  const form = PLURAL_RULES[language](n);
  return isPluralForm(form) ? form : 'other';
};

/** The text of a message for a number. */
export const pickForm = (language: Language, message: Message, n: Param | undefined): string => {
  if (typeof message === 'string') return message;
  if (typeof n !== 'number') return message.other;
  return message[pluralForm(language, n)] ?? message.other;
};

export const isLanguage = (code: string | null | undefined): code is Language =>
  (LANGUAGES as readonly (string | null | undefined)[]).includes(code);

/** The first language of the device that the app speaks, else English. */
export const languageOf = (locales: readonly { readonly languageCode: string | null }[]): Language =>
  locales.map((locale) => locale.languageCode).find(isLanguage) ?? 'en';

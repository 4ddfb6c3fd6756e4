import type { MessageKey } from './catalogs';
import { formatDate, formatDateTime, formatDollars, formatDuration, formatNumber, joinList } from './format';
import type { Language, Params } from './message';
import { translate, translateParts, type TextPart } from './translate';

/** Everything a component needs to speak: `t('home.continue')`, `t.dollars(4)`. */
export type Translator = {
  (key: MessageKey, params?: Params): string;
  readonly language: Language;
  readonly parts: (key: MessageKey, params?: Params) => readonly TextPart[];
  readonly number: (value: number) => string;
  readonly dollars: (value: number) => string;
  readonly list: (items: readonly string[]) => string;
  readonly date: (time: number) => string;
  readonly dateTime: (time: number) => string;
  readonly duration: (milliseconds: number) => string;
};

/** A translator bound to one language. */
export const translatorFor = (language: Language): Translator =>
  Object.assign((key: MessageKey, params?: Params) => translate(language, key, params), {
    language,
    parts: (key: MessageKey, params?: Params) => translateParts(language, key, params),
    number: (value: number) => formatNumber(language, value),
    dollars: (value: number) => formatDollars(language, value),
    list: (items: readonly string[]) => joinList(language, items),
    date: (time: number) => formatDate(language, time),
    dateTime: (time: number) => formatDateTime(language, time),
    duration: (milliseconds: number) => formatDuration(language, milliseconds),
  });

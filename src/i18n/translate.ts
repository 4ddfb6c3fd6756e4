import { catalogOf, ENGLISH, type MessageKey } from './catalogs';
import { formatNumber, joinList } from './format';
import { pickForm, type Language, type Message, type Param, type Params } from './message';

export type TextPart = { readonly text: string; readonly strong: boolean };

const PLACEHOLDER = /\{(\w+)(?:\|([\w.]+))?\}/g;
const OPTIONAL = /\[([^[\]]*)\]/g;

const hasMessage = (key: string): key is MessageKey => Object.hasOwn(ENGLISH, key);

const messageOf = (language: Language, key: MessageKey): Message =>
  catalogOf(language)[key] ?? ENGLISH[key] ?? key;

/**
 * An id as the messages under a prefix name it; an unknown one stands for itself. A tile of a position file such as
 * `flood:green:3` is the message of its first part with the others as `{1}` and `{2}`; the id of an objective such as
 * `building-hazard-hazard-3` is the list of its parts.
 */
const named = (language: Language, prefix: string, id: string): string => {
  if (id.includes('-')) return objective(language, id.split('-'));
  const [name = id, ...rest] = id.split(':');
  const key = `${prefix}.${name}`;
  if (!hasMessage(key)) return id;
  return fill(
    language,
    messageOf(language, key),
    Object.fromEntries(rest.map((part, index) => [index + 1, part])),
  );
};

/** Equal names once, with their number. */
const counted = (names: readonly string[]): readonly string[] =>
  [...new Set(names)].map((name) => {
    const count = names.filter((other) => other === name).length;
    return count === 1 ? name : `${count}\u00a0×\u00a0${name}`;
  });

/** An objective by the parts of its id; a number is its points. */
const objective = (language: Language, parts: readonly string[]): string =>
  counted(
    parts.map((part) => {
      const points = Number(part);
      return Number.isNaN(points)
        ? named(language, 'terms.objectiveName', part)
        : fill(language, messageOf(language, 'terms.vp'), { n: points });
    }),
  ).join(' · ');

const show = (language: Language, value: Param, prefix: string | undefined): string => {
  if (typeof value === 'number') {
    if (prefix !== undefined && hasMessage(prefix))
      return fill(language, messageOf(language, prefix), { n: value });
    return prefix === undefined ? formatNumber(language, value) : named(language, prefix, String(value));
  }
  if (typeof value === 'string') return prefix === undefined ? value : named(language, prefix, value);
  const names = prefix === undefined ? value : value.map((id) => named(language, prefix, id));
  return joinList(language, counted(names));
};

/** Leaves out each `[part]` that lacks a value. */
const withoutUnknown = (text: string, params: Params): string =>
  text.replace(OPTIONAL, (_, part: string) =>
    [...part.matchAll(PLACEHOLDER)].every(([, name = '']) => params[name] !== undefined) ? part : '',
  );

const fill = (language: Language, message: Message, params: Params): string =>
  withoutUnknown(pickForm(language, message, params['n']), params).replace(
    PLACEHOLDER,
    (whole, name: string, prefix?: string) => {
      const value = params[name];
      return value === undefined ? whole : show(language, value, prefix);
    },
  );

const withMarks = (language: Language, key: MessageKey, params: Params): string =>
  fill(language, messageOf(language, key), params);

/** The sentence for a key, its placeholders filled, without marks for bold. */
export const translate = (language: Language, key: MessageKey, params: Params = {}): string =>
  withMarks(language, key, params).replaceAll('**', '');

/** The sentence in parts, for a line that shows some words in bold. */
export const translateParts = (
  language: Language,
  key: MessageKey,
  params: Params = {},
): readonly TextPart[] =>
  withMarks(language, key, params)
    .split('**')
    .map((text, index) => ({ text, strong: index % 2 === 1 }))
    .filter((part) => part.text !== '');

/** Whether a key made at run time, such as the why of a decision, has a message. */
export const isMessageKey = (key: string): key is MessageKey => hasMessage(key);

import { LANGUAGES, NEEDED_FORMS, type Message } from '../../src/i18n/message';
import { hasLooseFrenchSpace, hasTypewriterQuote, isTidy, strayLatin } from './text';
import { CATALOGS } from './allCatalogs';

const OTHERS = LANGUAGES.filter((language) => language !== 'en');

const textsOf = (message: Message): readonly string[] =>
  typeof message === 'string' ? [message] : Object.values(message);

/** Placeholder names of a text. */
const placeholdersOf = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\{(\w+)(?:\|[\w.]+)?\}/g)].map((match) => match[1] ?? ''))].sort();

/** Every prefix that a `{name|prefix}` placeholder looks into. */
const prefixesOf = (text: string): readonly string[] =>
  [...text.matchAll(/\{\w+\|([\w.]+)\}/g)].map((match) => match[1] ?? '');

const entries = (language: (typeof LANGUAGES)[number]): readonly (readonly [string, Message])[] =>
  Object.entries(CATALOGS[language]);

/** A plural's forms may leave out the number itself ("one card"), so its own `n` does not count. */
const neededPlaceholders = (message: Message): readonly string[] => {
  const all = new Set(textsOf(message).flatMap(placeholdersOf));
  if (typeof message !== 'string') all.delete('n');
  return [...all].sort();
};

describe.each(OTHERS)('%s', (language) => {
  test('has the keys of English, no more and no less', () => {
    expect(Object.keys(CATALOGS[language]).sort()).toEqual(Object.keys(CATALOGS.en).sort());
  });

  test('uses the placeholders of English', () => {
    const mine = entries(language).map(([key, message]) => [key, neededPlaceholders(message)]);
    const english = entries(language).map(([key]) => {
      const message = CATALOGS.en[key];
      return [key, message === undefined ? 'missing' : neededPlaceholders(message)];
    });
    expect(mine).toEqual(english);
  });

  test('is plural where English is', () => {
    const kinds = (of: typeof language | 'en') =>
      entries(language).map(([key]) => [key, typeof CATALOGS[of][key]]);
    expect(kinds(language)).toEqual(kinds('en'));
  });
});

describe.each(LANGUAGES)('%s', (language) => {
  test('every plural offers the forms the language needs', () => {
    const lacking = entries(language).filter(
      ([, message]) =>
        typeof message !== 'string' && NEEDED_FORMS[language].some((form) => message[form] === undefined),
    );
    expect(lacking).toEqual([]);
  });

  test('every plural uses the same placeholders in all forms but n', () => {
    const uneven = entries(language).filter(([, message]) => {
      const sets = textsOf(message).map((text) =>
        placeholdersOf(text)
          .filter((name) => name !== 'n')
          .join(),
      );
      return new Set(sets).size > 1;
    });
    expect(uneven).toEqual([]);
  });

  test('every placeholder that names messages finds some', () => {
    const keys = Object.keys(CATALOGS[language]);
    const lost = entries(language).flatMap(([key, message]) =>
      textsOf(message)
        .flatMap(prefixesOf)
        .filter((prefix) => !keys.some((other) => other === prefix || other.startsWith(`${prefix}.`)))
        .map((prefix) => [key, prefix]),
    );
    expect(lost).toEqual([]);
  });

  test('no message is empty, untrimmed, doubly spaced or half bold', () => {
    const bad = entries(language).filter(([, message]) => !textsOf(message).every(isTidy));
    expect(bad).toEqual([]);
  });
});

const textsIn = (language: (typeof LANGUAGES)[number]): readonly (readonly [string, string])[] =>
  entries(language).flatMap(([key, message]) => textsOf(message).map((text) => [key, text] as const));

test('French sets a space that does not break before : ; ! ? and inside « »', () => {
  expect(textsIn('fr').filter(([, text]) => hasLooseFrenchSpace(text))).toEqual([]);
});

test.each(LANGUAGES)('%s uses no typewriter quotes', (language) => {
  expect(textsIn(language).filter(([, text]) => hasTypewriterQuote(text))).toEqual([]);
});

test('Russian has no Latin words but names', () => {
  expect(textsIn('ru').filter(([, text]) => strayLatin(text) !== '')).toEqual([]);
});

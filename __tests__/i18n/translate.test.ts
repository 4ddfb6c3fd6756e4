import { formatDollars, formatDuration, formatNumber, joinList } from '../../src/i18n/format';
import { languageOf, pickForm, pluralForm, type Language } from '../../src/i18n/message';
import { translate, translateParts } from '../../src/i18n/translate';

describe('plural forms', () => {
  test.each<[Language, number, string]>([
    ['en', 0, 'other'],
    ['en', 1, 'one'],
    ['en', 2, 'other'],
    ['fr', 0, 'one'],
    ['fr', 1, 'one'],
    ['fr', 2, 'other'],
    ['pl', 1, 'one'],
    ['pl', 2, 'few'],
    ['pl', 5, 'many'],
    ['pl', 12, 'many'],
    ['pl', 22, 'few'],
    ['pl', 1.5, 'other'],
    ['ru', 0, 'many'],
    ['ru', 1, 'one'],
    ['ru', 3, 'few'],
    ['ru', 11, 'many'],
    ['ru', 21, 'one'],
    ['ru', 1.5, 'other'],
  ])('%s counts %d as %s', (language, n, form) => {
    expect(pluralForm(language, n)).toBe(form);
  });

  test('a message without the form falls back to other', () => {
    expect(pickForm('ru', { one: 'a', other: 'b' }, 5)).toBe('b');
    expect(pickForm('ru', { one: 'a', other: 'b' }, undefined)).toBe('b');
  });
});

describe('translate', () => {
  test('fills placeholders', () => {
    expect(translate('en', 'common.dollars', { n: 4 })).toBe('$4');
    expect(translate('ru', 'common.dollars', { n: 4 })).toBe('4\u00a0$');
  });

  test('leaves a placeholder without value in sight', () => {
    expect(translate('en', 'common.dollars')).toBe('${n}');
  });

  test('splits nothing where nothing is bold', () => {
    expect(translateParts('en', 'common.done')).toEqual([{ text: 'Done', strong: false }]);
  });
});

describe('numbers, money and lists', () => {
  test('numbers follow the language', () => {
    expect(formatNumber('en', -4.5)).toBe('−4.5');
    expect(formatNumber('ru', 4.5)).toBe('4,5');
    expect(formatNumber('en', 1234567)).toBe('1,234,567');
    expect(formatNumber('pl', 1234)).toBe('1234');
  });

  test('dollars stand where the language puts them', () => {
    expect(formatDollars('en', -12)).toBe('−$12');
    expect(formatDollars('fr', 12)).toBe('12\u00a0$');
  });

  test('lists end with the word for and', () => {
    expect(joinList('en', [])).toBe('');
    expect(joinList('en', ['a'])).toBe('a');
    expect(joinList('fr', ['a', 'b', 'c'])).toBe('a, b et\u00a0c');
  });

  test('durations name hours only when there are some', () => {
    expect(formatDuration('en', 6_720_000)).toBe('1\u00a0h 52\u00a0min');
    expect(formatDuration('ru', 300_000)).toBe('5\u00a0мин');
  });
});

test('the device language is the first one the app speaks', () => {
  expect(languageOf([{ languageCode: 'de' }, { languageCode: 'pl' }])).toBe('pl');
  expect(languageOf([{ languageCode: null }, { languageCode: 'ja' }])).toBe('en');
});

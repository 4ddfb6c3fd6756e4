import { LANGUAGES } from '../../src/i18n/message';
import { loadRules, RULE_SECTIONS, sectionOfWhy } from '../../src/i18n/rules';
import { hasLooseFrenchSpace, hasTypewriterQuote, isTidy, strayLatin } from './text';
import { CATALOGS } from './allCatalogs';

const textsOf = async (language: (typeof LANGUAGES)[number]): Promise<readonly string[]> =>
  (await loadRules(language)).flatMap((section) => [section.title, ...section.paragraphs]);

describe.each(LANGUAGES)('the rules in %s', (language) => {
  test('have every section in its place', async () => {
    expect((await loadRules(language)).map((section) => section.id)).toEqual([...RULE_SECTIONS]);
  });

  test('say as much as the English ones', async () => {
    const shape = async (of: typeof language) =>
      (await loadRules(of)).map((section) => section.paragraphs.length);
    expect(await shape(language)).toEqual(await shape('en'));
  });

  test('name the same figures as the English ones', async () => {
    const figures = async (of: typeof language) =>
      (await textsOf(of)).map((text) => (text.match(/\d+/g) ?? []).map(Number).sort((a, b) => a - b));
    expect(await figures(language)).toEqual(await figures('en'));
  });

  test('are tidy', async () => {
    const bad = (await textsOf(language)).filter((text) => !isTidy(text) || hasTypewriterQuote(text));
    expect(bad).toEqual([]);
  });
});

test('French spaces do not break', async () => {
  expect((await textsOf('fr')).filter(hasLooseFrenchSpace)).toEqual([]);
});

test('Russian has no Latin words but names', async () => {
  expect((await textsOf('ru')).filter((text) => strayLatin(text) !== '')).toEqual([]);
});

test('every why opens a section of its own', () => {
  const rules = Object.keys(CATALOGS.en)
    .filter((key) => key.startsWith('sam.why.'))
    .map((key) => key.slice('sam.why.'.length));
  expect(rules.filter((rule) => sectionOfWhy(rule) === 'sam.turn')).toEqual([]);
});

import { LANGUAGES } from '@/i18n';
import { loadRules, RULE_SECTIONS } from '@/i18n/rules';
import { folded, hits, searchRules } from '@/ui/rules/search';

test('accents and case do not matter, and every letter keeps its place', () => {
  expect(folded('Éleveur ŁÓDŹ Ёж')).toBe('eleveur lodz еж');
  const text = 'Święto, жёлтый, ﬁn, 𝒳';
  expect(folded(text)).toHaveLength(text.length);
});

test('hits are marked where they stand', () => {
  expect(hits('Sam’s engine passes Sam', 'SAM')).toEqual([
    { text: 'Sam', hit: true },
    { text: '’s engine passes ', hit: false },
    { text: 'Sam', hit: true },
  ]);
  expect(hits('nothing', '')).toEqual([{ text: 'nothing', hit: false }]);
});

test.each(LANGUAGES)('every section of %s is found by the words of its title', async (language) => {
  const rules = await loadRules(language);
  expect(rules).toHaveLength(RULE_SECTIONS.length);
  for (const { id, title } of rules) {
    expect(searchRules(rules, title.toUpperCase()).map((section) => section.id)).toContain(id);
  }
});

test('all words have to be there, in any order', async () => {
  const rules = await loadRules('en');
  const found = searchRules(rules, 'disc station');
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThan(rules.length);
  expect(searchRules(rules, 'station disc').map(({ id }) => id)).toEqual(found.map(({ id }) => id));
  expect(searchRules(rules, 'no such words at all')).toEqual([]);
  expect(searchRules(rules, '  ')).toBe(rules);
});

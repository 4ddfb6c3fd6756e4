export const rulesPage = {
  'rulesPage.search': 'Search the rules',
  'rulesPage.sam': 'Sam',
  'rulesPage.table': 'The table',
  'rulesPage.contents': 'Contents',
  'rulesPage.none': 'Nothing found. Try another word.',
  'rulesPage.found': { one: '{n} section', other: '{n} sections' },
  'rulesPage.clear': 'Clear',
  'rulesPage.jump': 'To: {title}',
  'rulesPage.own': 'In our own words. Where the printed rules say otherwise, they are right.',
} as const;

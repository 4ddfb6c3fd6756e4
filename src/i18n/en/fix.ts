export const fix = {
  'fix.title': 'Fix the table',
} as const;

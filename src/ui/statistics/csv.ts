import { CATEGORIES } from '@/engine/score/types';
import type { SheetRow } from '@/store/library';

const HEADER = [
  'date',
  'name',
  'difficulty',
  'variants',
  'result',
  'player',
  'sam',
  'turns',
  'minutes',
  'sam_specialization',
  ...CATEGORIES.map((category) => `player_${category}`),
  ...CATEGORIES.map((category) => `sam_${category}`),
] as const;

/** A cell as spreadsheets read it; one that begins like a formula is taken as text. */
export function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\n\r]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
}

/** One line a game, oldest first, with both score sheets. The names of columns are the same in every language. */
export function csvOf(rows: readonly SheetRow[]): string {
  const lines = rows.map((row) => [
    new Date(row.finished).toISOString(),
    row.name,
    row.difficulty,
    row.variants.replace(',', ' '),
    row.result,
    row.playerTotal,
    row.samTotal,
    row.turns,
    Math.round(row.played / 60_000),
    row.specialization,
    ...row.player,
    ...row.sam,
  ]);
  return [[...HEADER], ...lines].map((line) => `${line.map(cell).join(',')}\r\n`).join('');
}

import { DOLLARS_PER_VP } from '@/box/playerBoard';
import type { ScoreLine, Served } from '@/engine/score/types';
import { assertNever } from '@/lib/assertNever';
import type { Translator } from '@/i18n';

const sentence = (t: Translator, { key, params }: ScoreLine): string => {
  const { discs, ...rest } = params;
  const values = typeof discs === 'number' && discs > 1 ? params : rest;
  return t(`score.line.${key}`, { ...values, per: DOLLARS_PER_VP });
};

/** One way a side came to points; equal ones together. */
export type PointLine = { readonly text: string; readonly vp: number };

/** Where the points of a category came from, equal lines as one. */
export function pointLines(t: Translator, lines: readonly ScoreLine[]): readonly PointLine[] {
  const found = new Map<string, { count: number; vp: number }>();
  for (const line of lines) {
    const text = sentence(t, line);
    const known = found.get(text) ?? { count: 0, vp: 0 };
    found.set(text, { count: known.count + 1, vp: known.vp + line.vp });
  }
  return [...found].map(([text, { count, vp }]) => ({
    text: count === 1 ? text : t('score.line.times', { what: text, n: count }),
    vp,
  }));
}

/** What serves a task of an objective, in words. */
export function servedWords(t: Translator, { task, thing }: Served): string {
  switch (task) {
    case 'building':
      return t('score.line.building', { building: thing });
    case 'orangeOutlaw':
    case 'greenOutlaw':
    case 'hazard':
      return t('score.line.hazard', { tile: thing });
    case 'station':
      return t('score.line.station', { station: thing });
    case 'value3':
    case 'shorthorn':
    case 'hereford':
      return t('score.line.cattle', { card: thing });
    case 'newYork':
      return t('terms.task.newYork');
    default:
      return assertNever(task);
  }
}

import { DIFFICULTIES, VARIANTS } from '@/box/kinds';
import type { Translator } from '@/i18n';
import { FINISHED_ORDERS, type FinishedFilter } from '@/store/library';

export const RESULTS = ['won', 'lost', 'tied'] as const;
export const PERIODS = ['all', 'month', 'year'] as const;
export type Period = (typeof PERIODS)[number];

/** What is chosen on the page; a filter for the stores is made of it. */
export type Choice = {
  readonly text: string;
  readonly difficulty: 'all' | (typeof DIFFICULTIES)[number];
  readonly result: 'all' | (typeof RESULTS)[number];
  readonly variant: 'all' | 'none' | (typeof VARIANTS)[number];
  readonly period: Period;
  readonly order: (typeof FINISHED_ORDERS)[number];
};

export const NO_CHOICE: Choice = {
  text: '',
  difficulty: 'all',
  result: 'all',
  variant: 'all',
  period: 'all',
  order: 'newest',
};

const DAY = 86_400_000;
const DAYS: Readonly<Record<Exclude<Period, 'all'>, number>> = { month: 30, year: 365 };

/** The filter for the stores, counted from now. */
export function filterOf(
  { text, difficulty, result, variant, period, order }: Choice,
  now: number,
): FinishedFilter {
  return {
    ...(text.trim() === '' ? {} : { text }),
    ...(difficulty === 'all' ? {} : { difficulty }),
    ...(result === 'all' ? {} : { result }),
    ...(variant === 'all' ? {} : { variant }),
    ...(period === 'all' ? {} : { since: now - DAYS[period] * DAY }),
    ...(order === 'newest' ? {} : { order }),
  };
}

const NARROWING = ['difficulty', 'result', 'variant', 'period'] as const;

/** How many of the four filters are on; order and words are no filters here. */
export const filtersOn = (choice: Choice): number => NARROWING.filter((key) => choice[key] !== 'all').length;

export const isNarrow = (choice: Choice): boolean => filtersOn(choice) > 0 || choice.text.trim() !== '';

/** What can be chosen for each filter, in words. */
export const filterOptions = (t: Translator) => {
  const all = { value: 'all' as const, label: t('history.all') };
  return {
    difficulty: [all, ...DIFFICULTIES.map((value) => ({ value, label: t(`terms.difficulty.${value}`) }))],
    result: [all, ...RESULTS.map((value) => ({ value, label: t(`history.result.${value}`) }))],
    variant: [
      all,
      { value: 'none' as const, label: t('history.variant.none') },
      ...VARIANTS.map((value) => ({ value, label: t(`terms.variant.${value}`) })),
    ],
    period: [
      all,
      { value: 'month' as const, label: t('history.period.month') },
      { value: 'year' as const, label: t('history.period.year') },
    ],
    order: FINISHED_ORDERS.map((value) => ({ value, label: t(`history.order.${value}`) })),
  };
};

import type { Translator } from '@/i18n';
import type { GameSummary } from '@/store/library';

/** A game by its name, else by the day it was played. */
export const nameOf = (
  t: Translator,
  { name, finished, started }: Pick<GameSummary, 'name' | 'finished' | 'started'>,
): string => (name === '' ? t.date(finished ?? started) : name);

type Told = Pick<GameSummary, 'difficulty' | 'variants' | 'turn' | 'played'>;

const MINUTE = 60_000;

/** Level, variants, turns and time at the table. */
export const lineOf = (t: Translator, { difficulty, variants, turn, played }: Told): string =>
  t('history.line', {
    difficulty,
    turns: turn,
    ...(variants.length > 0 ? { variants } : {}),
    ...(played >= MINUTE ? { time: t.duration(played) } : {}),
  });

/** A number with its sign. */
export const signed = (t: Translator, value: number): string =>
  value > 0 ? `+${t.number(value)}` : t.number(value);

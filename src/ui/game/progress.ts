import { JOB_ROWS } from '@/box/jobMarket';
import type { Game } from '@/engine/events/types';
import { CLOSED_ROW, type Table } from '@/engine/table/state';
import { isMessageKey, type Translator } from '@/i18n';
import type { Step } from '@/store/game';

/** Sam's lap: he delivers at the end of each. */
export const samLap = ({ cities }: Table): number => 1 + cities.reduce((sum, { sam }) => sum + sam, 0);

export const isMarketClosed = ({ jobMarket }: Table): boolean => jobMarket.row === CLOSED_ROW;

/** How far the game has come, in one line. */
export function progressLine(t: Translator, { table, turn }: Game): string {
  const market = isMarketClosed(table)
    ? t('game.marketClosed')
    : t('game.market', { row: table.jobMarket.row, rows: JOB_ROWS });
  const sam = t('game.sam', { lap: samLap(table), cards: table.sam.deck.length });
  return t('game.progress', { turn: Math.max(1, turn), market, sam });
}

/** Everything a step did, as one sentence. */
export function stepWords(t: Translator, step: Step | null): string {
  const lines = (step?.lines ?? []).flatMap(({ key, params }) => (isMessageKey(key) ? [t(key, params)] : []));
  if (lines.length > 0) return lines.join('; ');
  return t(step?.event.type === 'endTurn' ? 'game.what.turn' : 'game.what.step');
}

/** Log keys whose last part is not the name of the deed. */
const DEEDS: Readonly<Record<string, string>> = {
  'log.turn': 'turn',
  'log.over': 'turn',
  'log.sam.card': 'card',
  'log.sam.shuffle': 'card',
  'log.sam.choice': 'choice',
  'log.sam.choiceOwn': 'choice',
  'log.correct': 'correct',
  'log.moneyMore': 'money',
  'log.moneyLess': 'money',
  'log.note': 'note',
  'log.player.discardObjective': 'discard',
  'log.player.replace': 'build',
  'log.player.objectivePile': 'objective',
  'log.player.playObjective': 'objective',
  'log.player.engineBack': 'engine',
  'log.player.foresightSkip': 'foresight',
  'log.player.incomeNone': 'income',
};

/** One word for what a step did: `move`, `hire`, `samTurn`. */
export function deedOf(step: Step | null): string {
  if (step?.event.type === 'endTurn') return 'turn';
  const key = step?.lines[0]?.key;
  if (key === undefined) return 'step';
  const known = DEEDS[key];
  if (known !== undefined) return known;
  if (key.startsWith('log.draw.')) return 'draw';
  if (key.startsWith('log.sam.')) return 'samTurn';
  return key.startsWith('log.player.') ? key.slice('log.player.'.length) : 'step';
}

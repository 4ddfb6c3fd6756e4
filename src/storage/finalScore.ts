import type { Game } from '../engine/events/types';
import { scorePlayer, scoreSam } from '../engine/score/score';
import { CATEGORIES, type ScoreSheet } from '../engine/score/types';
import type { FinalScore, GameResult } from './games';

const pointsOf = (sheet: ScoreSheet): readonly number[] =>
  CATEGORIES.map((category) => sheet.categories[category].vp);

const resultOf = (player: number, sam: number): GameResult =>
  player === sam ? 'tied' : player > sam ? 'won' : 'lost';

/**
 * Both sides' points of a game that is over: most points win, equal ones share. Null while it is not over, or while
 * the player's score is still to be typed in.
 */
export function finalScore({ setup, stage, table }: Game): FinalScore | null {
  if (stage.type !== 'over') return null;
  const samSheet = scoreSam(table);
  const sam = { total: samSheet.total, categories: pointsOf(samSheet) };
  const { specialization } = table.sam;
  if (stage.result !== null) {
    const { total, categories = null } = stage.result;
    return { result: resultOf(total, sam.total), player: { total, categories }, sam, specialization };
  }
  if (setup.depth === 'essentials') return null;
  const sheet = scorePlayer(table);
  const player = { total: sheet.total, categories: pointsOf(sheet) };
  return { result: resultOf(player.total, sam.total), player, sam, specialization };
}

/** A pause longer than this is not play. */
const PAUSE_MS = 10 * 60 * 1000;

/** Time spent at the table, from the moments of the events. */
export const playedTime = (times: readonly number[]): number =>
  times.reduce((sum, time, index) => {
    const gap = time - (times[index - 1] ?? time);
    return gap > 0 && gap < PAUSE_MS ? sum + gap : sum;
  }, 0);

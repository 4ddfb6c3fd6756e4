import type { Game } from '@/engine/events/types';
import { scorePlayer, scoreSam } from '@/engine/score/score';
import { CATEGORIES, type ScoreSheet } from '@/engine/score/types';

/** Both sides at the end. */
export type Result = {
  /** Null while the player's score is still to be typed in. */
  readonly player: { readonly total: number; readonly categories: readonly number[] | null } | null;
  readonly sam: { readonly total: number; readonly categories: readonly number[] };
  /** Where the player's points came from; null where they were typed in. */
  readonly playerSheet: ScoreSheet | null;
  readonly samSheet: ScoreSheet;
};

const pointsOf = (sheet: ScoreSheet): readonly number[] =>
  CATEGORIES.map((category) => sheet.categories[category].vp);

/** The score of a game that is over: what the app counted, or what the player typed in instead. */
export function resultOf({ setup, stage, table }: Game): Result {
  const samSheet = scoreSam(table);
  const sam = { total: samSheet.total, categories: pointsOf(samSheet) };
  const typed = stage.type === 'over' ? stage.result : null;
  if (typed !== null) {
    const { total, categories = null } = typed;
    return { player: { total, categories }, sam, playerSheet: null, samSheet };
  }
  if (setup.depth === 'essentials') return { player: null, sam, playerSheet: null, samSheet };
  const playerSheet = scorePlayer(table);
  return {
    player: { total: playerSheet.total, categories: pointsOf(playerSheet) },
    sam,
    playerSheet,
    samSheet,
  };
}

export const OUTCOMES = ['wonFar', 'won', 'wonClose', 'tied', 'lostClose', 'lost', 'lostFar'] as const;
export type Outcome = (typeof OUTCOMES)[number];

const CLOSE = 3;
const FAR = 40;

/** How the two ride home. */
export function outcomeOf(player: number, sam: number): Outcome {
  const ahead = player - sam;
  if (ahead === 0) return 'tied';
  const by = Math.abs(ahead);
  const how = by <= CLOSE ? 'Close' : by >= FAR ? 'Far' : '';
  return `${ahead > 0 ? 'won' : 'lost'}${how}`;
}

import type { Game } from '@/engine/events/types';

/** A moment the replay can show: after so many events, never between a tap and what the app did after it. */
export type Moment = {
  /** How many events are in force. */
  readonly at: number;
  /** The player's turn; 0 during setup. */
  readonly turn: number;
};

/** Every moment of a game, from the games after each of its events. */
export function momentsOf(
  events: readonly { readonly own: boolean }[],
  games: readonly Game[],
): readonly Moment[] {
  return games.flatMap((game, at) => (events[at]?.own === true ? [] : [{ at, turn: game.turn }]));
}

/** The first moment of a turn; the last moment when the game has no such turn. */
export function momentOfTurn(moments: readonly Moment[], turn: number): number {
  const found = moments.findIndex((moment) => moment.turn >= turn);
  return found < 0 ? Math.max(0, moments.length - 1) : found;
}

/** The moment that shows what had happened after so many events. */
export function momentAt(moments: readonly Moment[], at: number): number {
  const found = moments.findIndex((moment) => moment.at >= at);
  return found < 0 ? Math.max(0, moments.length - 1) : found;
}

/** Where a jump by a whole turn leads. */
export function turnJump(moments: readonly Moment[], index: number, by: 1 | -1): number {
  const turn = moments[index]?.turn ?? 0;
  if (by > 0)
    return turn >= (moments[moments.length - 1]?.turn ?? 0)
      ? moments.length - 1
      : momentOfTurn(moments, turn + 1);
  const start = momentOfTurn(moments, turn);
  return start < index ? start : momentOfTurn(moments, turn - 1);
}

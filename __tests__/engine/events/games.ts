import { createGame } from '../../../src/engine/events/create';
import { drawForTable } from '../../../src/engine/events/draw';
import { fold } from '../../../src/engine/events/fold';
import type { GameSetup } from '../../../src/engine/events/setup';
import { defaultSetup } from '../../../src/engine/events/setupFile';
import type { Game, GameEvent, SamStage } from '../../../src/engine/events/types';

export const setupWith = (change: Partial<GameSetup> = {}): GameSetup => ({ ...defaultSetup(7), ...change });

/** Folds an event that has to fit. */
export function step(game: Game, event: GameEvent): Game {
  const folded = fold(game, event);
  if (!folded.ok) throw new Error(`${JSON.stringify(event)}: ${JSON.stringify(folded.error)}`);
  return folded.value;
}

export const steps = (game: Game, ...events: readonly GameEvent[]): Game => events.reduce(step, game);

/** Why an event is refused, null when it folds. */
export function codeOf(game: Game, event: unknown): string | null {
  const folded = fold(game, event);
  return folded.ok ? null : folded.error.code;
}

/** Everything the table is asked for, drawn by the app. */
export function drawn(game: Game): Game {
  let after = game;
  for (let event = drawForTable(after); event !== null; event = drawForTable(after))
    after = step(after, event);
  return after;
}

/** A game set up, the player to move. */
export const readied = (change: Partial<GameSetup> = {}): Game => drawn(createGame(setupWith(change)));

/** The player's first turn done in the shortest way: it is Sam's turn. */
export const samToMove = (change: Partial<GameSetup> = {}): Game =>
  steps(readied(change), { type: 'place', space: 'A' }, { type: 'endTurn' });

export function samStage(game: Game): SamStage {
  if (game.stage.type !== 'sam') throw new Error(`stage ${game.stage.type}`);
  return game.stage;
}

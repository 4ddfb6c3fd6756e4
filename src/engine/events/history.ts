import { err, ok, type Result } from '../../lib/result';
import type { PositionError } from '../table/positionError';
import { createGame } from './create';
import { fold } from './fold';
import type { GameSetup } from './setup';
import { parseSetup } from './setupFile';
import type { FoldError, Game, GameEvent } from './types';

/** A game with everything that happened in it, and what was taken back and can be done again. */
export interface History {
  readonly setup: GameSetup;
  /** Those in force come first, those taken back follow. */
  readonly events: readonly GameEvent[];
  /** The game before each event and after the last one: one longer than `events`. Neighbours share what is equal. */
  readonly games: readonly Game[];
  /** How many events are in force. */
  readonly at: number;
}

export const startHistory = (setup: GameSetup): History => ({
  setup,
  events: [],
  games: [createGame(setup)],
  at: 0,
});

/** The game as it stands. */
export function currentGame(history: History): Game {
  const game = history.games[history.at];
  if (!game) throw new Error(`No game at ${history.at}`);
  return game;
}

/** A new event; what had been taken back is gone. */
export function apply(history: History, event: GameEvent): Result<History, FoldError> {
  const folded = fold(currentGame(history), event);
  if (!folded.ok) return folded;
  const { at } = history;
  return ok({
    setup: history.setup,
    events: [...history.events.slice(0, at), event],
    games: [...history.games.slice(0, at + 1), folded.value],
    at: at + 1,
  });
}

/** Back (or forward) to the moment when this many events were in force; clamped to what there is. */
export function goTo(history: History, at: number): History {
  const target = Math.max(0, Math.min(history.events.length, Math.trunc(at) || 0));
  return target === history.at ? history : { ...history, at: target };
}

export const undo = (history: History): History => goTo(history, history.at - 1);
export const redo = (history: History): History => goTo(history, history.at + 1);
export const canUndo = (history: History): boolean => history.at > 0;
export const canRedo = (history: History): boolean => history.at < history.events.length;

export interface Replayed {
  readonly history: History;
  readonly game: Game;
  /** How many events folded. */
  readonly folded: number;
  /** Why the next one did not; null when all did. */
  readonly stopped: FoldError | null;
}

/**
 * A stored game again from its setup. The setup must be readable; of the events as many are taken as fold, so that
 * one damaged entry costs what came after it and nothing before.
 */
export function replay(
  setup: unknown,
  events: readonly unknown[],
  upTo = events.length,
): Result<Replayed, PositionError> {
  const read = parseSetup(setup);
  if (!read.ok) return err(read.error);
  let game = createGame(read.value);
  const games = [game];
  const taken: GameEvent[] = [];
  let stopped: FoldError | null = null;
  const end = Math.min(upTo, events.length);
  for (let i = 0; i < end; i += 1) {
    const folded = fold(game, events[i]);
    if (!folded.ok) {
      stopped = folded.error;
      break;
    }
    game = folded.value;
    games.push(game);
    taken.push(events[i] as GameEvent);
  }
  const history: History = { setup: read.value, events: taken, games, at: taken.length };
  return ok({ history, game, folded: taken.length, stopped });
}

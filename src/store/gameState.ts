import { create } from 'zustand';

import { describe, type LogEntry } from '@/engine/events/describe';
import type { FoldError, Game, GameEvent } from '@/engine/events/types';
import { must } from '@/lib/must';
import type { StorageError } from '@/storage/errors';
import type { StoredEvent } from '@/storage/events';
import type { Damage } from '@/storage/games';

import { gameAt, reach, redoTarget, undoTarget, type Timeline } from './timeline';

export const GAME_STATUSES = ['none', 'opening', 'ready', 'missing', 'damaged', 'failed'] as const;
export type GameStatus = (typeof GAME_STATUSES)[number];

/** Why something asked for did not happen: a rule refused it, or it could not be written. */
export type Refusal =
  | { readonly type: 'rule'; readonly error: FoldError }
  | { readonly type: 'storage'; readonly error: StorageError };

/** One thing that can be taken back or done again. */
export interface Step {
  /** How many events are in force after it. */
  readonly to: number;
  readonly event: GameEvent;
  /** What it was, as lines of the log; empty for taps the log does not mention. */
  readonly lines: readonly LogEntry[];
}

/** A write that failed: the table is as before, and the same can be tried again. */
export interface Trouble {
  readonly error: StorageError;
  readonly retry: () => Promise<void>;
  readonly dismiss: () => void;
}

export interface OpenGame {
  readonly status: GameStatus;
  readonly id: string | null;
  readonly game: Game | null;
  readonly name: string;
  readonly note: string;
  readonly started: number;
  /** Filed as finished, with its result. */
  readonly filed: boolean;
  /** How many events are in force, of `events`. */
  readonly at: number;
  readonly events: readonly StoredEvent[];
  readonly undo: Step | null;
  readonly redo: Step | null;
  /** Something is being written. */
  readonly busy: boolean;
  readonly trouble: Trouble | null;
  /** With status `damaged`: what is wrong, and how many events still fold. */
  readonly damage: { readonly what: Damage; readonly sound: number } | null;
  /** With status `failed`: why it could not be opened. */
  readonly error: StorageError | null;
}

export const NO_GAME: OpenGame = {
  status: 'none',
  id: null,
  game: null,
  name: '',
  note: '',
  started: 0,
  filed: false,
  at: 0,
  events: [],
  undo: null,
  redo: null,
  busy: false,
  trouble: null,
  damage: null,
  error: null,
};

/** The game on the table. Only `store/game.ts` writes it. */
export const useGame = create<OpenGame>(() => NO_GAME);

/** What an event's step was, for the words beside undo and redo. */
function stepAt(timeline: Timeline, before: number, to: number): Step {
  const stored = must(timeline.events[before], 'event of a step');
  return {
    to,
    event: stored.event,
    lines: describe(gameAt(timeline, before), stored.event, gameAt(timeline, before + 1)),
  };
}

/** The timeline with everything that undo and redo need, and their descriptions. */
export function stepsOf(timeline: Timeline): {
  readonly timeline: Timeline;
  readonly undo: Step | null;
  readonly redo: Step | null;
} {
  const back = undoTarget(timeline);
  const forth = redoTarget(timeline);
  const before = back === null ? timeline : (reach(timeline, back) ?? timeline);
  const ahead = forth === null ? before : reach(before, forth);
  return {
    timeline: ahead ?? before,
    undo: back === null ? null : stepAt(ahead ?? before, back, back),
    redo: forth === null || ahead === null ? null : stepAt(ahead, timeline.at, forth),
  };
}

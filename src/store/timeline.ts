import { createGame } from '@/engine/events/create';
import { ownEvent } from '@/engine/events/draw';
import { fold } from '@/engine/events/fold';
import type { GameSetup } from '@/engine/events/setup';
import type { FoldError, Game, GameEvent } from '@/engine/events/types';
import { err, ok, type Result } from '@/lib/result';
import type { StoredEvent } from '@/storage/events';

/** A game and its events, with the games between them as far as they have been worked out. */
export interface Timeline {
  readonly setup: GameSetup;
  /** Those in force come first, those taken back follow. */
  readonly events: readonly StoredEvent[];
  /** How many events are in force. */
  readonly at: number;
  /** The game after `base` events, after `base + 1`, and so on. */
  readonly base: number;
  readonly games: readonly Game[];
}

export const newTimeline = (setup: GameSetup): Timeline => ({
  setup,
  events: [],
  at: 0,
  base: 0,
  games: [createGame(setup)],
});

/** The same timeline with the game after `number` events worked out; null when the events do not fold that far. */
export function reach(timeline: Timeline, number: number): Timeline | null {
  if (number < timeline.base) {
    const fresh: Timeline = { ...timeline, base: 0, games: [createGame(timeline.setup)] };
    return reach(fresh, Math.max(timeline.at, number));
  }
  if (number - timeline.base < timeline.games.length) return timeline;
  const games = timeline.games.slice();
  while (games.length <= number - timeline.base) {
    const last = games[games.length - 1];
    const stored = timeline.events[timeline.base + games.length - 1];
    if (!last || !stored) return null;
    const folded = fold(last, stored.event);
    if (!folded.ok) return null;
    games.push(folded.value);
  }
  return { ...timeline, games };
}

/** The game after `number` events; it must have been reached. */
export function gameAt(timeline: Pick<Timeline, 'base' | 'games'>, number: number): Game {
  const game = timeline.games[number - timeline.base];
  if (!game) throw new Error(`The game after ${number} events has not been worked out`);
  return game;
}

export const gameNow = (timeline: Pick<Timeline, 'at' | 'base' | 'games'>): Game =>
  gameAt(timeline, timeline.at);

/** What the app may do by itself after one tap; more would be a circle. */
const MOST_OWN = 200;

export interface Added {
  readonly events: readonly StoredEvent[];
  readonly games: readonly Game[];
}

/** An event and everything the app does by itself after it, as one step. */
export function follow(game: Game, event: GameEvent | null, time: number): Result<Added, FoldError> {
  const events: StoredEvent[] = [];
  const games: Game[] = [];
  let now = game;
  for (let next = event ?? ownEvent(now); next !== null && events.length < MOST_OWN; next = ownEvent(now)) {
    const folded = fold(now, next);
    if (!folded.ok) {
      if (events.length === 0) return err(folded.error);
      break;
    }
    now = folded.value;
    events.push({ event: next, time, own: next !== event });
    games.push(now);
  }
  return ok({ events, games });
}

/** New events after those in force; what had been taken back is gone. */
export const extended = (timeline: Timeline, added: Added): Timeline => ({
  ...timeline,
  events: [...timeline.events.slice(0, timeline.at), ...added.events],
  games: [...timeline.games.slice(0, timeline.at - timeline.base + 1), ...added.games],
  at: timeline.at + added.events.length,
});

/** Where undo leads: before the last thing somebody did, with all the app did after it. Null at the beginning. */
export function undoTarget({ events, at }: Timeline): number | null {
  let number = at;
  while (number > 0 && events[number - 1]?.own) number -= 1;
  return number > 0 ? number - 1 : null;
}

/** Where redo leads, or null when nothing has been taken back. */
export const redoTarget = (timeline: Timeline): number | null =>
  timeline.at < timeline.events.length ? endOfStep(timeline, timeline.at + 1) : null;

/** The end of the step that holds this number: never between a tap and what the app did after it. */
export function endOfStep({ events }: Timeline, number: number): number {
  let end = Math.max(0, Math.min(events.length, Math.trunc(number)));
  while (events[end]?.own) end += 1;
  return end;
}

export interface Read {
  /** As far as the events fold. */
  readonly timeline: Timeline;
  /** How many events of those in force fold. */
  readonly sound: number;
  /** Why the next one does not; null when all do. */
  readonly stopped: FoldError | null;
}

/** Folds the events in force, from a game known to stand after `base` events or from the beginning. */
export function readTimeline(
  setup: GameSetup,
  events: readonly StoredEvent[],
  head: number,
  from: { readonly number: number; readonly game: Game } | null = null,
): Read {
  const base = from?.number ?? 0;
  const games = [from?.game ?? createGame(setup)];
  let stopped: FoldError | null = null;
  for (let number = base; number < head && stopped === null; number += 1) {
    const last = games[games.length - 1];
    const stored = events[number];
    if (!last || !stored) break;
    const folded = fold(last, stored.event);
    if (folded.ok) games.push(folded.value);
    else stopped = folded.error;
  }
  const sound = base + games.length - 1;
  return { timeline: { setup, events, at: sound, base, games }, sound, stopped };
}

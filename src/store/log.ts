import { useMemo } from 'react';

import { describe, type LogEntry } from '@/engine/events/describe';
import type { Game } from '@/engine/events/types';
import type { StoredEvent } from '@/storage/events';

import { useGame } from './gameState';
import { openTable, setTable } from './openTable';
import { gameAt, reach } from './timeline';

/** What one event meant, for the log. */
export interface LogLines {
  /** How many events are in force after it: `undoTo(number)` leads there. */
  readonly number: number;
  readonly time: number;
  /** The player's turn it happened in; 0 during setup. */
  readonly turn: number;
  readonly lines: readonly LogEntry[];
}

/** An event keeps its lines: what came before it never changes. */
const known = new WeakMap<StoredEvent, LogLines>();

/** The game after so many events, for a replay; null when no game is open or it has fewer. */
export function gameAfter(number: number): Game | null {
  const table = openTable();
  if (table === null || number < 0 || number > table.timeline.events.length) return null;
  const reached = reach(table.timeline, number);
  if (reached === null) return null;
  if (reached !== table.timeline) setTable({ ...table, timeline: reached });
  return gameAt(reached, number);
}

function linesOf(stored: StoredEvent, number: number): LogLines {
  const before = gameAfter(number - 1);
  const after = gameAfter(number);
  const lines = before && after ? describe(before, stored.event, after) : [];
  return { number, time: stored.time, turn: before?.turn ?? 0, lines };
}

/** The log of the open game up to now, oldest first. Events that say nothing are left out. */
export function readLog(): readonly LogLines[] {
  const table = openTable();
  if (table === null) return [];
  const { events, at } = table.timeline;
  gameAfter(0);
  return events.slice(0, at).flatMap((stored, index) => {
    const entry = known.get(stored) ?? linesOf(stored, index + 1);
    known.set(stored, entry);
    return entry.lines.length === 0 ? [] : [entry];
  });
}

/** The log as it grows. */
export function useLog(): readonly LogLines[] {
  const events = useGame((state) => state.events);
  const at = useGame((state) => state.at);
  return useMemo(() => (events.length >= at ? readLog() : []), [events, at]);
}

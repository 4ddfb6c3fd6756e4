import { RULES_VERSION, type GameSetup } from '../engine/events/setup';
import { parseSetup } from '../engine/events/setupFile';
import { checkEvent } from '../engine/events/validate';
import { readCheckpoint, type Checkpoint } from './checkpoints';
import type { EventRow, StoredEvent } from './events';
import { readGame, type Damage, type GameRow } from './games';
import { readJson } from './json';
import type { Sql } from './sql';

/** A game read from disk: its events have the right shape, whether they fold is the reader's business. */
export interface LoadedGame {
  readonly row: GameRow;
  readonly setup: GameSetup | null;
  /** As many as could be read. */
  readonly events: readonly StoredEvent[];
  readonly checkpoint: Checkpoint | null;
  readonly damage: Damage | null;
}

const damaged = (code: Damage['code'], at: number, reason: Damage['reason'] = null): Damage => ({
  code,
  at,
  reason,
});

/** The setup of a row, or what is wrong with it. */
export function readSetup(text: string, rules: number): GameSetup | Damage {
  if (rules !== RULES_VERSION) return damaged('unknownRules', 0);
  const json = readJson(text);
  if (json === null) return damaged('brokenJson', 0);
  const setup = parseSetup(json.value);
  return setup.ok ? setup.value : damaged('badSetup', 0);
}

export const isDamage = (value: GameSetup | Damage): value is Damage => Object.hasOwn(value, 'code');

interface ReadEvents {
  readonly events: readonly StoredEvent[];
  readonly damage: Damage | null;
}

/** Rows to events, up to the first that cannot be read. Damage beyond `head` only costs what was taken back. */
export function readRows(rows: readonly EventRow[], head: number): ReadEvents {
  const events: StoredEvent[] = [];
  let damage: Damage | null = null;
  for (const row of rows) {
    const number = events.length + 1;
    if (row.number !== number) damage = damaged('missingEvent', number);
    else {
      const json = readJson(row.payload);
      const checked = json && checkEvent(json.value);
      if (checked === null) damage = damaged('brokenJson', number);
      else if (!checked.ok) damage = damaged('badEvent', number, checked.error.code);
      else events.push({ event: checked.value, time: row.time, own: row.own === 1 });
    }
    if (damage) break;
  }
  if (damage === null && events.length < head) damage = damaged('missingEvent', events.length + 1);
  return { events, damage: damage && damage.at <= head ? damage : null };
}

/** Everything needed to show a game. */
export async function loadGame(sql: Sql, id: string): Promise<LoadedGame> {
  const { row, events: rows } = await readGame(sql, id);
  const setup = readSetup(row.setup, row.rules);
  if (isDamage(setup)) return { row, setup: null, events: [], checkpoint: null, damage: setup };
  const { events, damage } = readRows(rows, row.head);
  const checkpoint = damage ? null : await readCheckpoint(sql, id, row.head);
  return { row, setup, events, checkpoint, damage };
}

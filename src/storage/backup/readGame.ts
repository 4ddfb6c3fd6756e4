import { createGame } from '../../engine/events/create';
import { fold } from '../../engine/events/fold';
import { isPlainObject, isUnsafeKey } from '../../engine/events/json';
import { RULES_VERSION, type GameSetup } from '../../engine/events/setup';
import { parseSetup } from '../../engine/events/setupFile';
import type { FoldError, Game } from '../../engine/events/types';
import { checkEvent } from '../../engine/events/validate';
import { err, ok, type Result } from '../../lib/result';
import { finalScore } from '../finalScore';
import { standingOf, type StoredEvent } from '../events';
import {
  MAX_EVENTS,
  MAX_NAME,
  MAX_NOTE,
  type BackupGame,
  type GameRefusal,
  type RefusedGame,
} from './format';

const ID = /^[A-Za-z0-9-]{1,40}$/;
const LAST_TIME = 8.64e15;

export const isId = (value: unknown): value is string => typeof value === 'string' && ID.test(value);

const isWhole = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;

export const isTime = (value: unknown): value is number => isWhole(value, LAST_TIME);

const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most;

type Refused = Result<never, RefusedGame>;

/** The parts of an entry that are not the game itself. */
interface Cover {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly started: number;
  readonly updated: number;
  readonly finished: number | null;
  readonly played: number;
  readonly head: number;
}

function readCover(entry: Readonly<Record<string, unknown>>): Cover | null {
  const { id, name, note, started, updated, finished, played, head } = entry;
  if (!isId(id) || !isText(name, MAX_NAME) || !isText(note, MAX_NOTE)) return null;
  if (!isTime(started) || !isTime(updated) || !isTime(played) || !isWhole(head, MAX_EVENTS)) return null;
  if (finished !== null && !isTime(finished)) return null;
  return { id, name, note, started, updated, finished, played, head };
}

/** One event with its moment; the shape only, whether it fits is for the fold. */
function readEventEntry(entry: unknown): Result<StoredEvent, FoldError['code']> {
  if (!isPlainObject(entry)) return err('badEvent');
  const { event, time, own } = entry;
  if (!isTime(time) || (own !== undefined && own !== true)) return err('badEvent');
  const checked = checkEvent(event);
  return checked.ok ? ok({ event: checked.value, time, own: own === true }) : err(checked.error.code);
}

/** One game of a backup, replayed from its setup to its last event. */
export function readGameEntry(value: unknown): Result<BackupGame, RefusedGame> {
  const entry = isPlainObject(value) && !Object.keys(value).some(isUnsafeKey) ? value : null;
  const named = {
    id: entry && isId(entry['id']) ? entry['id'] : '',
    name: entry && isText(entry['name'], MAX_NAME) ? entry['name'] : '',
  };
  const refuse = (why: GameRefusal, at = 0, reason: FoldError['code'] | null = null): Refused =>
    err({ ...named, why, at, reason });
  const cover = entry && readCover(entry);
  if (entry === null || cover === null) return refuse('badGame');
  const { setup: rawSetup, events: rawEvents } = entry;
  if (isPlainObject(rawSetup) && typeof rawSetup['rules'] === 'number' && rawSetup['rules'] > RULES_VERSION) {
    return refuse('unknownRules');
  }
  const setup = parseSetup(rawSetup);
  if (!setup.ok) return refuse('badSetup');
  if (!Array.isArray(rawEvents) || rawEvents.length > MAX_EVENTS || cover.head > rawEvents.length) {
    return refuse('badGame');
  }
  return readEventEntries(cover, setup.value, rawEvents as readonly unknown[], refuse);
}

function readEventEntries(
  cover: Cover,
  setup: GameSetup,
  entries: readonly unknown[],
  refuse: (why: GameRefusal, at: number, reason?: FoldError['code'] | null) => Refused,
): Result<BackupGame, RefusedGame> {
  const events: StoredEvent[] = [];
  let game = createGame(setup);
  let atHead: Game = game;
  for (const entry of entries) {
    const number = events.length + 1;
    const stored = readEventEntry(entry);
    if (!stored.ok) return refuse('badEvent', number, stored.error);
    const folded = fold(game, stored.value.event);
    if (!folded.ok) return refuse('doesNotFold', number, folded.error.code);
    game = folded.value;
    events.push(stored.value);
    if (number === cover.head) atHead = game;
  }
  const result = cover.finished === null ? null : finalScore(atHead);
  if (cover.finished !== null && result === null) return refuse('notOver', cover.head);
  return ok({ ...cover, setup, events, result, standing: standingOf(atHead) });
}

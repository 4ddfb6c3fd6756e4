import { REWARDS, TASKS } from '../../box/objectives';
import { SAM_CARDS } from '../../box/samCards';
import { err, ok, type Result } from '../../lib/result';
import { shapeProblem } from '../play/shape';
import { PLAYER_EVENT_TYPES } from '../play/types';
import { PILES } from '../table/supply';
import { findUnsafe, isPlainObject, type PlainObject } from './json';
import { TABLE_EVENT_TYPES, type FoldError, type GameEvent, type TableEvent } from './types';

/** Values an event may be made of; a correction may lay out a whole table. */
const SMALL = 200;
const LARGE = 5000;

export const MAX_NOTE = 500;
const MAX_ITEMS = 40;
const MAX_DOLLARS = 1000;
const MAX_SCORE = 1000;
const CATEGORIES = 11;
const MAX_OPTION = 100;

const REQUEST_PILES: readonly string[] = [...PILES, 'masters', 'startingObjectives', 'neutrals', 'samDeck'];
const TYPES: ReadonlySet<string> = new Set([...PLAYER_EVENT_TYPES, ...TABLE_EVENT_TYPES]);
const OWN: ReadonlySet<string> = new Set(TABLE_EVENT_TYPES);

const isWhole = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

const isCard = (value: unknown): boolean => (SAM_CARDS as readonly unknown[]).includes(value);
const isIndex = (value: unknown): boolean => value === undefined || isWhole(value, 0, MAX_ITEMS);
const isScore = (value: unknown): boolean => isWhole(value, -MAX_SCORE, MAX_SCORE);
const isListOf = (value: unknown, most: number, fits: (entry: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length <= most && value.every(fits);

/** A card described by its owner: exactly VP, penalty, reward and tasks. */
function isDescribed(value: unknown): boolean {
  if (!isPlainObject(value) || Object.keys(value).length !== 4) return false;
  const { vp, penalty, reward, tasks } = value;
  return (
    isWhole(vp, 0, MAX_ITEMS) &&
    isWhole(penalty, 0, MAX_ITEMS) &&
    (reward === null || (REWARDS as readonly unknown[]).includes(reward)) &&
    isListOf(tasks, 6, (task) => (TASKS as readonly unknown[]).includes(task))
  );
}

const isItem = (value: unknown): boolean => typeof value === 'string' || isCard(value) || isDescribed(value);

/** Fields of each table event: which there are, and what they hold. */
const FIELDS: Readonly<Record<TableEvent['type'], Readonly<Record<string, (value: unknown) => boolean>>>> = {
  draw: {
    pile: (value) => typeof value === 'string' && REQUEST_PILES.includes(value),
    items: (value) => isListOf(value, MAX_ITEMS, isItem) && (value as readonly unknown[]).length > 0,
    request: isIndex,
  },
  defer: { request: isIndex },
  resume: { request: isIndex },
  samCard: {
    card: isCard,
    deck: (value) => value === undefined || isListOf(value, SAM_CARDS.length, isCard),
  },
  samChoice: {
    decision: (value) => typeof value === 'string' && value.length <= MAX_ITEMS,
    option: (value) => isWhole(value, 0, MAX_OPTION),
  },
  samDone: {},
  correct: { position: isPlainObject },
  adjustMoney: { dollars: (value) => isWhole(value, -MAX_DOLLARS, MAX_DOLLARS) },
  note: { text: (value) => typeof value === 'string' && value.length <= MAX_NOTE },
  finalScore: {
    total: isScore,
    categories: (value) =>
      value === undefined ||
      (isListOf(value, CATEGORIES, isScore) && (value as unknown[]).length === CATEGORIES),
  },
};

const bad = (path: string): Result<GameEvent, FoldError> => err({ code: 'badEvent', params: { path } });

/** Any value to an event of a known shape. */
export function checkEvent(value: unknown): Result<GameEvent, FoldError> {
  if (!isPlainObject(value)) return bad('.');
  const type: unknown = Object.hasOwn(value, 'type') ? value['type'] : undefined;
  if (typeof type !== 'string') return bad('type');
  if (!TYPES.has(type)) return err({ code: 'unknownType', params: { type: type.slice(0, MAX_ITEMS) } });
  const unsafe = findUnsafe(value, type === 'correct' ? LARGE : SMALL);
  if (unsafe !== null) return bad(unsafe);
  if (!OWN.has(type)) return checkPlayer(value);
  return checkFields(value, FIELDS[type as TableEvent['type']]);
}

/** The player's events are looked at by the rules of play themselves. */
function checkPlayer(value: PlainObject): Result<GameEvent, FoldError> {
  const problem = shapeProblem(value);
  return problem ? err({ code: 'malformed', params: problem }) : ok(value as unknown as GameEvent);
}

function checkFields(
  value: PlainObject,
  fields: Readonly<Record<string, (value: unknown) => boolean>>,
): Result<GameEvent, FoldError> {
  for (const key of Object.keys(value)) if (key !== 'type' && !Object.hasOwn(fields, key)) return bad(key);
  for (const key of Object.keys(fields)) {
    const held = Object.hasOwn(value, key) ? value[key] : undefined;
    if (!fields[key]?.(held)) return bad(key);
  }
  return ok(value as unknown as GameEvent);
}

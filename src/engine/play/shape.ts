import { AUXILIARIES } from '../../box/actions';
import { SIDES, WORKERS } from '../../box/kinds';
import { REWARDS, TASKS } from '../../box/objectives';
import { DISC_CORNER } from '../../box/playerBoard';
import { CITY } from '../../box/railroad';
import { SPACE_INDEX } from '../../box/trail';
import { isBreed, isMarketCard, isStarter } from './herd';
import { PLAYER_EVENT_TYPES, type PlayerEvent, type PlayerEventType } from './types';

type Check = (value: unknown) => boolean;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const keyOf =
  (record: object): Check =>
  (value) =>
    typeof value === 'string' && Object.hasOwn(record, value);

const oneOf =
  (list: readonly unknown[]): Check =>
  (value) =>
    list.includes(value);

const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

const LONGEST = 64;
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length <= LONGEST && value.every(check);

const isCount: Check = (value) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 100;
const isTrack: Check = (value) => typeof value === 'number' && Number.isFinite(value);
const isSpace = keyOf(SPACE_INDEX);
const isCity = keyOf(CITY);
const isDisc: Check = (value) => keyOf(DISC_CORNER)(value) || isCount(value);
const isTask = oneOf(TASKS);
const isReward = oneOf([null, ...REWARDS]);
const isText: Check = (value) => typeof value === 'string';

/** An objective: an id, or a card described by its owner. */
const isObjective: Check = (value) =>
  isText(value) ||
  (isRecord(value) &&
    typeof value.vp === 'number' &&
    typeof value.penalty === 'number' &&
    isReward(value.reward) &&
    listOf(isTask)(value.tasks));

const isCard: Check = (value) => isStarter(value) || isMarketCard(value) || isObjective(value);
const isTrue = oneOf([true]);
const isPlace = oneOf([0, 1, null]);
const isColumn = oneOf([0, 1, 2]);
const offer = optional(isCount);

type Fields = Readonly<Record<string, Check>>;

const FIELDS: Readonly<Record<PlayerEventType, Fields>> = {
  place: { space: isSpace },
  move: { offer, path: listOf(isSpace) },
  take: { offer },
  discard: { offer, card: isObjective },
  hire: { offer, row: isCount, side: oneOf(SIDES) },
  build: { offer, building: isCount, space: isSpace },
  startBuying: { offer },
  buy: { offer, purchase: isCount, cards: listOf(isMarketCard) },
  reveal: { offer },
  objective: { offer, from: (value) => value === 'pile' || isCount(value) },
  engine: { offer, to: isTrack },
  engineBack: { offer, to: isTrack },
  leaveEnd: { to: isTrack },
  upgrade: { offer, station: isCount, disc: optional(isDisc), worker: optional(oneOf(WORKERS)) },
  outlaw: { offer, space: isSpace },
  hazard: { offer, space: isSpace },
  auxiliary: {
    offer,
    action: oneOf(AUXILIARIES),
    double: optional((value) => typeof value === 'boolean'),
    to: optional(isTrack),
    cards: optional(listOf(isCard)),
  },
  copy: { offer, space: isSpace },
  specialDelivery: { offer, to: isTrack },
  foresight: { column: isColumn, tile: isPlace },
  income: { breeds: listOf(isBreed), brahman: optional(isCount), certificates: optional(isCount) },
  deliver: { city: isCity, disc: optional(isDisc) },
  playObjective: { card: isObjective },
  token: {},
  skip: {},
  endTurn: {},
};

const CHECKS: Readonly<Record<string, readonly (readonly [string, Check])[]>> = Object.fromEntries(
  PLAYER_EVENT_TYPES.map((type) => [type, Object.entries({ ...FIELDS[type], force: optional(isTrue) })]),
);

/** What is wrong with the shape of an event, whatever it is: its type, the name of a field, or nothing. */
export function shapeProblem(event: unknown): { readonly type: string } | { readonly field: string } | null {
  if (!isRecord(event)) return { field: 'event' };
  const { type } = event;
  const checks = typeof type === 'string' && Object.hasOwn(CHECKS, type) ? CHECKS[type] : undefined;
  if (!checks) return { type: typeof type === 'string' ? type.slice(0, LONGEST) : typeof type };
  for (const [field, check] of checks) {
    if (!check(event[field])) return { field };
  }
  return null;
}

/** True for anything shaped like a player event. */
export const isPlayerEvent = (event: unknown): event is PlayerEvent => shapeProblem(event) === null;

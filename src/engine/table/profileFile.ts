import { BUILDING_IDS, type BuildingId } from '../../box/buildings';
import { HANDS } from '../../box/kinds';
import { PRINTED_PROFILE, type BoxProfile } from '../../box/profile';
import { SAM_CARDS, SAM_STEPS_MAX, SAM_STEPS_MIN, type SamCard, type SamSteps } from '../../box/samCards';
import { ROW_SIZE } from '../../box/playerBoard';
import type { Result } from '../../lib/result';
import { attempt, field, refuse, show, type PositionError } from './positionError';
import { own, readFlag, readObject, readOne, readRecord, readWhole } from './positionRead';
import { readObjectiveFacts } from './positionTiles';

const VARIABLE_STEPS = ['specialists', 'buildings'] as const;
const MOST_VP = 99;
/** The largest building needs two full rows' worth. */
const MOST_BUILDERS = 2 * ROW_SIZE;
const OBJECTIVE_ID = /^[A-Za-z0-9][\w-]{0,39}$/;

/** Corrected steps by card, `{ "1": 2, "10": "specialists" }`. */
export function readSamSteps(value: unknown, path: string): NonNullable<BoxProfile['samSteps']> {
  const steps: Partial<Record<SamCard, SamSteps>> = {};
  for (const [key, entry] of Object.entries(readObject(value, path))) {
    const at = field(path, key);
    const card = SAM_CARDS.find((known) => String(known) === key);
    if (card === undefined) refuse(at, 'unknownId', `unknown card ${show(key)}`);
    steps[card] =
      typeof entry === 'string'
        ? readOne(entry, at, VARIABLE_STEPS, 'steps')
        : readWhole(entry, at, SAM_STEPS_MIN, SAM_STEPS_MAX);
  }
  return steps;
}

function readBuildings(value: unknown, path: string): NonNullable<BoxProfile['buildings']> {
  const buildings: Partial<Record<BuildingId, NonNullable<BoxProfile['buildings']>[BuildingId]>> = {};
  for (const [key, entry] of Object.entries(readObject(value, path))) {
    const at = field(path, key);
    const id = readOne(key, at, BUILDING_IDS, 'building');
    const change = readRecord(entry, at, ['builders', 'vp', 'hand']);
    const builders = own(change, 'builders');
    const vp = own(change, 'vp');
    const hand = own(change, 'hand');
    buildings[id] = {
      ...(builders === undefined
        ? {}
        : { builders: readWhole(builders, field(at, 'builders'), 1, MOST_BUILDERS) }),
      ...(vp === undefined ? {} : { vp: readWhole(vp, field(at, 'vp'), 0, MOST_VP) }),
      ...(hand === undefined ? {} : { hand: readOne(hand, field(at, 'hand'), HANDS, 'hand') }),
    };
  }
  return buildings;
}

function readObjectives(value: unknown, path: string): NonNullable<BoxProfile['objectives']> {
  return Object.fromEntries(
    Object.entries(readObject(value, path)).map(([key, entry]) => {
      const at = field(path, key);
      if (!OBJECTIVE_ID.test(key))
        refuse(at, 'unknownId', 'an objective is named by letters, digits and dashes');
      return [key, readObjectiveFacts(entry, at)];
    }),
  );
}

/** A box profile inside a larger file; refuses by path. */
export function readProfile(value: unknown, path: string): BoxProfile {
  if (value === undefined) return PRINTED_PROFILE;
  const keys = ['samSteps', 'swapHires', 'buildings', 'objectives', 'samBuysBrahman'] as const;
  const object = readRecord(value, path, keys);
  const readers = {
    samSteps: readSamSteps,
    swapHires: readFlag,
    buildings: readBuildings,
    objectives: readObjectives,
    samBuysBrahman: readFlag,
  } as const;
  const entries = keys.flatMap((key) => {
    const entry = own(object, key);
    return entry === undefined ? [] : [[key, readers[key](entry, field(path, key))] as const];
  });
  return entries.length === 0 ? PRINTED_PROFILE : Object.fromEntries(entries);
}

/** What the owner of a box corrected, checked field by field. */
export const parseProfile = (input: unknown): Result<BoxProfile, PositionError> =>
  attempt(() => readProfile(input === undefined ? null : input, ''));

import { BUILDING_IDS, type BuildingId } from '../../box/buildings';
import { CATTLE, MARKET_CARDS, type MarketCard } from '../../box/cattle';
import { OWNERS, WORKERS, type Owner, type Variant, type WorkerKind } from '../../box/kinds';
import { REWARDS, TASKS, type ObjectiveFacts } from '../../box/objectives';
import { boxOf, type BoxProfile } from '../../box/profile';
import { SAM_SIDE } from '../../box/samCards';
import {
  HAZARD_TILES,
  HAZARDS,
  OUTLAW_TILES,
  type HazardTile,
  type OutlawTile,
  type SupplyTile,
} from '../../box/tiles';
import { HAZARD_SPACES, NEUTRAL_LETTERS, OUTLAW_SPACES, SITES, SPACES, type SpaceId } from '../../box/trail';
import { field, refuse, show } from './positionError';
import {
  own,
  readEach,
  readObject,
  readOne,
  readRecord,
  readText,
  readWhole,
  type Json,
} from './positionRead';
import type { Objective, TrailTile } from './state';

/** Cards and tiles by their written names. */
const includes = <T extends string>(words: readonly T[], text: string): text is T =>
  (words as readonly string[]).includes(text);

export const readWorker = (value: unknown, path: string): WorkerKind =>
  readOne(value, path, WORKERS, 'worker');

export const readOwner = (value: unknown, path: string): Owner => readOne(value, path, OWNERS, 'side');

export const readHazard = (value: unknown, path: string): HazardTile =>
  readOne(value, path, HAZARD_TILES, 'hazard');

export const readOutlaw = (value: unknown, path: string): OutlawTile =>
  readOne(value, path, OUTLAW_TILES, 'outlaw');

/** A tile of the three bags. */
export function readSupplyTile(value: unknown, path: string): SupplyTile {
  const text = readText(value, path);
  if (includes(WORKERS, text) || includes(HAZARD_TILES, text) || includes(OUTLAW_TILES, text)) return text;
  return refuse(path, 'unknownId', `unknown tile ${show(text)}`);
}

/** A market card: a bare breed where there is one VP only, orange ones only with their variant. */
export function readCattle(variants: readonly Variant[]): (value: unknown, path: string) => MarketCard {
  return (value, path) => {
    const text = readText(value, path);
    if (!includes(MARKET_CARDS, text)) {
      const several = MARKET_CARDS.some((card) => CATTLE[card].breed === text);
      refuse(path, 'unknownId', several ? `${show(text)} must name its VP` : `unknown cattle ${show(text)}`);
    }
    const { orange, breed } = CATTLE[text];
    if (orange && !includes(variants, breed)) refuse(path, 'conflict', `${show(text)} needs its variant`);
    return text;
  };
}

const MOST_VP = 99;
const MOST_TASKS = 8;

/** The figures of an objective described by its owner; the reward may be left out. */
export function readObjectiveFacts(value: unknown, path: string): ObjectiveFacts {
  const object = readRecord(value, path, ['vp', 'penalty', 'reward', 'tasks']);
  for (const key of ['vp', 'penalty', 'tasks']) {
    if (own(object, key) === undefined) refuse(field(path, key), 'missing', 'is missing');
  }
  const reward = own(object, 'reward') ?? null;
  return {
    vp: readWhole(own(object, 'vp'), field(path, 'vp'), 0, MOST_VP),
    penalty: readWhole(own(object, 'penalty'), field(path, 'penalty'), 0, MOST_VP),
    reward: reward === null ? null : readOne(reward, field(path, 'reward'), REWARDS, 'reward'),
    tasks: readEach(
      own(object, 'tasks'),
      field(path, 'tasks'),
      (task, at) => readOne(task, at, TASKS, 'task'),
      MOST_TASKS,
    ),
  };
}

/** An id of the catalogue or of the profile, or the card's figures. */
export function readObjective(profile: BoxProfile): (value: unknown, path: string) => Objective {
  const { objectives } = boxOf(profile);
  return (value, path) => {
    if (typeof value !== 'string') return readObjectiveFacts(value, path);
    if (!Object.hasOwn(objectives, value)) refuse(path, 'unknownId', `unknown objective ${show(value)}`);
    return value;
  };
}

/** An objective as a file names it: a reward it has not is left out. */
export function writeObjective(card: Objective): string | Json {
  if (typeof card === 'string') return card;
  const { vp, penalty, reward, tasks } = card;
  return reward === null ? { vp, penalty, tasks } : { vp, penalty, reward, tasks };
}

function readTrailTile(value: unknown, path: string): TrailTile {
  const text = readText(value, path);
  if (includes(HAZARD_TILES, text) || includes(OUTLAW_TILES, text)) return text;
  const split = text.indexOf(':');
  const kind = text.slice(0, Math.max(0, split));
  const name = text.slice(split + 1);
  if (kind === 'neutral') return `neutral:${readOne(name, path, NEUTRAL_LETTERS, 'neutral building')}`;
  if (kind !== 'player' && kind !== 'sam') refuse(path, 'unknownId', `unknown tile ${show(text)}`);
  const building: BuildingId = readOne(name, path, BUILDING_IDS, 'building');
  if (kind === 'sam' && !building.endsWith(SAM_SIDE)) {
    refuse(path, 'conflict', `Sam's buildings show side ${SAM_SIDE}, not ${show(building)}`);
  }
  return `${kind}:${building}`;
}

/** Refuses a tile on a space that can't hold it. */
function checkPlace(tile: TrailTile, space: SpaceId, path: string): void {
  const hazard = HAZARDS[tile as HazardTile];
  if (hazard) {
    if (!HAZARD_SPACES[hazard.kind].includes(space)) {
      refuse(path, 'place', `a ${hazard.kind} hazard lies only in its own section`);
    }
  } else if (includes(OUTLAW_TILES, tile)) {
    if (!includes(OUTLAW_SPACES, space)) refuse(path, 'place', 'an outlaw lies only in the outlaw section');
  } else if (tile.startsWith('neutral:')) {
    if (!includes(NEUTRAL_LETTERS, space)) refuse(path, 'place', 'a neutral building lies only on A to G');
  } else if (!includes(SITES, space)) {
    refuse(path, 'place', 'a private building lies only on a building site');
  }
}

/** The trail by space index: each tile where it may lie, no building or letter twice; the neutral ones by letter if none is named. */
export function readTrail(value: unknown): readonly (TrailTile | null)[] {
  const object = value === undefined ? {} : readObject(value, 'trail');
  const trail = new Array<TrailTile | null>(SPACES.length).fill(null);
  const named = new Map<string, string>();
  let neutrals = 0;
  for (const [key, entry] of Object.entries(object)) {
    const path = field('trail', key);
    if (!includes(SPACES, key)) refuse(path, 'unknownId', `unknown space ${show(key)}`);
    const tile = readTrailTile(entry, path);
    checkPlace(tile, key, path);
    if (!includes(HAZARD_TILES, tile) && !includes(OUTLAW_TILES, tile)) {
      const name = tile.startsWith('neutral:') ? tile : tile.slice(0, -1);
      const before = named.get(name);
      if (before !== undefined) refuse(path, 'twice', `${show(name)} already lies on ${before}`);
      named.set(name, key);
      if (name === tile) neutrals += 1;
    }
    trail[SPACES.indexOf(key)] = tile;
  }
  if (neutrals === 0) {
    for (const letter of NEUTRAL_LETTERS) trail[SPACES.indexOf(letter)] = `neutral:${letter}`;
  }
  return trail;
}

import { DIFFICULTIES, OWNERS, VARIANTS, type Owner } from '../../box/kinds';
import { PRINTED_PROFILE, boxOf, type BoxProfile } from '../../box/profile';
import { CITIES, STATIONS } from '../../box/railroad';
import { LEVEL } from '../../box/samCards';
import { BAG_CONTENTS, type SupplyTile } from '../../box/tiles';
import type { Result } from '../../lib/result';
import type { DrawPile, Draws } from '../sam/types';
import {
  readCattleMarket,
  readDisplay,
  readForesight,
  readHerders,
  readJobMarket,
  readRailroad,
} from './positionBoard';
import { attempt, field, item, refuse, show, type PositionError } from './positionError';
import { parseJsonText } from './positionJson';
import { own, readEach, readOne, readRecord, readWhole, refuseTwice, type Json } from './positionRead';
import { readPlayer } from './positionPlayer';
import { readSam } from './positionSam';
import type { SideContext } from './positionSides';
import { countSupply, type WrittenStack, type WrittenStacks } from './positionSupply';
import { POSITION_EDITION, POSITION_FORMAT } from './positionWrite';
import { readCattle, readObjective, readSupplyTile, readTrail } from './positionTiles';
import { readProfile, readSamSteps } from './profileFile';
import { CLOSED_ROW, type Objective, type Table } from './state';
import { PILES, cattleInBox, objectivesInBox } from './supply';

export { type PositionError } from './positionError';
export { writePosition } from './positionWrite';

/** A table read from a file, and whose turn is next. */
export interface Position {
  readonly table: Table;
  readonly turn: Owner;
  /** What the table will draw next, as the file foretells it. */
  readonly draws: Draws;
  /** False when the file leaves open what Sam is specialized in; then his turn can't be played. */
  readonly specializationNamed: boolean;
}

const KEYS = [
  'format',
  'edition',
  'variants',
  'difficulty',
  'firstDelivery',
  'samSteps',
  'profile',
  'turn',
  'trail',
  'herders',
  'jobMarket',
  'foresight',
  'cattleMarket',
  'objectives',
  'railroad',
  'sam',
  'player',
  'seed',
  'stacks',
  'draws',
];
const MOST_SEED = 0xffffffff;
const MOST_LEFT = 999;

function readWholeProfile(object: Json): BoxProfile {
  const profile = readProfile(own(object, 'profile'), 'profile');
  const steps = own(object, 'samSteps');
  if (steps === undefined) return profile;
  const samSteps = { ...profile.samSteps, ...readSamSteps(steps, 'samSteps') };
  const same = profile === PRINTED_PROFILE && Object.keys(samSteps).length === 0;
  return same ? profile : { ...profile, samSteps };
}

type Card = SupplyTile | Objective;

/** Cards and tiles foretold for each pile; each must be of a kind that comes out of it. */
function readDraws(value: unknown, context: SideContext, profile: BoxProfile): Draws {
  const object = value === undefined ? {} : readRecord(value, 'draws', PILES);
  const reader = (pile: DrawPile): ((entry: unknown, path: string) => Card) => {
    if (pile === 'cattle') return context.cattle;
    if (pile === 'objectives') {
      return (entry, path) => {
        const card = context.objective(entry, path);
        const starting = typeof card === 'string' && boxOf(profile).objectives[card]?.starting;
        if (starting) refuse(path, 'place', 'a starting objective is never in the pile');
        return card;
      };
    }
    return (entry, path) => {
      const tile = readSupplyTile(entry, path);
      if (!BAG_CONTENTS[pile][tile]) refuse(path, 'place', `${pile} has no ${show(tile)}`);
      return tile;
    };
  };
  const entries = PILES.flatMap((pile) => {
    const cards = readEach(own(object, pile), field('draws', pile), reader(pile));
    return cards.length === 0 ? [] : [[pile, cards] as const];
  });
  return Object.fromEntries(entries) as Draws;
}

/** How many are left in a pile, or how many of each face (with `left` where that is fewer). */
function readStacks(value: unknown, table: Pick<Table, 'variants' | 'profile'>): WrittenStacks {
  const object = value === undefined ? {} : readRecord(value, 'stacks', PILES);
  const stacks: Partial<Record<DrawPile, WrittenStack>> = {};
  for (const pile of PILES) {
    const written = own(object, pile);
    const path = field('stacks', pile);
    if (written === undefined) continue;
    if (typeof written !== 'object') {
      stacks[pile] = { left: readWhole(written, path, 0, MOST_LEFT) };
      continue;
    }
    const box =
      pile === 'cattle'
        ? cattleInBox(table.variants)
        : pile === 'objectives'
          ? objectivesInBox(table.profile)
          : BAG_CONTENTS[pile];
    const counts = readRecord(written, path, [...Object.keys(box), 'left']);
    const faces: Record<string, number> = {};
    let left: number | undefined;
    for (const [key, entry] of Object.entries(counts)) {
      const count = readWhole(entry, field(path, key), 0, MOST_LEFT);
      if (key === 'left') left = count;
      else faces[key] = count;
    }
    stacks[pile] = left === undefined ? { faces } : { faces, left };
  }
  return stacks;
}

/** What holds between parts of the table. */
function checkTogether(table: Omit<Table, 'supply'>): void {
  const { sam, player, jobMarket } = table;
  if (sam.jobToken && player.jobToken)
    refuse('player.jobToken', 'conflict', 'only one side can hold the token');
  for (const owner of OWNERS) {
    if (table[owner].jobToken && jobMarket.row !== CLOSED_ROW) {
      refuse(field(owner, 'jobToken'), 'conflict', 'the token lies on the market until it is closed');
    }
  }
  const masters = new Set<string>();
  table.stations.forEach(({ master }, index) => {
    if (master === null) return;
    const path = `railroad.stations.${STATIONS[index]?.at}.master`;
    if (masters.has(master)) refuse(path, 'twice', `${show(master)} is on another station too`);
    masters.add(master);
  });
  player.masters.forEach((master, index) => {
    if (masters.has(master))
      refuse(item('player.masters', index), 'twice', `${show(master)} is still on a station`);
  });
}

function readPosition(input: unknown): Position {
  const object = readRecord(input, '', KEYS);
  const get = (key: string): unknown => own(object, key);
  const word = <T extends string>(key: string, words: readonly T[], fallback: T): T =>
    get(key) === undefined ? fallback : readOne(get(key), key, words, key);
  word('format', [POSITION_FORMAT], POSITION_FORMAT);
  word('edition', [POSITION_EDITION], POSITION_EDITION);
  const variants = readEach(get('variants'), 'variants', (entry, at) =>
    readOne(entry, at, VARIANTS, 'variant'),
  );
  refuseTwice(variants, 'variants');
  const difficulty = word('difficulty', DIFFICULTIES, 'medium');
  const profile = readWholeProfile(object);
  const turn = word('turn', OWNERS, 'player');
  const trail = readTrail(get('trail'));
  const railroad = readRailroad(get('railroad'));
  const context: SideContext = {
    trail,
    stations: railroad.stations,
    cities: railroad.cities,
    difficulty,
    seed: get('seed') === undefined ? 1 : readWhole(get('seed'), 'seed', 0, MOST_SEED),
    cattle: readCattle(variants),
    objective: readObjective(profile),
  };
  const sam = readSam(get('sam'), context);
  const laid: Omit<Table, 'supply'> = {
    difficulty,
    variants,
    firstDelivery: word('firstDelivery', CITIES, LEVEL[difficulty].firstCity),
    profile,
    trail,
    herders: readHerders(get('herders')),
    jobMarket: readJobMarket(get('jobMarket')),
    foresight: readForesight(get('foresight')),
    cattleMarket: readCattleMarket(get('cattleMarket'), context.cattle),
    objectives: readDisplay(get('objectives'), context.objective),
    ...railroad,
    sam: sam.side,
    player: readPlayer(get('player'), context),
    seed: sam.seed,
  };
  checkTogether(laid);
  const draws = readDraws(get('draws'), context, profile);
  const supply = countSupply(laid, draws, readStacks(get('stacks'), laid));
  return { table: { ...laid, supply }, turn, draws, specializationNamed: sam.specializationNamed };
}

/** Reads a position, refusing by path whatever could not lie on a table; what is left out is as in a fresh medium game. */
export const parsePosition = (input: unknown): Result<Position, PositionError> =>
  attempt(() => readPosition(input));

/** Reads a position from the text of a file. */
export function parsePositionText(text: string): Result<Position, PositionError> {
  const json = parseJsonText(text);
  return json.ok ? parsePosition(json.value) : json;
}

/** The end: the market is closed, and the side that closed it would be next to move. [S] */
export const isOver = (table: Table, turn: Owner): boolean =>
  table.jobMarket.row === CLOSED_ROW && table[turn].jobToken;

import { BUILDING_NUMBERS } from '../../box/buildings';
import { STARTER_BREEDS, STARTERS, type MarketCard, type StarterBreed } from '../../box/cattle';
import { WORKERS, type Difficulty, type Owner, type WorkerKind } from '../../box/kinds';
import {
  CERTIFICATE_LIMITS,
  DISCS,
  DISC_SPACES,
  PRINTED_WORKERS,
  ROW_SIZE,
  START_DOLLARS,
  START_TOKENS,
} from '../../box/playerBoard';
import { LEVEL, SAM_CARDS, type SamCard } from '../../box/samCards';
import { MASTERS } from '../../box/stationMasters';
import { SPACES } from '../../box/trail';
import { must } from '../../lib/must';
import { shuffle } from '../../lib/random';
import { buildingOf, ownerOf } from './fees';
import { field, item, refuse, show } from './positionError';
import {
  own,
  readEach,
  readFlag,
  readList,
  readOne,
  readRecord,
  readText,
  readWhole,
  refuseTwice,
} from './positionRead';
import { readHazard, readOutlaw, readWorker } from './positionTiles';
import type { City, Objective, PlayerSide, SamSide, Station, TrailTile, Workers } from './state';

/** More than any game has; only keeps nonsense out. */
const MOST_DOLLARS = 9999;
const MOST_TOKENS = 99;
const MOST_CERTIFICATES = Math.max(...CERTIFICATE_LIMITS);

/** What both sides are read with. */
export interface SideContext {
  readonly trail: readonly (TrailTile | null)[];
  readonly stations: readonly Station[];
  readonly cities: readonly City[];
  readonly difficulty: Difficulty;
  readonly seed: number;
  readonly cattle: (value: unknown, path: string) => MarketCard;
  readonly objective: (value: unknown, path: string) => Objective;
}

/** Discs of an owner on stations and cities. */
export function discsOnBoard(stations: readonly Station[], cities: readonly City[], owner: Owner): number {
  let discs = 0;
  for (const station of stations) if (station[owner]) discs += 1;
  for (const city of cities) discs += city[owner];
  return discs;
}

function readWorkers(value: unknown, path: string): Workers {
  const object = value === undefined ? {} : readRecord(value, path, WORKERS);
  const count = (kind: WorkerKind): number => {
    const written = own(object, kind);
    return written === undefined
      ? PRINTED_WORKERS
      : readWhole(written, field(path, kind), PRINTED_WORKERS, ROW_SIZE);
  };
  return { cowboy: count('cowboy'), builder: count('builder'), engineer: count('engineer') };
}

/** Where the buildings of an owner lie, by number. */
function onTrail(
  trail: SideContext['trail'],
  owner: Owner,
): ReadonlyMap<number, { side: string; path: string }> {
  const found = new Map<number, { side: string; path: string }>();
  trail.forEach((tile, index) => {
    if (tile === null || ownerOf(tile) !== owner) return;
    const building = must(buildingOf(tile), 'building');
    found.set(parseInt(building, 10), {
      side: building.slice(-1),
      path: field('trail', must(SPACES[index], 'space')),
    });
  });
  return found;
}

/** Numbers neither on the trail nor out of the game, ascending; left out: every number not on the trail. */
function readReserve(
  value: unknown,
  path: string,
  built: ReadonlyMap<number, { path: string }>,
): readonly number[] {
  if (value === undefined) return BUILDING_NUMBERS.filter((number) => !built.has(number));
  const numbers = readEach(value, path, (entry, at) => readWhole(entry, at, 1, BUILDING_NUMBERS.length));
  refuseTwice(numbers, path);
  numbers.forEach((number, index) => {
    const tile = built.get(number);
    if (tile) refuse(item(path, index), 'twice', `building ${number} already lies on ${tile.path}`);
  });
  return numbers.slice().sort((a, b) => a - b);
}

/** The kind Sam has most of; a tie must be named, and nothing named may have fewer than another. */
function readSpecialization(value: unknown, workers: Workers, workersNamed: boolean): WorkerKind | null {
  const path = 'sam.specialization';
  const most = Math.max(workers.cowboy, workers.builder, workers.engineer);
  const leaders = WORKERS.filter((kind) => workers[kind] === most);
  if (value === undefined) {
    if (leaders.length === 1) return must(leaders[0], 'leader');
    if (workersNamed) refuse(path, 'missing', `must be named: he has as many ${leaders.join(' as ')}`);
    return null;
  }
  const named = readWorker(value, path);
  if (workers[named] < most)
    refuse(path, 'conflict', `${named}, but he has more of ${leaders.join(' and ')}`);
  return named;
}

function readCards(value: unknown, path: string, difficulty: Difficulty): readonly SamCard[] {
  return readEach(value, path, (entry, at) => {
    const card = readWhole(entry, at, 1, SAM_CARDS.length) as SamCard;
    if (!LEVEL[difficulty].cards.includes(card))
      refuse(at, 'conflict', `card ${card} is not used on ${difficulty}`);
    return card;
  });
}

const SAM_KEYS = [
  'workers',
  'specialization',
  'reserve',
  'discs',
  'deck',
  'discards',
  'cattle',
  'objectives',
  'hazards',
  'outlaws',
  'jobToken',
];

export interface ReadSam {
  readonly side: SamSide;
  readonly seed: number;
  readonly specializationNamed: boolean;
}

/** Sam's side; a deck is shuffled by the seed only when neither it nor the discards are written. */
export function readSam(value: unknown, context: SideContext): ReadSam {
  const object = value === undefined ? {} : readRecord(value, 'sam', SAM_KEYS);
  const get = (key: string): unknown => own(object, key);
  const workers = readWorkers(get('workers'), 'sam.workers');
  const specialization = readSpecialization(get('specialization'), workers, get('workers') !== undefined);
  const built = onTrail(context.trail, 'sam');
  const placed = discsOnBoard(context.stations, context.cities, 'sam');
  if (placed > DISCS) refuse('railroad', 'count', `${placed} discs of sam, there are ${DISCS}`);
  const discs = get('discs') === undefined ? DISCS - placed : readWhole(get('discs'), 'sam.discs', 0, DISCS);
  if (discs + placed > DISCS) {
    refuse('sam.discs', 'count', `${discs} and ${placed} on the board are more than ${DISCS}`);
  }
  const fresh = get('deck') === undefined && get('discards') === undefined;
  const shuffled = fresh ? shuffle(context.seed, LEVEL[context.difficulty].cards) : null;
  const deck = shuffled?.value ?? readCards(get('deck'), 'sam.deck', context.difficulty);
  const discards = readCards(get('discards'), 'sam.discards', context.difficulty);
  refuseTwice(deck, 'sam.deck');
  refuseTwice(discards, 'sam.discards');
  discards.forEach((card, index) => {
    if (deck.includes(card)) refuse(item('sam.discards', index), 'twice', `card ${card} is in the deck too`);
  });
  return {
    side: {
      workers,
      specialization: specialization ?? WORKERS[0],
      reserve: readReserve(get('reserve'), 'sam.reserve', built),
      discs,
      deck,
      discards,
      cattle: readEach(get('cattle'), 'sam.cattle', context.cattle),
      objectives: readEach(get('objectives'), 'sam.objectives', context.objective),
      hazards: readEach(get('hazards'), 'sam.hazards', readHazard),
      outlaws: readEach(get('outlaws'), 'sam.outlaws', readOutlaw),
      jobToken: get('jobToken') === undefined ? false : readFlag(get('jobToken'), 'sam.jobToken'),
    },
    seed: shuffled?.seed ?? context.seed,
    specializationNamed: specialization !== null,
  };
}

/** The sides of the 12 buildings; what lies on the trail must agree, and decides when they are left out. */
function readSides(
  value: unknown,
  path: string,
  built: ReadonlyMap<number, { side: string; path: string }>,
): string {
  if (value === undefined) return BUILDING_NUMBERS.map((number) => built.get(number)?.side ?? 'a').join('');
  const sides = readText(value, path);
  if (!/^[ab]{12}$/.test(sides)) refuse(path, 'type', `expected twelve letters a or b, found ${show(sides)}`);
  for (const [number, tile] of built) {
    if (sides[number - 1] !== tile.side) {
      refuse(tile.path, 'conflict', `building ${number} shows side ${sides[number - 1]} in ${path}`);
    }
  }
  return sides;
}

function readStarters(value: unknown, path: string): PlayerSide['starters'] {
  const object = value === undefined ? {} : readRecord(value, path, STARTER_BREEDS);
  const count = (breed: StarterBreed): readonly [StarterBreed, number] => {
    const { copies } = STARTERS[breed];
    const written = own(object, breed);
    return [breed, written === undefined ? copies : readWhole(written, field(path, breed), 0, copies)];
  };
  return Object.fromEntries(STARTER_BREEDS.map(count)) as PlayerSide['starters'];
}

const PLAYER_KEYS = [
  'dollars',
  'workers',
  'buildings',
  'cleared',
  'certificates',
  'masters',
  'cattle',
  'starters',
  'objectives',
  'hazards',
  'outlaws',
  'tokens',
  'jobToken',
];

/** The player's side. */
export function readPlayer(value: unknown, context: SideContext): PlayerSide {
  const object = value === undefined ? {} : readRecord(value, 'player', PLAYER_KEYS);
  const get = (key: string): unknown => own(object, key);
  const whole = (key: string, fallback: number, most: number): number =>
    get(key) === undefined ? fallback : readWhole(get(key), field('player', key), 0, most);
  const placed = discsOnBoard(context.stations, context.cities, 'player');
  if (placed > DISCS) refuse('railroad', 'count', `${placed} discs of player, there are ${DISCS}`);
  const built = onTrail(context.trail, 'player');
  const path = 'player.buildings';
  const buildings =
    get('buildings') === undefined ? {} : readRecord(get('buildings'), path, ['sides', 'reserve']);
  const objectives =
    get('objectives') === undefined
      ? {}
      : readRecord(get('objectives'), 'player.objectives', ['area', 'herd']);
  const listed = <T extends string>(key: string, words: readonly T[], what: string): readonly T[] => {
    const at = field('player', key);
    const names = readList(get(key) === undefined ? [] : get(key), at).map((entry, index) =>
      readOne(entry, item(at, index), words, what),
    );
    refuseTwice(names, at);
    return names;
  };
  return {
    dollars: whole('dollars', START_DOLLARS, MOST_DOLLARS),
    workers: readWorkers(get('workers'), 'player.workers'),
    sides: readSides(own(buildings, 'sides'), field(path, 'sides'), built),
    reserve: readReserve(own(buildings, 'reserve'), field(path, 'reserve'), built),
    cleared: listed('cleared', DISC_SPACES, 'disc space'),
    certificates: whole('certificates', 0, MOST_CERTIFICATES),
    masters: listed('masters', MASTERS, 'station master'),
    cattle: readEach(get('cattle'), 'player.cattle', context.cattle),
    starters: readStarters(get('starters'), 'player.starters'),
    objectives: {
      area: readEach(own(objectives, 'area'), 'player.objectives.area', context.objective),
      herd: readEach(own(objectives, 'herd'), 'player.objectives.herd', context.objective),
    },
    hazards: readEach(get('hazards'), 'player.hazards', readHazard),
    outlaws: readEach(get('outlaws'), 'player.outlaws', readOutlaw),
    tokens: whole('tokens', START_TOKENS, MOST_TOKENS),
    jobToken: get('jobToken') === undefined ? false : readFlag(get('jobToken'), 'player.jobToken'),
  };
}

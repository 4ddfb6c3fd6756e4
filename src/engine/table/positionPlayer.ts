import { BUILDING_NUMBERS } from '../../box/buildings';
import { STARTER_BREEDS, STARTERS, type StarterBreed } from '../../box/cattle';
import { CERTIFICATE_LIMITS, DISCS, DISC_SPACES, START_DOLLARS, START_TOKENS } from '../../box/playerBoard';
import { MASTERS } from '../../box/stationMasters';
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
import {
  discsOnBoard,
  onTrail,
  readReserve,
  readWorkers,
  type Built,
  type SideContext,
} from './positionSides';
import { readHazard, readOutlaw } from './positionTiles';
import type { PlayerSide } from './state';

/** More than any game has; only keeps nonsense out. */
const MOST_DOLLARS = 9999;
const MOST_TOKENS = 99;
const MOST_CERTIFICATES = Math.max(...CERTIFICATE_LIMITS);

/** The sides of the 12 buildings; what lies on the trail must agree, and decides when they are left out. */
function readSides(value: unknown, path: string, built: Built): string {
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

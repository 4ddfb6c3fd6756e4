import { BUILDING_NUMBERS } from '../../box/buildings';
import type { MarketCard } from '../../box/cattle';
import { WORKERS, type Difficulty, type Owner, type WorkerKind } from '../../box/kinds';
import { PRINTED_WORKERS, ROW_SIZE } from '../../box/playerBoard';
import { SPACES } from '../../box/trail';
import { must } from '../../lib/must';
import { buildingOf, ownerOf } from './fees';
import { field, item, refuse } from './positionError';
import { own, readEach, readRecord, readWhole, refuseTwice } from './positionRead';
import type { City, Objective, Station, TrailTile, Workers } from './state';

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

/** Workers of a side, printed ones counted: one to six of each kind. */
export function readWorkers(value: unknown, path: string): Workers {
  const object = value === undefined ? {} : readRecord(value, path, WORKERS);
  const count = (kind: WorkerKind): number => {
    const written = own(object, kind);
    return written === undefined
      ? PRINTED_WORKERS
      : readWhole(written, field(path, kind), PRINTED_WORKERS, ROW_SIZE);
  };
  return { cowboy: count('cowboy'), builder: count('builder'), engineer: count('engineer') };
}

/** A building on the trail: the side it shows, and where. */
interface BuiltTile {
  readonly side: string;
  readonly path: string;
}
export type Built = ReadonlyMap<number, BuiltTile>;

/** Where the buildings of an owner lie, by number. */
export function onTrail(trail: SideContext['trail'], owner: Owner): Built {
  const found = new Map<number, BuiltTile>();
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
export function readReserve(value: unknown, path: string, built: Built): readonly number[] {
  if (value === undefined) return BUILDING_NUMBERS.filter((number) => !built.has(number));
  const numbers = readEach(value, path, (entry, at) => readWhole(entry, at, 1, BUILDING_NUMBERS.length));
  refuseTwice(numbers, path);
  numbers.forEach((number, index) => {
    const tile = built.get(number);
    if (tile) refuse(item(path, index), 'twice', `building ${number} already lies on ${tile.path}`);
  });
  return numbers.slice().sort((a, b) => a - b);
}

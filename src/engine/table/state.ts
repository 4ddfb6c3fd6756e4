import type { BuildingId } from '../../box/buildings';
import type { MarketCard, StarterBreed } from '../../box/cattle';
import type { Difficulty, Owner, Variant, WorkerKind } from '../../box/kinds';
import type { ObjectiveFacts } from '../../box/objectives';
import type { DiscSpace } from '../../box/playerBoard';
import type { BoxProfile } from '../../box/profile';
import type { CityId } from '../../box/railroad';
import type { SamCard } from '../../box/samCards';
import type { MasterId } from '../../box/stationMasters';
import type { BagId, HazardTile, OutlawTile, SupplyTile } from '../../box/tiles';
import { SPACE_INDEX, type NeutralLetter, type SpaceId } from '../../box/trail';

/** What can lie on a space of the trail. */
export type TrailTile = `neutral:${NeutralLetter}` | `${Owner}:${BuildingId}` | HazardTile | OutlawTile;

/** An objective: an id of the catalogue, or a card described by its owner. */
export type Objective = string | ObjectiveFacts;

/** Row 13 stands for the closed market. */
export const CLOSED_ROW = 13;

export interface JobMarket {
  readonly row: number;
  /** Index (row - 1) * 2 for left, + 1 for right; as long as needed. */
  readonly workers: readonly (WorkerKind | null)[];
}

/** A foresight column: bottom, top. */
export type Column = readonly [SupplyTile | null, SupplyTile | null];

export interface Station {
  readonly player: boolean;
  readonly sam: boolean;
  readonly master: MasterId | null;
  /** The worker the player left in the master's place. */
  readonly worker: WorkerKind | null;
}

export interface City {
  readonly player: number;
  readonly sam: number;
}

export type Workers = Readonly<Record<WorkerKind, number>>;

export interface SamSide {
  readonly workers: Workers;
  readonly specialization: WorkerKind;
  /** Numbers of his buildings neither on the trail nor out of the game, ascending. */
  readonly reserve: readonly number[];
  readonly discs: number;
  /** Next card first. */
  readonly deck: readonly SamCard[];
  /** Oldest first. */
  readonly discards: readonly SamCard[];
  readonly cattle: readonly MarketCard[];
  readonly objectives: readonly Objective[];
  readonly hazards: readonly HazardTile[];
  readonly outlaws: readonly OutlawTile[];
  readonly jobToken: boolean;
}

export interface PlayerSide {
  readonly dollars: number;
  readonly workers: Workers;
  /** Side of each of the 12 buildings, as twelve letters. */
  readonly sides: string;
  readonly reserve: readonly number[];
  readonly cleared: readonly DiscSpace[];
  /** Temporary certificates. */
  readonly certificates: number;
  readonly masters: readonly MasterId[];
  /** Every market card in the herd. */
  readonly cattle: readonly MarketCard[];
  /** Starting cards still in the herd. */
  readonly starters: Readonly<Record<StarterBreed, number>>;
  readonly objectives: { readonly area: readonly Objective[]; readonly herd: readonly Objective[] };
  readonly hazards: readonly HazardTile[];
  readonly outlaws: readonly OutlawTile[];
  readonly tokens: number;
  readonly jobToken: boolean;
}

/** What can still come out of a bag or off a pile: how many, and at most how many of each face. */
export interface Pile {
  readonly left: number;
  readonly faces: Readonly<Record<string, number>>;
}

export interface Supply extends Readonly<Record<BagId, Pile>> {
  readonly cattle: Pile;
  readonly objectives: Pile;
}

/** The table: everything that lies on it, as plain readonly JSON. */
export interface Table {
  readonly difficulty: Difficulty;
  readonly variants: readonly Variant[];
  readonly firstDelivery: CityId;
  readonly profile: BoxProfile;
  /** By SPACE_INDEX. */
  readonly trail: readonly (TrailTile | null)[];
  /** The player's herder waits beside the board (null) until the first turn. */
  readonly herders: { readonly player: SpaceId | null; readonly sam: SpaceId };
  readonly jobMarket: JobMarket;
  readonly foresight: readonly [Column, Column, Column];
  readonly cattleMarket: readonly MarketCard[];
  /** Slot 1, next to the pile, first. */
  readonly objectives: readonly Objective[];
  readonly engines: { readonly player: number; readonly sam: number | 'box' };
  /** By the order of STATIONS. */
  readonly stations: readonly Station[];
  /** By the order of CITIES. */
  readonly cities: readonly City[];
  readonly sam: SamSide;
  readonly player: PlayerSide;
  readonly supply: Supply;
  /** State of the generator for shuffles. */
  readonly seed: number;
}

export const tileAt = (table: Table, space: SpaceId): TrailTile | null =>
  table.trail[SPACE_INDEX[space]] ?? null;

/** The trail with one space changed. */
export function withTile(trail: Table['trail'], space: SpaceId, tile: TrailTile | null): Table['trail'] {
  const copy = trail.slice();
  copy[SPACE_INDEX[space]] = tile;
  return copy;
}

/** An array with one element replaced. */
export function withItem<T>(items: readonly T[], index: number, item: T): readonly T[] {
  const copy = items.slice();
  copy[index] = item;
  return copy;
}

/** An array without its element at `index`. */
export const without = <T>(items: readonly T[], index: number): readonly T[] => [
  ...items.slice(0, index),
  ...items.slice(index + 1),
];

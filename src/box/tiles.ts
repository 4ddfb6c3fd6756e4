import { WORKERS, type Hand, type WorkerKind } from './kinds';

/** Hazards, outlaws and the three bags of the Kansas City supply. */
export const HAZARD_KINDS = ['flood', 'drought', 'rockfall'] as const;
export type HazardKind = (typeof HAZARD_KINDS)[number];

export const OUTLAW_COLOURS = ['green', 'orange'] as const;
export type OutlawColour = (typeof OUTLAW_COLOURS)[number];

export type HazardTile = `${HazardKind}:${'green' | 'black'}:${2 | 3 | 4}`;
export type OutlawTile = `outlaw:${OutlawColour}`;
export type SupplyTile = WorkerKind | HazardTile | OutlawTile;

/** Six hazards of each kind. [S for the total, P for the split] */
const HAZARD_FACES: readonly (readonly ['green' | 'black', 2 | 3 | 4, number])[] = [
  ['green', 4, 2],
  ['green', 3, 1],
  ['green', 2, 1],
  ['black', 3, 1],
  ['black', 2, 1],
];

export interface HazardFacts {
  readonly kind: HazardKind;
  readonly hand: Hand;
  readonly vp: number;
  readonly copies: number;
}

/** Every hazard face with its copies in the box. */
export const HAZARDS = Object.fromEntries(
  HAZARD_KINDS.flatMap((kind) =>
    HAZARD_FACES.map(([hand, vp, copies]) => [`${kind}:${hand}:${vp}`, { kind, hand, vp, copies }]),
  ),
) as Readonly<Partial<Record<HazardTile, HazardFacts>>>;

export const HAZARD_TILES = Object.keys(HAZARDS) as readonly HazardTile[];

/** The hand of an outlaw matches its price. [P] */
export const OUTLAW_HAND: Readonly<Record<OutlawTile, Hand>> = {
  'outlaw:green': 'green',
  'outlaw:orange': 'black',
};
export const OUTLAW_TILES = ['outlaw:green', 'outlaw:orange'] as const;

/** Bounty of outlaw spaces 1-9 in dollars; space 1 pays an exchange token. [P] */
export const OUTLAW_BOUNTY = ['token', 1, 2, 3, 4, 5, 6, 8, 10] as const;

export const BAGS = ['bag1', 'bag2', 'bag3'] as const;
export type BagId = (typeof BAGS)[number];

const workers = (n: number): Partial<Record<SupplyTile, number>> =>
  Object.fromEntries(WORKERS.map((w) => [w, n]));

/** What each bag holds before setup. [P for the split, S for the totals] */
export const BAG_CONTENTS: Readonly<Record<BagId, Readonly<Partial<Record<SupplyTile, number>>>>> = {
  bag1: {
    'outlaw:green': 9,
    'outlaw:orange': 8,
    ...Object.fromEntries(HAZARD_TILES.map((tile) => [tile, HAZARDS[tile]?.copies ?? 0])),
  },
  bag2: workers(11),
  bag3: { ...workers(7), 'outlaw:green': 2, 'outlaw:orange': 3 },
};

/** Worker tiles of a kind in the box, printed ones not counted. [S] */
export const WORKER_TILES_PER_KIND = 18;
/** Tiles of bag 1 laid on the trail at setup. [S] */
export const SETUP_TRAIL_TILES = 7;

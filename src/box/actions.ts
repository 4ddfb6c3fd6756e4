import type { StarterBreed } from './cattle';

/** A card a player gives from hand: a breed, two of one breed, one of value 3, any cattle, an objective. */
export type DiscardKind = StarterBreed | 'pair' | 'value3' | 'any' | 'objective';

/** Breeding value that `value3` asks for; orange cards never count for a printed value. [S] */
export const DISCARD_VALUE = 3;

/** How far an engine action reaches: a number, or as many as the owner has of something. */
export type EngineReach = number | 'engineers' | 'forestBuildings' | 'hazards';

/** What a discard or a step back of the engine pays. */
export interface Reward {
  readonly dollars?: number;
  readonly certificates?: number;
  readonly engine?: number;
  readonly objectiveToHand?: boolean;
}

/** One local action: data, carried out by the rules of play. */
export type ActionSpec =
  | { readonly type: 'gain'; readonly dollars: number }
  | {
      readonly type: 'gainPer';
      readonly per: 'forestBuilding' | 'builder' | 'engineer' | 'stationDisc';
      readonly dollars: number;
    }
  | { readonly type: 'discard'; readonly card: DiscardKind; readonly reward: Reward }
  | { readonly type: 'engineBack'; readonly spaces: number; readonly reward: Reward }
  | { readonly type: 'hire'; readonly extra: number }
  | { readonly type: 'build'; readonly perBuilder: number }
  | { readonly type: 'buyCattle' }
  | { readonly type: 'certificates'; readonly count: number | 'limit' }
  | { readonly type: 'objective' }
  | { readonly type: 'token' }
  | { readonly type: 'engine'; readonly reach: EngineReach; readonly pay?: number }
  | { readonly type: 'outlaw' }
  | { readonly type: 'hazard'; readonly pay: number }
  | { readonly type: 'herder'; readonly steps: number }
  | { readonly type: 'auxiliary'; readonly double: boolean }
  | { readonly type: 'outlawPairs'; readonly certificates: number; readonly dollars: number }
  | { readonly type: 'drawDiscard'; readonly count: number | 'cowboys' }
  | { readonly type: 'specialDelivery' }
  | { readonly type: 'upgradeBehind' }
  | { readonly type: 'copyAdjacent' }
  | { readonly type: 'either'; readonly options: readonly ActionSpec[] };

/** The extra local action of a risk site for the owner of the building there. [P] */
export const RISK_SPEC: Readonly<Record<'riskAny' | 'riskCriollo', ActionSpec>> = {
  riskAny: { type: 'discard', card: 'any', reward: { certificates: 1 } },
  riskCriollo: { type: 'discard', card: 'criollo', reward: { certificates: 1, dollars: 2 } },
};

/** Auxiliary actions of the player board, in their printed order. */
export const AUXILIARIES = ['gain', 'draw', 'certBack', 'forward', 'remove'] as const;
export type AuxiliaryId = (typeof AUXILIARIES)[number];

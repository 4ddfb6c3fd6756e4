import type { ActionSpec } from './actions';
import type { Hand } from './kinds';
import type { NeutralLetter } from './trail';

/** Private buildings: both sides of 12 tiles. Numbers [P], checked against [S] for 1a 2a 2b 4a 4b 6b 10b 12b. */
export const BUILDING_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export type BuildingNumber = (typeof BUILDING_NUMBERS)[number];
export type BuildingSide = 'a' | 'b';
export type BuildingId = `${BuildingNumber}${BuildingSide}`;

export interface BuildingFacts {
  readonly builders: number;
  readonly vp: number;
  readonly hand: Hand;
  readonly actions: readonly ActionSpec[];
}

const facts = (builders: number, vp: number, hand: Hand, ...actions: ActionSpec[]): BuildingFacts => ({
  builders,
  vp,
  hand,
  actions,
});

const aux: ActionSpec = { type: 'auxiliary', double: true };
const herder = (steps: number): ActionSpec => ({ type: 'herder', steps });
const engine = (reach: Extract<ActionSpec, { type: 'engine' }>['reach']): ActionSpec => ({
  type: 'engine',
  reach,
});

/** Local actions: the list is [S], which number carries which mostly [P]. */
export const BUILDINGS: Readonly<Record<BuildingId, BuildingFacts>> = {
  '1a': facts(1, 1, 'green', { type: 'gainPer', per: 'forestBuilding', dollars: 2 }),
  '2a': facts(
    1,
    1,
    'none',
    { type: 'discard', card: 'galloway', reward: { dollars: 4 } },
    { type: 'buyCattle' },
  ),
  '3a': facts(1, 1, 'none', { type: 'discard', card: 'pair', reward: { dollars: 3 } }, herder(1)),
  '4a': facts(2, 3, 'black', { type: 'hazard', pay: 5 }, herder(2)),
  '5a': facts(3, 4, 'none', { type: 'discard', card: 'value3', reward: { dollars: 7 } }, aux),
  '6a': facts(4, 5, 'none', { type: 'hire', extra: -1 }, engine('engineers')),
  '7a': facts(5, 6, 'both', { type: 'outlawPairs', certificates: 2, dollars: 2 }),
  '8a': facts(5, 6, 'green', { type: 'either', options: [{ type: 'outlaw' }, aux] }, engine(2)),
  '9a': facts(7, 9, 'none', engine(3), { type: 'specialDelivery' }),
  '10a': facts(9, 13, 'black', { type: 'certificates', count: 'limit' }, herder(5)),
  '11a': facts(12, 20, 'none', { type: 'hazard', pay: 2 }, { type: 'hazard', pay: 2 }),
  '12a': facts(4, 5, 'none', { type: 'gainPer', per: 'builder', dollars: 1 }, herder(1)),
  '1b': facts(
    1,
    1,
    'green',
    { type: 'discard', card: 'objective', reward: { certificates: 2 } },
    { type: 'engineBack', spaces: 1, reward: { dollars: 3 } },
  ),
  '2b': facts(
    1,
    1,
    'none',
    { type: 'discard', card: 'santaGertrudis', reward: { engine: 2 } },
    { type: 'discard', card: 'criollo', reward: { dollars: 2 } },
  ),
  '3b': facts(2, 3, 'none', aux, herder(1)),
  '4b': facts(2, 3, 'black', { type: 'drawDiscard', count: 'cowboys' }, herder(3)),
  '5b': facts(
    3,
    4,
    'none',
    { type: 'discard', card: 'pineywoods', reward: { certificates: 2 } },
    { type: 'gainPer', per: 'engineer', dollars: 1 },
  ),
  '6b': facts(4, 5, 'none', { type: 'copyAdjacent' }),
  '7b': facts(5, 6, 'both', engine('forestBuildings')),
  '8b': facts(6, 8, 'none', { type: 'discard', card: 'any', reward: { dollars: 6, objectiveToHand: true } }),
  '9b': facts(6, 8, 'none', { type: 'upgradeBehind' }),
  '10b': facts(8, 11, 'black', { type: 'gain', dollars: 4 }, engine(4), herder(4)),
  '11b': facts(5, 10, 'none', engine('hazards')),
  '12b': facts(3, 4, 'none', { type: 'gainPer', per: 'stationDisc', dollars: 2 }, { type: 'token' }),
};

export const BUILDING_IDS = Object.keys(BUILDINGS) as readonly BuildingId[];

/** Neutral buildings, one tile a letter. [S] */
export const NEUTRALS: Readonly<Record<NeutralLetter, readonly ActionSpec[]>> = {
  A: [
    { type: 'discard', card: 'galloway', reward: { dollars: 2 } },
    { type: 'hire', extra: 0 },
    { type: 'hire', extra: 2 },
  ],
  B: [
    { type: 'discard', card: 'santaGertrudis', reward: { dollars: 2 } },
    { type: 'build', perBuilder: 2 },
  ],
  C: [
    { type: 'either', options: [{ type: 'certificates', count: 1 }, { type: 'objective' }] },
    engine('engineers'),
  ],
  D: [{ type: 'either', options: [{ type: 'outlaw' }, { type: 'engine', reach: 2, pay: 2 }] }, aux],
  E: [{ type: 'discard', card: 'pineywoods', reward: { dollars: 2 } }, { type: 'buyCattle' }],
  F: [
    { type: 'discard', card: 'pair', reward: { dollars: 4 } },
    { type: 'hazard', pay: 7 },
  ],
  G: [engine('engineers'), aux],
};

/** Dollars a builder costs when building as a local action. [S] */
export const DOLLARS_PER_BUILDER = 2;

import type { HazardKind } from './tiles';

/** The trail: a directed graph, spaces in the order of the printed branches. [P] */
// prettier-ignore
export const SPACES = [
  'start', 'A', 'A1', 'A2', 'A3',
  'flood1', 'flood2', 'flood3', 'flood4', 'floodRisk1', 'floodRisk2',
  'B', 'B1', 'B2', 'B3',
  'drought1', 'drought2', 'drought3', 'drought4', 'droughtRisk1',
  'C', 'C1', 'C2', 'D', 'D1',
  'outlaw1', 'outlaw2', 'outlaw3', 'outlaw4', 'outlaw5', 'outlaw6', 'outlaw7', 'outlaw8', 'outlaw9',
  'outlawRisk1', 'outlawRisk2',
  'E', 'E1', 'E2',
  'rockfall1', 'rockfall2', 'rockfall3', 'rockfall4', 'rockfallRisk1', 'rockfallRisk2',
  'F', 'F1', 'F2', 'G', 'G1', 'G2', 'kansasCity',
] as const;
export type SpaceId = (typeof SPACES)[number];

export const SPACE_INDEX = Object.fromEntries(SPACES.map((space, index) => [space, index])) as Readonly<
  Record<SpaceId, number>
>;

export const NEUTRAL_LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
export type NeutralLetter = (typeof NEUTRAL_LETTERS)[number];

/** What follows a space. Where the trail forks, the branch named first comes first. [P] */
export const NEXT: Readonly<Record<SpaceId, readonly SpaceId[]>> = {
  start: ['A'],
  A: ['A1', 'flood1'],
  A1: ['A2'],
  A2: ['A3'],
  A3: ['B'],
  flood1: ['flood2'],
  flood2: ['flood3'],
  flood3: ['flood4'],
  flood4: ['floodRisk1'],
  floodRisk1: ['floodRisk2'],
  floodRisk2: ['B'],
  B: ['B1', 'drought1'],
  B1: ['B2'],
  B2: ['B3'],
  B3: ['C'],
  drought1: ['drought2'],
  drought2: ['drought3'],
  drought3: ['drought4'],
  drought4: ['droughtRisk1'],
  droughtRisk1: ['C'],
  C: ['C1', 'D'],
  C1: ['C2'],
  C2: ['E'],
  D: ['D1', 'outlaw4'],
  D1: ['E'],
  outlaw1: [],
  outlaw2: [],
  outlaw3: [],
  outlaw4: ['outlaw5'],
  outlaw5: ['outlaw6'],
  outlaw6: ['outlaw7'],
  outlaw7: ['outlaw8'],
  outlaw8: ['outlaw9'],
  outlaw9: ['outlawRisk1'],
  outlawRisk1: ['outlawRisk2'],
  outlawRisk2: ['E'],
  E: ['E1', 'rockfall1'],
  E1: ['E2'],
  E2: ['F'],
  rockfall1: ['rockfall2'],
  rockfall2: ['rockfall3'],
  rockfall3: ['rockfall4'],
  rockfall4: ['rockfallRisk1'],
  rockfallRisk1: ['rockfallRisk2'],
  rockfallRisk2: ['F'],
  F: ['F1', 'F2'],
  F1: ['G'],
  F2: ['G'],
  G: ['G1', 'G2'],
  G1: ['kansasCity'],
  G2: ['kansasCity'],
  kansasCity: [],
};

/** Building spaces for private buildings (22). [P] */
// prettier-ignore
export const SITES = [
  'A1', 'A2', 'A3', 'floodRisk1', 'floodRisk2', 'B1', 'B2', 'B3', 'droughtRisk1', 'C1', 'C2', 'D1',
  'outlawRisk1', 'outlawRisk2', 'E1', 'E2', 'rockfallRisk1', 'rockfallRisk2', 'F1', 'F2', 'G1', 'G2',
] as const satisfies readonly SpaceId[];
export type SiteId = (typeof SITES)[number];

/** Sites inside a hazard branch; the outlaw branch is not one. [P] */
// prettier-ignore
export const HAZARD_BRANCH_SITES: readonly SiteId[] = [
  'floodRisk1', 'floodRisk2', 'droughtRisk1', 'rockfallRisk1', 'rockfallRisk2',
];

/** Sites in a forest. [P] */
export const FOREST_SITES: readonly SiteId[] = [
  'floodRisk2',
  'B1',
  'C1',
  'C2',
  'E1',
  'E2',
  'rockfallRisk2',
  'F2',
];

/** Sites with an extra local action for the owner: any card, or a Criollo with 2 dollars on top. [P] */
export const RISK_ACTIONS: Readonly<Partial<Record<SpaceId, 'riskAny' | 'riskCriollo'>>> = {
  floodRisk1: 'riskAny',
  droughtRisk1: 'riskAny',
  outlawRisk1: 'riskAny',
  rockfallRisk1: 'riskAny',
  floodRisk2: 'riskCriollo',
  outlawRisk2: 'riskCriollo',
  rockfallRisk2: 'riskCriollo',
};

/** Spaces of the three hazard sections, lowest number first. [P] */
export const HAZARD_SPACES: Readonly<Record<HazardKind, readonly SpaceId[]>> = {
  flood: ['flood1', 'flood2', 'flood3', 'flood4'],
  drought: ['drought1', 'drought2', 'drought3', 'drought4'],
  rockfall: ['rockfall1', 'rockfall2', 'rockfall3', 'rockfall4'],
};

/** Spaces of the outlaw section, lowest number first; the first three lie beside the trail. [P] */
// prettier-ignore
export const OUTLAW_SPACES = [
  'outlaw1', 'outlaw2', 'outlaw3', 'outlaw4', 'outlaw5', 'outlaw6', 'outlaw7', 'outlaw8', 'outlaw9',
] as const satisfies readonly SpaceId[];

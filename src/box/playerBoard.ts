import type { ActionSpec, AuxiliaryId } from './actions';
import type { Corner, WorkerKind } from './kinds';

/** The player board: 14 disc spaces, worker rows, limits. [P] unless said. */
// prettier-ignore
export const DISC_SPACES = [
  'gain2', 'draw2', 'certBack1', 'certBack2', 'forward1', 'forward2', 'remove1', 'remove2',
  'limit4', 'limit6', 'stepDollars', 'stepVp', 'handA', 'handB',
] as const;
export type DiscSpace = (typeof DISC_SPACES)[number];
export const DISCS = DISC_SPACES.length;

const DARK: readonly DiscSpace[] = ['limit6', 'stepDollars', 'stepVp', 'handA', 'handB'];

export const DISC_CORNER = Object.fromEntries(
  DISC_SPACES.map((space) => [space, DARK.includes(space) ? 'dark' : 'white']),
) as Readonly<Record<DiscSpace, Corner>>;

/** Dollars at once (positive) or the price (negative) of emptying a disc space. [S] */
export const DISC_DOLLARS: Readonly<Partial<Record<DiscSpace, number>>> = {
  stepDollars: 3,
  handA: -5,
  handB: -5,
};
export const STEP_DISC_VP = 3;

/** Disc spaces that open an auxiliary action: one empty for single, both for double; `open` starts empty. */
export const AUXILIARY_DISCS: Readonly<Record<AuxiliaryId, readonly (DiscSpace | 'open')[]>> = {
  gain: ['open', 'gain2'],
  draw: ['open', 'draw2'],
  certBack: ['certBack1', 'certBack2'],
  forward: ['forward1', 'forward2'],
  remove: ['remove1', 'remove2'],
};

export const START_STEP_LIMIT = 3;
export const START_HAND_LIMIT = 4;
export const CERTIFICATE_LIMITS = [3, 4, 6] as const;
export const START_DOLLARS = 6;
export const START_TOKENS = 1;

/** Worker rows hold six; the first is printed. [S] */
export const ROW_SIZE = 6;
export const PRINTED_WORKERS = 1;
/** Workers in columns 5 and 6 are worth 4 VP each. [S] */
export const WORKER_VP_FROM_COLUMN = 5;
export const WORKER_VP = 4;

/** Immediate action of a worker row by column (2-6). [P] */
export const IMMEDIATE: Readonly<Record<WorkerKind, Readonly<Partial<Record<number, ActionSpec>>>>> = {
  cowboy: { 4: { type: 'hazard', pay: 0 }, 6: { type: 'outlaw' } },
  builder: { 4: { type: 'build', perBuilder: 1 }, 6: { type: 'build', perBuilder: 1 } },
  engineer: {
    2: { type: 'discard', card: 'criollo', reward: { certificates: 1 } },
    3: { type: 'discard', card: 'criollo', reward: { dollars: 2 } },
    4: { type: 'hire', extra: -2 },
    5: { type: 'discard', card: 'criollo', reward: { certificates: 2 } },
    6: { type: 'discard', card: 'criollo', reward: { dollars: 4 } },
  },
};

/** Dollars that make one VP at the end. [S] */
export const DOLLARS_PER_VP = 5;

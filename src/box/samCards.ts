import type { Difficulty } from './kinds';
import type { CityId } from './railroad';

/** Sam's 15 cards. Actions [S]; steps of 1-9 and the symbols of 10-12, 14, 15 [?]. */
export const SAM_CARDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] as const;
export type SamCard = (typeof SAM_CARDS)[number];

/** A number of steps, as many as his specialists, or as the most private buildings one of you has. */
export type SamSteps = number | 'specialists' | 'buildings';

export type SamAction =
  | 'hireCheapest'
  | 'hireSpecialist'
  | 'cattle'
  | 'build'
  | 'engine'
  | 'objective'
  | 'outlaw'
  | 'hazard'
  | 'cattleSplit'
  | 'buildSplit'
  | 'engineSplit';

export interface SamCardFacts {
  readonly action: SamAction;
  readonly steps: SamSteps;
}

export const SAM_CARD: Readonly<Record<SamCard, SamCardFacts>> = {
  1: { action: 'hireCheapest', steps: 1 },
  2: { action: 'hireSpecialist', steps: 1 },
  3: { action: 'cattle', steps: 2 },
  4: { action: 'build', steps: 2 },
  5: { action: 'engine', steps: 1 },
  6: { action: 'engine', steps: 2 },
  7: { action: 'objective', steps: 1 },
  8: { action: 'outlaw', steps: 1 },
  9: { action: 'hazard', steps: 1 },
  10: { action: 'cattle', steps: 'buildings' },
  11: { action: 'build', steps: 'buildings' },
  12: { action: 'engine', steps: 'buildings' },
  13: { action: 'cattleSplit', steps: 'specialists' },
  14: { action: 'buildSplit', steps: 'specialists' },
  15: { action: 'engineSplit', steps: 'specialists' },
};

/** Variable steps are at least 1 and at most 5. [S] */
export const SAM_STEPS_MIN = 1;
export const SAM_STEPS_MAX = 5;

/** Cards left in the box, extra workers and first city by level. [S] */
export const LEVEL: Readonly<
  Record<
    Difficulty,
    { readonly cards: readonly SamCard[]; readonly extraWorkers: boolean; readonly firstCity: CityId }
  >
> = {
  easy: { cards: SAM_CARDS.filter((card) => card <= 12), extraWorkers: false, firstCity: 'bloomington' },
  medium: { cards: SAM_CARDS, extraWorkers: false, firstCity: 'bloomington' },
  hard: { cards: SAM_CARDS, extraWorkers: true, firstCity: 'peoria' },
};

/** Sam's tiles show this side whatever the player uses. [S] */
export const SAM_SIDE = 'b';

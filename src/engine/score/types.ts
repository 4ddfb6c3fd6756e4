import type { Task } from '../../box/objectives';
import type { Objective } from '../table/state';

/** The 11 categories, in their printed order. [S] */
export const CATEGORIES = [
  'money',
  'buildings',
  'cities',
  'stations',
  'hazards',
  'cattle',
  'objectives',
  'masters',
  'workers',
  'stepDisc',
  'jobToken',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** Where a point came from, as message keys. */
export const SCORE_LINES = [
  'dollars',
  'building',
  'city',
  'arrow',
  'station',
  'hazard',
  'cattle',
  'objectiveFulfilled',
  'objectiveFailed',
  'objectiveSam',
  'master',
  'workers',
  'stepDisc',
  'jobToken',
] as const;
export type ScoreLineKey = (typeof SCORE_LINES)[number];

export interface ScoreLine {
  readonly key: ScoreLineKey;
  readonly params: Readonly<Record<string, string | number>>;
  readonly vp: number;
}

export interface CategoryScore {
  readonly vp: number;
  readonly lines: readonly ScoreLine[];
}

/** A thing that serves a task: a building's id, a tile, a card, a station's place, a city. */
export interface Served {
  readonly task: Task;
  readonly thing: string;
}

/** What became of an objective card. */
export interface CountedObjective {
  readonly card: Objective;
  readonly from: 'area' | 'herd';
  /** `left`: a herd card that is better not counted. */
  readonly outcome: 'fulfilled' | 'failed' | 'left';
  readonly vp: number;
  readonly served: readonly Served[];
}

export interface ScoreSheet {
  readonly categories: Readonly<Record<Category, CategoryScore>>;
  readonly total: number;
  /** The best assignment of things to the player's objectives; Sam's count without one. */
  readonly objectives: readonly CountedObjective[];
}

export interface Score {
  readonly player: ScoreSheet;
  readonly sam: ScoreSheet;
}

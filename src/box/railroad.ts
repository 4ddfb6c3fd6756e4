import type { Corner } from './kinds';

/** The railroad: numbered spaces 0-39, turnouts written x.5. Positions and prices [P], the rest [S]. */
export const TRACK_END = 39;

export interface StationFacts {
  readonly at: number;
  readonly cost: number;
  readonly vp: number;
  readonly corner: Corner;
}

const station = (at: number, cost: number, vp: number, corner: Corner): StationFacts => ({
  at,
  cost,
  vp,
  corner,
});

/** Stations from left to right; the first five get a station master at setup. */
export const STATIONS: readonly StationFacts[] = [
  station(4.5, 2, 1, 'white'),
  station(7.5, 2, 1, 'white'),
  station(10.5, 4, 2, 'white'),
  station(13.5, 4, 2, 'white'),
  station(16.5, 6, 3, 'dark'),
  station(21.5, 8, 5, 'dark'),
  station(25.5, 7, 6, 'dark'),
  station(29.5, 6, 7, 'dark'),
  station(33.5, 5, 8, 'dark'),
  station(39, 3, 9, 'dark'),
];
export const STATIONS_WITH_MASTER = 5;

/** Level crossings lie right after these spaces; each costs 1 dollar of transport. [P] */
export const CROSSINGS: readonly number[] = [3, 4, 5, 7, 9, 10, 11, 13, 15, 16, 17];
export const CROSSING_DOLLARS = 1;

/** Dollars for leaving space 39. [S] */
export const TRACK_END_DOLLARS = 3;

// prettier-ignore
export const CITIES = [
  'kansasCity', 'fulton', 'stLouis', 'bloomington', 'peoria', 'chicago', 'toledo', 'pittsburgh', 'philadelphia', 'newYork',
] as const;
export type CityId = (typeof CITIES)[number];

export interface CityFacts {
  readonly value: number;
  readonly corner: Corner;
  /** VP for every disc there at the end. */
  readonly vp: number;
  /** May be delivered to again and again. */
  readonly repeat: boolean;
}

export const CITY: Readonly<Record<CityId, CityFacts>> = {
  kansasCity: { value: 0, corner: 'white', vp: -6, repeat: true },
  fulton: { value: 1, corner: 'white', vp: 0, repeat: false },
  stLouis: { value: 4, corner: 'white', vp: 0, repeat: false },
  bloomington: { value: 6, corner: 'white', vp: 0, repeat: false },
  peoria: { value: 8, corner: 'white', vp: 0, repeat: false },
  chicago: { value: 10, corner: 'dark', vp: 0, repeat: false },
  toledo: { value: 12, corner: 'dark', vp: 0, repeat: false },
  pittsburgh: { value: 14, corner: 'white', vp: 0, repeat: false },
  philadelphia: { value: 16, corner: 'dark', vp: 6, repeat: false },
  newYork: { value: 18, corner: 'dark', vp: 9, repeat: true },
};

/** Dollars at once for a delivery to Kansas City. */
export const KANSAS_CITY_DOLLARS = 4;

export interface Arrow {
  readonly from: CityId;
  readonly to: CityId;
  readonly reward: 'objective' | 'token' | null;
  readonly vp: number;
}

/** Arrows between neighbours: paid when the second of the two gets a disc of the same owner, VP at the end. */
export const ARROWS: readonly Arrow[] = [
  { from: 'fulton', to: 'stLouis', reward: 'objective', vp: -3 },
  { from: 'stLouis', to: 'bloomington', reward: 'token', vp: 0 },
  { from: 'bloomington', to: 'peoria', reward: 'objective', vp: 0 },
  { from: 'peoria', to: 'chicago', reward: 'objective', vp: 0 },
  { from: 'chicago', to: 'toledo', reward: null, vp: 6 },
  { from: 'toledo', to: 'pittsburgh', reward: null, vp: 8 },
  { from: 'pittsburgh', to: 'philadelphia', reward: null, vp: 4 },
];

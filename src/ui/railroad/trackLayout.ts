import { CROSSINGS, STATIONS, TRACK_END } from '@/box/railroad';

/** Every place an engine can stand on, in order: numbered spaces and the turnouts between them. */
export const TRACK: readonly number[] = Array.from({ length: TRACK_END + 1 }, (_, space) =>
  STATIONS.some(({ at }) => at === space + 0.5) ? [space, space + 0.5] : [space],
).flat();

export const COLUMNS = 7;
export const CELL = 48;
export const PITCH = 68;
const MARGIN = 7;
const TOP = 40;

export const ROWS = Math.ceil(TRACK.length / COLUMNS);
export const SHEET = {
  width: COLUMNS * CELL + 2 * MARGIN,
  height: TOP + (ROWS - 1) * PITCH + 38,
} as const;

export type Point = readonly [x: number, y: number];

/** Where a place of the track lies: rows that turn back at each end, like a line in the hills. */
export function trackPlace(at: number): Point {
  const index = TRACK.indexOf(at);
  const row = Math.floor(index / COLUMNS);
  const step = index % COLUMNS;
  const column = row % 2 === 0 ? step : COLUMNS - 1 - step;
  return [MARGIN + CELL / 2 + column * CELL, TOP + row * PITCH];
}

/** The line through all places as one path. */
export const LINE = TRACK.map((at, index) => {
  const [x, y] = trackPlace(at);
  if (index === 0) return `M${x} ${y}`;
  if (index % COLUMNS !== 0) return `L${x} ${y}`;
  const side = Math.floor(index / COLUMNS) % 2 === 1 ? 1 : -1;
  const bend = x + side * 27;
  return `C${bend} ${y - PITCH} ${bend} ${y} ${x} ${y}`;
}).join('');

export const stationIndex = (at: number): number => STATIONS.findIndex((station) => station.at === at);

export type Crossing = { readonly after: number; readonly at: Point };

/** Level crossings, each between a space and the place after it. */
export const CROSSING_PLACES: readonly Crossing[] = CROSSINGS.map((after) => {
  const [x1, y1] = trackPlace(after);
  const next = TRACK[TRACK.indexOf(after) + 1] ?? after;
  const [x2, y2] = trackPlace(next);
  const turns = y1 !== y2;
  const bulge = x1 > SHEET.width / 2 ? 20 : -20;
  // A station's tile is wider than a numbered space, so the crossing moves away from it.
  const share = !turns && stationIndex(next) >= 0 ? 0.41 : 0.5;
  return { after, at: [x1 + (x2 - x1) * share + (turns ? bulge : 0), (y1 + y2) / 2] };
});

import { NEXT, SPACES, type SpaceId } from '@/box/trail';

/** The drawing's own measure: spaces are placed on a sheet this large, whatever the screen. */
export const WORLD = { width: 360, height: 400 } as const;

export type Point = readonly [x: number, y: number];

/** Where each space lies, so that the picture reads like the board; nudged until nothing overlaps. */
// prettier-ignore
export const PLACES: Readonly<Record<SpaceId, Point>> = {
  start: [333, 374], A: [270, 305], A1: [223, 297], A2: [177, 292], A3: [131, 290],
  flood1: [286, 357], flood2: [256, 361], flood3: [226, 361], flood4: [196, 358],
  floodRisk1: [155, 348], floodRisk2: [111, 346],
  B: [67, 338], B1: [84, 289], B2: [90, 246], B3: [106, 203],
  drought1: [25, 301], drought2: [21, 267], drought3: [24, 233], drought4: [36, 203], droughtRisk1: [62, 168],
  C: [118, 156], C1: [170, 140], C2: [221, 140], D: [172, 190], D1: [226, 186],
  outlaw1: [180, 226], outlaw2: [209, 226], outlaw3: [238, 226],
  outlaw4: [137, 247], outlaw5: [163, 257], outlaw6: [190, 261], outlaw7: [217, 262], outlaw8: [244, 260],
  outlaw9: [271, 255], outlawRisk1: [310, 234], outlawRisk2: [311, 193],
  E: [283, 156], E1: [240, 98], E2: [190, 93],
  rockfall1: [319, 127], rockfall2: [326, 94], rockfall3: [316, 62], rockfall4: [285, 46],
  rockfallRisk1: [244, 44], rockfallRisk2: [199, 43],
  F: [150, 64], F1: [108, 41], F2: [132, 108], G: [80, 106], G1: [27, 112], G2: [46, 67], kansasCity: [50, 24],
};

export const KANSAS_CITY_BOX = { width: 84, height: 26 } as const;

export type Edge = {
  readonly from: SpaceId;
  readonly to: SpaceId;
  readonly a: Point;
  readonly b: Point;
  /** Control points of the curve between them. */
  readonly c1: Point;
  readonly c2: Point;
};

const PREVIOUS: Readonly<Partial<Record<SpaceId, readonly SpaceId[]>>> = SPACES.reduce<
  Partial<Record<SpaceId, SpaceId[]>>
>((before, space) => {
  for (const next of NEXT[space]) (before[next] ??= []).push(space);
  return before;
}, {});

const BEND = 0.17;

/** The neighbour that bends a curve: only where the trail neither forks nor joins. */
const only = (list: readonly SpaceId[] | undefined): SpaceId | undefined =>
  list?.length === 1 ? list[0] : undefined;

function edgeOf(from: SpaceId, to: SpaceId): Edge {
  const a = PLACES[from];
  const b = PLACES[to];
  const before = NEXT[from].length === 1 ? only(PREVIOUS[from]) : undefined;
  const after = PREVIOUS[to]?.length === 1 ? only(NEXT[to]) : undefined;
  const p = before === undefined ? a : PLACES[before];
  const n = after === undefined ? b : PLACES[after];
  return {
    from,
    to,
    a,
    b,
    c1: [a[0] + (b[0] - p[0]) * BEND, a[1] + (b[1] - p[1]) * BEND],
    c2: [b[0] - (n[0] - a[0]) * BEND, b[1] - (n[1] - a[1]) * BEND],
  };
}

/** Every step of the trail as a curve. */
export const EDGES: readonly Edge[] = SPACES.flatMap((from) => NEXT[from].map((to) => edgeOf(from, to)));

export const curveOf = ({ a, b, c1, c2 }: Edge): string =>
  `M${a[0]} ${a[1]}C${c1[0]} ${c1[1]} ${c2[0]} ${c2[1]} ${b[0]} ${b[1]}`;

/** The middle of a curve and where it points there, in degrees. */
export function middleOf({ a, b, c1, c2 }: Edge): { readonly at: Point; readonly angle: number } {
  const mid = (i: 0 | 1) => (a[i] + 3 * c1[i] + 3 * c2[i] + b[i]) / 8;
  const slope = (i: 0 | 1) => b[i] + c2[i] - c1[i] - a[i];
  return { at: [mid(0), mid(1)], angle: (Math.atan2(slope(1), slope(0)) * 180) / Math.PI };
}

const byStep = new Map(EDGES.map((edge) => [`${edge.from}>${edge.to}`, edge]));

/** The curves a herder follows along a list of spaces; steps over empty spaces are filled in. */
export function curvesAlong(path: readonly SpaceId[]): readonly Edge[] {
  return path.slice(1).flatMap((to, index) => {
    const from = path[index];
    return from === undefined ? [] : wayBetween(from, to);
  });
}

/** The shortest way from one space to another over the printed trail. */
function wayBetween(from: SpaceId, to: SpaceId): readonly Edge[] {
  const cameBy = new Map<SpaceId, Edge | null>([[from, null]]);
  const open: SpaceId[] = [from];
  for (let at = open.shift(); at !== undefined && at !== to; at = open.shift()) {
    for (const next of NEXT[at]) {
      const edge = byStep.get(`${at}>${next}`);
      if (edge !== undefined && !cameBy.has(next)) {
        cameBy.set(next, edge);
        open.push(next);
      }
    }
  }
  const way: Edge[] = [];
  for (let edge = cameBy.get(to); edge; edge = cameBy.get(edge.from)) way.unshift(edge);
  return way;
}

/** The space nearest to a point of the sheet, at most `reach` away. */
export function nearestSpace(point: Point, spaces: readonly SpaceId[], reach: number): SpaceId | null {
  let best: SpaceId | null = null;
  let least = reach;
  for (const space of spaces) {
    const [x, y] = PLACES[space];
    const distance = Math.hypot(x - point[0], y - point[1]);
    if (distance <= least) {
      least = distance;
      best = space;
    }
  }
  return best;
}

export type Box = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/** The part of the sheet that holds these spaces, with room around them. */
export function boxAround(spaces: readonly SpaceId[], room = 34): Box {
  const xs = spaces.map((space) => PLACES[space][0]);
  const ys = spaces.map((space) => PLACES[space][1]);
  const left = Math.min(...xs) - room;
  const top = Math.min(...ys) - room;
  return { left, top, width: Math.max(...xs) + room - left, height: Math.max(...ys) + room - top };
}

import { inHazardBranch, isSite, NAMED, routes, SIDE_B } from './facts';
import { best, type Deed, type Game, type Position } from './game';

/** Printed spaces from one space to another by the shortest way; infinite when it is not ahead. */
function steps(from: string, to: string): number {
  const hits = routes(from)
    .map((route) => route.indexOf(to))
    .filter((at) => at >= 0);
  return Math.min(Infinity, ...hits.map((at) => at + 1));
}

/** The nearest free sites ahead of the player's herder, the way named first coming first. */
export function sites(at: Position): string[] {
  const free = NAMED.filter((space) => isSite(space) && !inHazardBranch(space) && !at.trail[space]);
  const nearest = (from: string): string[] =>
    best(
      free.filter((space) => space !== from && steps(from, space) < Infinity),
      (space) => [steps(from, space)],
    );
  const ahead = nearest(at.herders.player);
  return ahead.length > 0 ? ahead : nearest('start');
}

const needs = (n: number): number => SIDE_B[n]?.[0] ?? Infinity;
const hand = (n: number): number => (SIDE_B[n]?.[1] ? 1 : 0);

function placements(at: Position, exact: boolean): Deed[] {
  const builders = at.sam.workers.builder;
  const able = at.sam.reserve.filter((n) => (exact ? needs(n) === 1 : needs(n) <= builders));
  const equal = best(able, (n) => [-needs(n), -hand(n)]).sort((a, b) => a - b);
  return equal.flatMap((n) =>
    sites(at).map((space) => ({ do: 'build', building: `${n}b`, space, replaces: null, builders: needs(n) })),
  );
}

function exchanges(at: Position, exact: boolean): Deed[] {
  const most = exact ? 1 : at.sam.workers.builder;
  const standing = Object.entries(at.trail)
    .filter(([, tile]) => tile.startsWith('sam:'))
    .map(([space, tile]) => ({ space, old: parseInt(tile.slice('sam:'.length), 10) }));
  const pairs = standing.flatMap(({ space, old }) =>
    at.sam.reserve.map((n) => ({ space, old, n, gap: needs(n) - needs(old) })),
  );
  const hands = standing.reduce((sum, { old }) => sum + hand(old), 0);
  return best(
    pairs.filter(({ gap }) => gap >= 1 && gap <= most),
    ({ gap, n, old }) => [-gap, -needs(n), -(hands - hand(old) + hand(n))],
  )
    .map((pair) => ({ ...pair, far: steps(pair.space, 'kansasCity'), named: NAMED.indexOf(pair.space) }))
    .sort((a, b) => a.far - b.far || a.named - b.named || a.n - b.n)
    .map(({ space, old, n, gap }) => ({
      do: 'build',
      building: `${n}b`,
      space,
      replaces: `${old}b`,
      builders: gap,
    }));
}

/** Places a building, or exchanges one; `exact` is card 14 for other specialists. */
export function build(game: Game, exact: boolean): void {
  const { at } = game;
  const placed = placements(at, exact);
  const options = placed.length > 0 ? placed : exchanges(at, exact);
  if (options.length === 0) return game.nothing();
  const chosen = options[game.choose(options)];
  const building = String(chosen?.building);
  at.trail[String(chosen?.space)] = `sam:${building}`;
  at.sam.reserve = at.sam.reserve.filter((n) => `${n}b` !== building);
}

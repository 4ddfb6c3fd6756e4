import {
  HAZARD_BRANCH_SITES,
  NEXT,
  SITES,
  SPACES,
  SPACE_INDEX,
  type SiteId,
  type SpaceId,
} from '../../box/trail';
import type { Table } from '../table/state';
import type { Decision } from './types';

interface Ahead {
  readonly site: SiteId;
  /** Printed spaces from where the search starts, empty or not. */
  readonly distance: number;
}

/** Sites outside the hazard branches ahead of a space, nearest first, the branch named first first. */
function sitesAhead(from: SpaceId): readonly Ahead[] {
  const seen = new Set<SpaceId>([from]);
  const found: Ahead[] = [];
  let level: SpaceId[] = [from];
  for (let distance = 1; level.length > 0; distance += 1) {
    const next: SpaceId[] = [];
    for (const space of level.flatMap((at) => NEXT[at])) {
      if (seen.has(space)) continue;
      seen.add(space);
      next.push(space);
      const site = SITES.find((candidate) => candidate === space);
      if (site && !HAZARD_BRANCH_SITES.includes(site)) found.push({ site, distance });
    }
    level = next;
  }
  return found;
}

const AHEAD = Object.fromEntries(SPACES.map((space) => [space, sitesAhead(space)])) as Readonly<
  Record<SpaceId, readonly Ahead[]>
>;

/** Printed spaces from a space to Kansas City by the shortest way. */
export const TO_KANSAS_CITY: Readonly<Record<SpaceId, number>> = (() => {
  const far: Record<string, number> = { kansasCity: 0 };
  for (const space of SPACES.slice(0, -1).reverse()) {
    far[space] = 1 + Math.min(...NEXT[space].map((next) => far[next] ?? Number.POSITIVE_INFINITY));
  }
  return far as Record<SpaceId, number>;
})();

const isFree = (table: Table, site: SiteId): boolean => !table.trail[SPACE_INDEX[site]];

/**
 * Where Sam builds: the first free site ahead of the player's herder towards Kansas City, not in a hazard branch;
 * none up to Kansas City: on from the start. Last the branch named first. Null when every such site is taken.
 */
export function decideSite(table: Table): Decision<SiteId> | null {
  const herder = table.herders.player;
  const from = herder === null || herder === 'kansasCity' ? 'start' : herder;
  const ahead = nearest(table, from);
  if (ahead.length > 0) return decided(ahead, ahead.length > 1 ? 'build.siteTie' : 'build.site');
  const around = nearest(table, 'start');
  return around.length > 0 ? decided(around, 'build.siteFromStart') : null;
}

function nearest(table: Table, from: SpaceId): readonly Ahead[] {
  const free: Ahead[] = [];
  for (const ahead of AHEAD[from]) {
    if (free[0] && ahead.distance > free[0].distance) break;
    if (isFree(table, ahead.site)) free.push(ahead);
  }
  return free;
}

function decided(open: readonly Ahead[], rule: string): Decision<SiteId> {
  const [first, ...rest] = open as [Ahead, ...Ahead[]];
  return {
    chosen: first.site,
    why: { rule, params: { space: first.site, spaces: first.distance } },
    others: rest.map((ahead) => ahead.site),
  };
}

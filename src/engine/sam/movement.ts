import { SAM_STEPS_MAX, SAM_STEPS_MIN, type SamCard } from '../../box/samCards';
import { boxOf } from '../../box/profile';
import { NEXT, SPACE_INDEX, SPACES, type SpaceId } from '../../box/trail';
import { ownerOf, tileFee } from '../table/fees';
import type { Table } from '../table/state';
import type { Beaten, Decision, Why } from './types';

/** One way to make the steps of a card. */
export interface Way {
  readonly path: readonly SpaceId[];
  readonly to: SpaceId;
  /** Locations entered now plus those left to Kansas City by the shortest way. */
  readonly total: number;
  readonly fees: number;
  /** The part of the fees that the player takes from the bank. */
  readonly owed: number;
}

/** Edges by number, so that the search touches no strings. */
const NEXT_INDEX: readonly (readonly number[])[] = SPACES.map((space) =>
  NEXT[space].map((next) => SPACE_INDEX[next]),
);
const KANSAS_CITY = SPACE_INDEX.kansasCity;

/** How many steps a card gives, and which printed symbol says so. */
export function stepsOf(table: Table, card: SamCard): { readonly steps: number; readonly pace: Why } {
  const printed = boxOf(table.profile).samCards[card].steps;
  if (printed === 'specialists') {
    const worker = table.sam.specialization;
    const steps = clamp(table.sam.workers[worker]);
    return { steps, pace: { rule: 'steps.specialists', params: { n: steps, worker } } };
  }
  if (printed === 'buildings') {
    const steps = clamp(mostBuildings(table));
    return { steps, pace: { rule: 'steps.buildings', params: { n: steps } } };
  }
  return { steps: printed, pace: { rule: 'steps.fixed', params: { n: printed } } };
}

const clamp = (steps: number): number => Math.min(SAM_STEPS_MAX, Math.max(SAM_STEPS_MIN, steps));

/** Private buildings on the trail of whoever has more. */
export function mostBuildings(table: Table): number {
  let player = 0;
  let sam = 0;
  for (const tile of table.trail) {
    if (!tile) continue;
    const owner = ownerOf(tile);
    if (owner === 'player') player += 1;
    else if (owner === 'sam') sam += 1;
  }
  return Math.max(player, sam);
}

/** Locations from each space (itself not counted) to Kansas City (counted) by the shortest way. */
export function locationsLeft(table: Table): readonly number[] {
  const left = new Array<number>(SPACES.length).fill(Number.POSITIVE_INFINITY);
  left[KANSAS_CITY] = 0;
  // SPACES is in trail order: every edge leads to a later space.
  for (let at = SPACES.length - 1; at >= 0; at -= 1) {
    for (const next of NEXT_INDEX[at] as readonly number[]) {
      const enters = next === KANSAS_CITY || table.trail[next] ? 1 : 0;
      const total = (left[next] as number) + enters;
      if (total < (left[at] as number)) left[at] = total;
    }
  }
  return left;
}

/** The locations that can be entered next from a space, branch named first first. */
function following(table: Table, at: number, found: number[] = []): number[] {
  for (const next of NEXT_INDEX[at] as readonly number[]) {
    if (next === KANSAS_CITY || table.trail[next]) {
      if (!found.includes(next)) found.push(next);
    } else following(table, next, found);
  }
  return found;
}

/** All ways to make exactly `steps` steps; Kansas City stops the herder early. */
export function waysOf(table: Table, steps: number): readonly Way[] {
  const left = locationsLeft(table);
  const ways: Way[] = [];
  const path: number[] = [];
  const walk = (at: number, fees: number, owed: number): void => {
    if (path.length > 0 && (path.length === steps || at === KANSAS_CITY)) {
      const total = path.length + (left[at] as number);
      ways.push({
        path: path.map((i) => SPACES[i] as SpaceId),
        to: SPACES[at] as SpaceId,
        total,
        fees,
        owed,
      });
      return;
    }
    for (const next of following(table, at)) {
      const tile = table.trail[next];
      const fee = tile ? tileFee(table, tile, 'sam') : 0;
      path.push(next);
      walk(next, fees + fee, owed + (tile && ownerOf(tile) === 'player' ? fee : 0));
      path.pop();
    }
  };
  walk(SPACE_INDEX[table.herders.sam], 0, 0);
  return ways;
}

const CRITERIA = ['total', 'fees', 'owed'] as const;
const RULE = { total: 'move.shortest', fees: 'move.fees', owed: 'move.owed' } as const;
const PARAM = { total: 'locations', fees: 'fees', owed: 'owed' } as const;

/**
 * Movement: the fewest locations in all to Kansas City, then the lowest fees, then the least owed to the player;
 * last the branch named first. Null when the herder stands where no way leads on.
 */
export function decideMove(table: Table, steps: number): Decision<Way> | null {
  const ways = waysOf(table, steps);
  const first = ways[0];
  if (!first) return null;
  if (ways.length === 1) return { chosen: first, why: { rule: 'move.only', params: { steps } }, others: [] };
  let open = ways;
  let why: Why | null = null;
  const beat: Beaten[] = [];
  for (const criterion of CRITERIA) {
    const best = Math.min(...open.map((way) => way[criterion]));
    const lost = open.filter((way) => way[criterion] !== best);
    if (lost.length === 0) continue;
    for (const way of lost) beat.push({ option: way.path.join(' '), criterion, value: way[criterion], best });
    const nearest = Math.min(...lost.map((way) => way[criterion]));
    why = { rule: RULE[criterion], params: { [PARAM[criterion]]: best, lost: nearest }, beat };
    open = open.filter((way) => way[criterion] === best);
    if (open.length === 1) break;
  }
  const [chosen, ...others] = open as [Way, ...Way[]];
  if (others.length > 0) why = { rule: 'move.tie', params: {}, beat };
  return { chosen, why: why ?? { rule: 'move.only', params: { steps } }, others };
}

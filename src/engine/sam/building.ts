import type { BuildingFacts, BuildingId } from '../../box/buildings';
import { boxOf } from '../../box/profile';
import { SAM_SIDE } from '../../box/samCards';
import { SITES, SPACE_INDEX, type SiteId } from '../../box/trail';
import { withTile, type Table, type TrailTile } from '../table/state';
import { report, reportDecision, settled, type Run } from './run';
import { decideSite, TO_KANSAS_CITY } from './site';
import type { Beaten, Decision, Why } from './types';

const samBuilding = (number: number): BuildingId => `${number}${SAM_SIDE}` as BuildingId;
const factsOf = (table: Table, number: number): BuildingFacts =>
  boxOf(table.profile).buildings[samBuilding(number)];
const hasHand = (table: Table, number: number): boolean => factsOf(table, number).hand !== 'none';

/** One thing Sam could build: a tile of his reserve on a free site, or in place of one of his own. */
export interface Plan {
  readonly number: number;
  readonly site: SiteId;
  readonly replaces: number | null;
  readonly builders: number;
}

/** What: the reserve building that needs most builders, not more than he has; equal: one with a hand; last the lower number. */
export function decideBuilding(table: Table, exactly: number | null): Decision<number> | null {
  const have = table.sam.workers.builder;
  const need = (number: number): number => factsOf(table, number).builders;
  const fits = (number: number): boolean =>
    exactly === null ? need(number) <= have : need(number) === exactly && need(number) <= have;
  const possible = table.sam.reserve.filter(fits);
  if (possible.length === 0) return null;
  const builders = Math.max(...possible.map(need));
  const beat: Beaten[] = [];
  const smaller = possible.filter((number) => need(number) < builders);
  for (const number of smaller) {
    beat.push({ option: samBuilding(number), criterion: 'builders', value: need(number), best: builders });
  }
  let open = possible.filter((number) => need(number) === builders);
  let why: Why =
    exactly === null
      ? {
          rule: 'build.mostBuilders',
          params: { builders, have, ...(smaller.length > 0 ? { lost: Math.max(...smaller.map(need)) } : {}) },
          beat,
        }
      : { rule: 'build.one', params: { builders }, beat };
  const handed = open.filter((number) => hasHand(table, number));
  if (handed.length > 0 && handed.length < open.length) {
    for (const number of open) {
      if (!handed.includes(number))
        beat.push({ option: samBuilding(number), criterion: 'hand', value: 0, best: 1 });
    }
    open = handed;
    why = { rule: 'build.hand', params: { builders }, beat };
  }
  const [chosen, ...others] = open.slice().sort((a, b) => a - b) as [number, ...number[]];
  if (others.length > 0) why = { rule: 'build.lowestNumber', params: { builders }, beat };
  return { chosen, why, others };
}

interface Standing {
  readonly number: number;
  readonly site: SiteId;
}

/** Sam's buildings on the trail. */
function standing(table: Table): readonly Standing[] {
  const found: Standing[] = [];
  for (const site of SITES) {
    const tile = table.trail[SPACE_INDEX[site]];
    if (tile?.startsWith('sam:'))
      found.push({ number: Number.parseInt(tile.slice('sam:'.length), 10), site });
  }
  return found;
}

interface Exchange extends Plan {
  readonly need: number;
  /** Sam's buildings with a hand afterwards. */
  readonly hands: number;
}

/** Every exchange of one of his own for a reserve building that needs more, within his builders. */
function exchanges(table: Table, exactly: number | null): readonly Exchange[] {
  const have = table.sam.workers.builder;
  const own = standing(table);
  const hands = own.filter(({ number }) => hasHand(table, number)).length;
  const found: Exchange[] = [];
  for (const { number: old, site } of own) {
    for (const number of table.sam.reserve) {
      const need = factsOf(table, number).builders;
      const builders = need - factsOf(table, old).builders;
      if (builders < 1 || builders > have || (exactly !== null && builders !== exactly)) continue;
      const change = Number(hasHand(table, number)) - Number(hasHand(table, old));
      found.push({ number, site, replaces: old, builders, need, hands: hands + change });
    }
  }
  return found;
}

const EXCHANGE_CRITERIA = [
  ['build.replaceMost', 'builders', 'builders', (e: Exchange) => e.builders],
  ['build.replaceHighest', 'need', 'builders', (e: Exchange) => e.need],
  ['build.replaceHands', 'hands', 'hands', (e: Exchange) => e.hands],
] as const;

/**
 * Replacement: as many builders as possible; equal: the reserve building with the highest requirement; equal: the
 * exchange that leaves most buildings with a hand; last the one nearest Kansas City, then the lower number.
 */
export function decideExchange(table: Table, exactly: number | null): Decision<Plan> | null {
  let open = exchanges(table, exactly);
  if (open.length === 0) return null;
  const have = table.sam.workers.builder;
  const beat: Beaten[] = [];
  const first = open[0] as Exchange;
  let why: Why =
    exactly === null
      ? { rule: 'build.replaceMost', params: { builders: first.builders, have } }
      : { rule: 'build.replaceOne', params: { builders: exactly } };
  for (const [rule, criterion, param, measure] of EXCHANGE_CRITERIA) {
    const best = Math.max(...open.map(measure));
    const lost = open.filter((e) => measure(e) !== best);
    if (lost.length === 0) continue;
    for (const e of lost) {
      const option = `${samBuilding(e.number)} ${e.site}`;
      beat.push({ option, criterion, value: measure(e), best });
    }
    open = open.filter((e) => measure(e) === best);
    why = { rule, params: { [param]: best, have, lost: Math.max(...lost.map(measure)) }, beat };
  }
  const byNearness = (a: Exchange, b: Exchange): number =>
    TO_KANSAS_CITY[a.site] - TO_KANSAS_CITY[b.site] ||
    SPACE_INDEX[a.site] - SPACE_INDEX[b.site] ||
    a.number - b.number;
  const [chosen, ...others] = open.slice().sort(byNearness) as [Exchange, ...Exchange[]];
  if (others.length > 0) why = { rule: 'build.replaceNearest', params: {}, beat };
  return { chosen, why, others };
}

/** Where and what together: the plan Sam carries out, equal plans beside it. */
export function decidePlan(table: Table, exactly: number | null): Decision<Plan> | null {
  const building = decideBuilding(table, exactly);
  const site = building && decideSite(table);
  if (!building || !site) return decideExchange(table, exactly);
  const plans = [building.chosen, ...building.others].flatMap((number) =>
    [site.chosen, ...site.others].map((at): Plan => ({
      number,
      site: at,
      replaces: null,
      builders: factsOf(table, number).builders,
    })),
  );
  const [chosen, ...others] = plans as [Plan, ...Plan[]];
  return { chosen, why: { ...building.why, also: [site.why] }, others };
}

/** Builds by the plan. `exactly` is 1 for card 14 when Sam is no builder. */
export function build(run: Run, exactly: number | null): void {
  const decision = decidePlan(run.table, exactly);
  if (!decision) return nothing(run, exactly);
  const plan = settled(run, 'build', decision);
  const { number, site, replaces, builders } = plan;
  reportDecision(
    run,
    'build',
    decision,
    (other) => ({
      building: samBuilding(other.number),
      space: other.site,
      replaces: other.replaces === null ? null : samBuilding(other.replaces),
    }),
    {
      do: 'build',
      building: samBuilding(number),
      space: site,
      replaces: replaces === null ? null : samBuilding(replaces),
      builders,
    },
  );
  const { sam, trail } = run.table;
  const tile: TrailTile = `sam:${samBuilding(number)}`;
  run.table = {
    ...run.table,
    trail: withTile(trail, site, tile),
    sam: { ...sam, reserve: sam.reserve.filter((other) => other !== number) },
  };
}

function nothing(run: Run, exactly: number | null): void {
  const because = exactly !== null ? 'noOneBuilder' : decideSite(run.table) ? 'noBuilding' : 'noSite';
  report(run, { do: 'nothing', action: 'build', because }, { rule: `nothing.${because}`, params: {} });
}

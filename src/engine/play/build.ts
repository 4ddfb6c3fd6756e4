import type { BuildingId } from '../../box/buildings';
import { DOLLARS_PER_BUILDER } from '../../box/buildings';
import { boxOf } from '../../box/profile';
import { SITES, SPACE_INDEX, type SpaceId } from '../../box/trail';
import { ok } from '../../lib/result';
import { buildingOf, ownerOf } from '../table/fees';
import { withTile, type Table, type TrailTile } from '../table/state';
import { claim } from './claim';
import { canPay, pay, withTurn } from './purse';
import { refuse, type Played } from './refuse';
import type { PlayerEvent, PlayState } from './types';

const SITE_SET: ReadonlySet<string> = new Set(SITES);

/** The side of building `number` this player uses. */
export const ownBuilding = (table: Table, number: number): BuildingId =>
  `${number}${table.player.sides[number - 1] ?? 'a'}` as BuildingId;

/** Builders needed for a building on a site: on an own building only the difference. */
export function buildersFor(table: Table, number: number, space: SpaceId): number {
  const { buildings } = boxOf(table.profile);
  const needed = buildings[ownBuilding(table, number)].builders;
  const there = table.trail[SPACE_INDEX[space]];
  const old = there && ownerOf(there) === 'player' ? buildingOf(there) : null;
  return old === null ? needed : needed - buildings[old].builders;
}

/** One building the player could put up, with what it costs. */
export interface Buildable {
  readonly building: number;
  readonly space: SpaceId;
  readonly builders: number;
  readonly dollars: number;
}

/** Every building of the reserve on every empty site, and every replacement of an own building. */
export function buildables(state: PlayState, perBuilder: number): readonly Buildable[] {
  const found: Buildable[] = [];
  eachBuildable(state, perBuilder, (one) => {
    found.push(one);
    return false;
  });
  return found;
}

/** True when anything at all can be built. */
export const canBuild = (state: PlayState, perBuilder: number): boolean =>
  eachBuildable(state, perBuilder, () => true);

/** Visits what can be built until `enough` says so. */
function eachBuildable(state: PlayState, perBuilder: number, enough: (one: Buildable) => boolean): boolean {
  const { table } = state;
  const { buildings } = boxOf(table.profile);
  const have = table.player.workers.builder;
  for (const space of SITES) {
    const there = table.trail[SPACE_INDEX[space]];
    if (there && ownerOf(there) !== 'player') continue;
    const old = there ? buildingOf(there) : null;
    const saved = old === null ? 0 : buildings[old].builders;
    for (const building of table.player.reserve) {
      const builders = buildings[ownBuilding(table, building)].builders - saved;
      if (builders > have || (old !== null && builders <= 0)) continue;
      const dollars = builders * perBuilder;
      if (canPay(state, dollars) && enough({ building, space, builders, dollars })) return true;
    }
  }
  return false;
}

type BuildEvent = Extract<PlayerEvent, { type: 'build' }>;

/**
 * Build on an empty site, or replace an own building by one that needs more for the difference; the old
 * tile leaves the game, and one replaced under the herder is not used this turn.
 */
export function applyBuild(state: PlayState, event: BuildEvent): Played {
  const force = event.force === true;
  const claimed = claim(state, event, ['build'], { type: 'build', perBuilder: DOLLARS_PER_BUILDER });
  if (!claimed.ok) return claimed;
  const { table } = state;
  const { building, space } = event;
  if (!SITE_SET.has(space)) return refuse('notASite', { space });
  if (!table.player.reserve.includes(building)) return refuse('notInReserve', { building });
  const there = table.trail[SPACE_INDEX[space]] ?? null;
  if (there !== null && ownerOf(there) !== 'player') return refuse('siteTaken', { space });
  const builders = buildersFor(table, building, space);
  if (!force) {
    if (there !== null && builders <= 0) return refuse('notMoreBuilders', { building });
    const have = table.player.workers.builder;
    if (builders > have) return refuse('notEnoughBuilders', { needed: builders, have });
  }
  const paid = pay(claimed.value.state, builders * claimed.value.spec.perBuilder, force);
  if (!paid.ok) return paid;
  const tile: TrailTile = `player:${ownBuilding(table, building)}`;
  const { player } = paid.value.table;
  const built: PlayState = {
    ...paid.value,
    table: {
      ...paid.value.table,
      trail: withTile(table.trail, space, tile),
      player: { ...player, reserve: player.reserve.filter((number) => number !== building) },
    },
  };
  return ok(there === null ? built : closeOffersOf(built, space));
}

/** The building of these offers is gone. */
function closeOffersOf(state: PlayState, space: SpaceId): PlayState {
  const { offers } = state.turn;
  if (!offers.some((offer) => offer.source === space && !offer.used)) return state;
  return withTurn(state, {
    offers: offers.map((offer) => (offer.source === space ? { ...offer, used: true } : offer)),
  });
}

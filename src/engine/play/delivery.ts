import { ARROWS, CITIES, CITY, CROSSINGS, KANSAS_CITY_DOLLARS, type CityId } from '../../box/railroad';
import { ok } from '../../lib/result';
import { withItem, type City, type Table } from '../table/state';
import { claim, popPending, pushPending } from './claim';
import { discChoices, takeDisc } from './discs';
import { engineStops, isOccupied, isTrackSpace, spacesBack } from './engine';
import { gain, pay, withPlayer } from './purse';
import { refuse, type Played } from './refuse';
import type { DiscSource, Pending, PlayerEvent, PlayState } from './types';

type Deliver = Extract<Pending, { type: 'deliver' }>;

/** 1 dollar for every crossing between the engine and the city's value; a turnout counts as the next space. */
export function transportCost(table: Table, city: CityId): number {
  const engine = Math.ceil(table.engines.player);
  let cost = 0;
  for (const crossing of CROSSINGS) if (crossing >= engine && crossing < CITY[city].value) cost += 1;
  return cost;
}

/** Only Kansas City and New York may be delivered to more than once. */
export const isOpenCity = (table: Table, city: CityId): boolean =>
  CITY[city].repeat || (table.cities[CITIES.indexOf(city)]?.player ?? 0) === 0;

/** Dollars left for a disc that costs money, once transport is paid; what Kansas City pays comes too late for it. */
const purseFor = (state: PlayState, city: CityId, special: boolean): number =>
  state.table.player.dollars - (special ? 0 : transportCost(state.table, city));

/** Discs that can be delivered to a city now. */
export const deliveryDiscs = (state: PlayState, city: CityId, special: boolean): readonly DiscSource[] =>
  discChoices(state, CITY[city].corner, purseFor(state, city, special));

/** False in the rare case that no disc at all can be placed anywhere within reach. */
export function canDeliver(state: PlayState, { limit, special }: Deliver): boolean {
  for (const city of CITIES) {
    if (CITY[city].value > limit || !isOpenCity(state.table, city)) continue;
    if (deliveryDiscs(state, city, special).length > 0) return true;
  }
  return false;
}

type DeliverEvent = Extract<PlayerEvent, { type: 'deliver' }>;

/** A disc on a city within reach: dollars, arrow rewards, then transport. */
export function applyDeliver(state: PlayState, event: DeliverEvent): Played {
  const force = event.force === true;
  const last = state.turn.pending[state.turn.pending.length - 1];
  const pending: Deliver | null = last?.type === 'deliver' ? last : null;
  if (!pending && !force) return refuse(last ? 'pendingFirst' : 'wrongPhase', { phase: state.turn.phase });
  const { city } = event;
  const { value, corner } = CITY[city];
  if (!force && pending && !state.turn.essentials && value > pending.limit) {
    return refuse('cityTooFar', { city, value, limit: pending.limit });
  }
  if (!isOpenCity(state.table, city)) return refuse('cityDelivered', { city });
  const special = pending?.special ?? false;
  const cost = special ? 0 : transportCost(state.table, city);
  const paid = pay(pending ? popPending(state) : state, cost, force);
  if (!paid.ok) return paid;
  const disc = takeDisc(paid.value, event.disc, corner, force);
  if (!disc.ok) return disc;
  const bonus = city === 'kansasCity' ? KANSAS_CITY_DOLLARS : 0;
  return ok(laid(gain(disc.value, bonus), city));
}

/** The disc lies on the city: arrows to a neighbour with a disc pay out. */
function laid(state: PlayState, city: CityId): PlayState {
  const { table } = state;
  const index = CITIES.indexOf(city);
  const before = table.cities[index] ?? { player: 0, sam: 0 };
  const cities = withItem<City>(table.cities, index, { ...before, player: before.player + 1 });
  let after: PlayState = { ...state, table: { ...table, cities } };
  for (const arrow of ARROWS) {
    if (arrow.reward === null || (arrow.from !== city && arrow.to !== city)) continue;
    const other = arrow.from === city ? arrow.to : arrow.from;
    if ((table.cities[CITIES.indexOf(other)]?.player ?? 0) === 0) continue;
    after =
      arrow.reward === 'token'
        ? withPlayer(after, { tokens: after.table.player.tokens + 1 })
        : table.objectives.length === 0
          ? after
          : pushPending(after, { type: 'objective', pile: false, to: 'herd' });
  }
  return after;
}

type SpecialEvent = Extract<PlayerEvent, { type: 'specialDelivery' }>;

/** Building 9a: the engine goes back any number of spaces, a delivery of that value follows, without transport. */
export function applySpecialDelivery(state: PlayState, event: SpecialEvent): Played {
  const claimed = claim(state, event, ['specialDelivery'], { type: 'specialDelivery' });
  if (!claimed.ok) return claimed;
  const { table } = state;
  const { to } = event;
  if (!isTrackSpace(to) || to >= table.engines.player) return refuse('engineTarget', { to });
  if (isOccupied(table, to)) return refuse('occupied', { to });
  const limit = spacesBack(table, to);
  return ok(engineStops(pushPending(claimed.value.state, { type: 'deliver', limit, special: true }), to));
}

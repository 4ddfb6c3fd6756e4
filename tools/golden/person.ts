import { CATTLE } from '../../src/box/cattle';
import { STATIONS } from '../../src/box/railroad';
import { FOREST_SITES, OUTLAW_SPACES, type SiteId, type SpaceId } from '../../src/box/trail';
import type { Rancher } from '../../src/engine/events/autoplay';
import {
  applyPlayer,
  offersOf,
  type Offers,
  type Option,
  type PlayerEvent,
  type PlayState,
} from '../../src/engine/play';
import { ownBuilding } from '../../src/engine/play/build';
import { breedingValue } from '../../src/engine/play/kansasCity';
import { bestBreeds } from '../../src/engine/play/legal';
import { jobIndex } from '../../src/engine/play/jobs';
import { stopsWithin, type Stop } from '../../src/engine/play/move';
import { cityViews } from '../../src/engine/play/views';
import { boxOf } from '../../src/box/profile';
import { isWorker } from '../../src/engine/table/place';
import { tileAt } from '../../src/engine/table/state';
import { assertNever } from '../../src/lib/assertNever';
import { must } from '../../src/lib/must';
import { rollBelow } from '../../src/lib/random';

type Judged = { readonly event: PlayerEvent; readonly worth: number };

/** The best of what is worth anything. */
const best = (judged: readonly Judged[]): PlayerEvent | null =>
  judged.reduce<Judged | null>(
    (found, one) => (one.worth > 0 && one.worth > (found?.worth ?? 0) ? one : found),
    null,
  )?.event ?? null;

/** A dollar in the purse is worth about this many points. */
const DOLLAR = 0.35;
/** A step nearer to Kansas City, and Kansas City itself, in points. */
const STEP = 0.6;
const KANSAS_CITY = 7;
/** In so many of 100 cases the card to discard is in hand. */
const IN_HAND = 55;
/** Nobody spends the last dollars on hazards and stations. */
const KEPT = 3;

/** What an option is worth to somebody who wants points in the end, in points. */
function worthOf(state: PlayState, { event, dollars, certificates, tokens, left }: Option): number {
  const { table } = state;
  const moved = dollars * DOLLAR + certificates + tokens * 0.5;
  switch (event.type) {
    case 'take':
      return moved;
    case 'discard':
      return moved + 0.2;
    case 'hire': {
      const kind = table.jobMarket.workers[jobIndex(event.row, event.side)];
      if (!kind) return 0;
      const own = table.player.workers[kind];
      return moved + (own >= 4 ? 3 : 5.2 - own * 0.5) + (kind === 'cowboy' ? 0.3 : 0);
    }
    case 'buy':
      return event.cards.reduce((sum, card) => sum + CATTLE[card].vp + CATTLE[card].value * 0.5, 0) + moved;
    case 'build': {
      const { vp } = boxOf(table.profile).buildings[ownBuilding(table, event.building)];
      const forest = FOREST_SITES.includes(event.space as SiteId);
      const fresh = tileAt(table, event.space) === null;
      return fresh ? vp + 3 + moved - (forest ? 1 : 0) : 0;
    }
    case 'outlaw':
      return moved + 0.5 + OUTLAW_SPACES.indexOf(event.space as (typeof OUTLAW_SPACES)[number]) * 0.01;
    case 'hazard':
      return left < KEPT ? 0 : moved + Number(tileAt(table, event.space)?.split(':')[2] ?? 0);
    case 'objective':
      return table.player.objectives.herd.length < 3 && event.from === 1 ? 1 : 0;
    case 'engine':
      return 1 + event.to * 0.1 + moved + stationBonus(state, event.to);
    case 'upgrade':
      return left < KEPT ? 0 : (STATIONS[event.station]?.vp ?? 0) + 2 + moved + (event.worker ? -1 : 0);
    case 'leaveEnd':
      return 1 + event.to * 0.1;
    case 'copy':
      return 1;
    case 'auxiliary':
      return event.action === 'gain' ? 0.5 : event.action === 'certBack' && left >= KEPT ? 0.3 : 0.1;
    default:
      return 0;
  }
}

/** A station that can be paid for is worth a stop. */
function stationBonus({ table }: PlayState, at: number): number {
  const index = STATIONS.findIndex((station) => station.at === at);
  const facts = STATIONS[index];
  if (facts === undefined || table.stations[index]?.player !== false) return 0;
  return table.player.dollars >= facts.cost + KEPT ? facts.vp : 0;
}

const judged = (state: PlayState, options: readonly Option[]): readonly Judged[] =>
  options.map((option) => ({ event: option.event, worth: worthOf(state, option) }));

/** What a stop would bring: the best of each action there, the way itself, and Kansas City always something. */
function worthOfStop(state: PlayState, stop: Stop, event: PlayerEvent): number {
  const way = stop.steps * STEP - stop.fee * DOLLAR;
  if (stop.space === 'kansasCity') return way + KANSAS_CITY;
  const there = applyPlayer(state, event);
  if (!there.ok) return 0;
  const { local } = offersOf(there.value);
  const worth = ({ options }: Offers['local'][number]): number =>
    Math.max(0, ...judged(there.value, options).map((one) => one.worth));
  return way + local.reduce((sum, offer) => sum + worth(offer), 0);
}

/** The stop worth most, as an event. */
const bestStop = (
  state: PlayState,
  stops: readonly Stop[],
  via: { readonly offer?: number } = {},
): PlayerEvent | null =>
  best(
    stops.map((stop) => {
      const event: PlayerEvent = { type: 'move', ...via, path: stop.path };
      return { event, worth: 1 + worthOfStop(state, stop, event) };
    }),
  );

const FIRST_PLACE: SpaceId = 'A';

function move(state: PlayState, { places, stops }: Offers): PlayerEvent {
  if (!state.turn.first) return bestStop(state, stops) ?? { type: 'move', path: [] };
  const space = places.includes(FIRST_PLACE) ? FIRST_PLACE : must(places[0], 'place to begin');
  return { type: 'place', space };
}

/** A discard asks for a card that is in hand more often than not. */
const inHand = ({ event }: Option, roll: number): boolean => event.type !== 'discard' || roll < IN_HAND;

/** The actions of the place as long as one of them is worth a tap; moving on comes last. */
function act(state: PlayState, { local, auxiliary, pending }: Offers, roll: number): PlayerEvent {
  const going = pending?.pending.type === 'buying' ? pending.options : [];
  const options = [...going, ...local.flatMap((offer) => offer.options)].filter((one) => inHand(one, roll));
  const found = best(judged(state, options));
  if (found !== null) return found;
  const { herders } = state.table;
  for (const { spec, used, index } of local) {
    if (used || spec.type !== 'herder' || herders.player === null || state.turn.pending.length > 0) continue;
    const on = bestStop(state, stopsWithin(state.table, herders.player, spec.steps), { offer: index });
    if (on !== null) return on;
  }
  const single = auxiliary.flatMap((view) => view.options);
  const instead = state.turn.used === 'nothing' ? best(judged(state, single)) : null;
  return instead ?? { type: 'endTurn' };
}

/** The best hand the herd could give, and certificates where they reach a better city. */
function income(state: PlayState): PlayerEvent {
  const breeds = bestBreeds(state);
  const { player } = state.table;
  const base = breedingValue(state.table, breeds, 0);
  const rich = { ...state, table: { ...state.table, player: { ...player, dollars: player.dollars + base } } };
  const limit = base + player.certificates;
  const cities = cityViews(rich, { type: 'deliver', limit, special: false });
  const city = cities.filter(({ discs }) => discs.length > 0).at(-1);
  const certificates = Math.max(0, (city?.value ?? 0) - base);
  return { type: 'income', breeds, ...(certificates > 0 ? { certificates } : {}) };
}

function kansasCity(state: PlayState, { kansasCity: view }: Offers): PlayerEvent {
  const column = view?.column;
  if (!column) return income(state);
  const open = column.tiles.filter(({ allowed }) => allowed);
  const chosen = open.find(({ tile }) => isWorker(tile)) ?? open[0];
  return { type: 'foresight', column: column.column, tile: chosen?.place ?? null };
}

function settle(state: PlayState, { pending }: Offers): PlayerEvent {
  if (pending === null) return { type: 'skip' };
  if (pending.pending.type === 'deliver') {
    const city = pending.cities.filter(({ discs }) => discs.length > 0).at(-1);
    const disc = city && [...city.discs].sort((a, b) => a.cost - b.cost)[0];
    return city && disc ? { type: 'deliver', city: city.city, disc: disc.disc } : { type: 'skip' };
  }
  const found = best(judged(state, pending.options)) ?? bestStop(state, pending.stops);
  if (found !== null) return found;
  return pending.skip ? { type: 'skip' } : must(pending.options[0], 'way to settle').event;
}

function decide(state: PlayState, roll: number): PlayerEvent {
  const offers = offersOf(state);
  const last = state.turn.pending.at(-1);
  if (last !== undefined && last.type !== 'buying') return settle(state, offers);
  const { phase } = state.turn;
  switch (phase) {
    case 'move':
      return move(state, offers);
    case 'act':
      return act(state, offers, roll);
    case 'kansasCity':
      return kansasCity(state, offers);
    case 'done':
    case 'over':
      return { type: 'endTurn' };
    default:
      return assertNever(phase);
  }
}

/** Plays like somebody at a table: where it is worth most, every action worth a tap, the best city in reach. */
export const choosePerson: Rancher = (state, seed) => {
  const roll = rollBelow(seed, 100);
  return { event: decide(state, roll.value), seed: roll.seed };
};

import { AUXILIARIES, type ActionSpec, type AuxiliaryId } from '../../box/actions';
import { CARDS_PER_COWBOY, MARKET_CARDS, PURCHASES, STARTER_BREEDS, type MarketCard } from '../../box/cattle';
import { WORKERS, type WorkerKind } from '../../box/kinds';
import { PRINTED_WORKERS } from '../../box/playerBoard';
import { STATIONS } from '../../box/railroad';
import { assertNever } from '../../lib/assertNever';
import type { Objective, Table } from '../table/state';
import { drawable } from '../table/supply';
import { buildables } from './build';
import { fitsPurchase } from './cattle';
import { copyTargets } from './copy';
import { discChoices, discEvents } from './discs';
import { discardChoices } from './discards';
import { backwardTargets, forwardTargets, freeBehind, reachOf } from './engine';
import { hazardsOnTrail, outlawsOnTrail } from './hazards';
import { hireables } from './jobs';
import { stopsWithin } from './move';
import { auxiliaryTimes, canPay } from './purse';
import { upgradableBehind } from './station';
import type { HerdCard, PlayerEvent, PlayState } from './types';

/** Which offer an event belongs to; nothing for what is pending. */
type Via = { readonly offer?: number };

/** Every concrete event that carries out an action now. */
export function eventsFor(state: PlayState, spec: ActionSpec, via: Via): readonly PlayerEvent[] {
  const { table } = state;
  switch (spec.type) {
    case 'gain':
    case 'gainPer':
    case 'certificates':
    case 'token':
    case 'outlawPairs':
    case 'drawDiscard':
      return [{ type: 'take', ...via }];
    case 'discard':
      return discardChoices(state, spec.card).map((card) => ({ type: 'discard', ...via, card }));
    case 'engineBack':
      return backwardTargets(table, spec.spaces).map((to) => ({ type: 'engineBack', ...via, to }));
    case 'hire':
      return hireables(state, spec.extra).map(({ row, side }) => ({ type: 'hire', ...via, row, side }));
    case 'build':
      return buildables(state, spec.perBuilder).map(({ building, space }) => ({
        type: 'build',
        ...via,
        building,
        space,
      }));
    case 'buyCattle':
      return [{ type: 'startBuying', ...via }, ...buyingEvents(state, table.player.workers.cowboy, via)];
    case 'objective':
      return objectiveEvents(table, true, via);
    case 'engine':
      if (!canPay(state, spec.pay ?? 0)) return [];
      return forwardTargets(table, reachOf(table, spec.reach)).map((to) => ({ type: 'engine', ...via, to }));
    case 'outlaw':
      return outlawsOnTrail(table).map((space) => ({ type: 'outlaw', ...via, space }));
    case 'hazard':
      if (!canPay(state, spec.pay)) return [];
      return hazardsOnTrail(table).map((space) => ({ type: 'hazard', ...via, space }));
    case 'herder':
      return herderEvents(table, spec.steps, via);
    case 'auxiliary':
      return auxiliaryEvents(state, spec.double, via);
    case 'specialDelivery':
      return freeBehind(table).map((to) => ({ type: 'specialDelivery', ...via, to }));
    case 'upgradeBehind':
      return upgradableBehind(state).flatMap((station) => upgradeEvents(state, station, via));
    case 'copyAdjacent':
      return copyTargets(state).map((space) => ({ type: 'copy', ...via, space }));
    case 'either':
      return spec.options.flatMap((option) => eventsFor(state, option, via));
    default:
      return assertNever(spec);
  }
}

/** Moves of a "herder +n" action: the cheapest way to each stop and every other one. */
function herderEvents(table: Table, steps: number, via: Via): readonly PlayerEvent[] {
  const from = table.herders.player;
  if (from === null) return [];
  return moveEvents(stopsWithin(table, from, steps), via);
}

export function moveEvents(stops: ReturnType<typeof stopsWithin>, via: Via): readonly PlayerEvent[] {
  const events: PlayerEvent[] = [];
  for (const stop of stops) {
    events.push({ type: 'move', ...via, path: stop.path });
    for (const way of stop.others) events.push({ type: 'move', ...via, path: way.path });
  }
  return events;
}

/** The display's cards, and the top of the pile where it is allowed. */
export function objectiveEvents(table: Table, pile: boolean, via: Via): readonly PlayerEvent[] {
  const events: PlayerEvent[] = table.objectives.map((_, index) => ({
    type: 'objective',
    ...via,
    from: index + 1,
  }));
  if (pile && table.supply.objectives.left > 0) events.push({ type: 'objective', ...via, from: 'pile' });
  return events;
}

/** Purchases with the cowboys left, every choice of different cards, and adding cards to the market. */
export function buyingEvents(state: PlayState, cowboys: number, via: Via): readonly PlayerEvent[] {
  const { cattleMarket } = state.table;
  const events: PlayerEvent[] = [];
  const counts: Partial<Record<MarketCard, number>> = {};
  for (const card of cattleMarket) counts[card] = (counts[card] ?? 0) + 1;
  PURCHASES.forEach((purchase, index) => {
    if (purchase.cowboys > cowboys || !canPay(state, purchase.dollars)) return;
    const fitting = MARKET_CARDS.filter((card) => counts[card] !== undefined && fitsPurchase(card, purchase));
    fitting.forEach((card, first) => {
      if (purchase.cards === 1) events.push({ type: 'buy', ...via, purchase: index, cards: [card] });
      else {
        for (let second = first; second < fitting.length; second += 1) {
          const other = fitting[second] as MarketCard;
          if (other === card && (counts[card] ?? 0) < 2) continue;
          events.push({ type: 'buy', ...via, purchase: index, cards: [card, other] });
        }
      }
    });
  });
  if (cowboys > 0 && drawable(state.table, 'cattle', CARDS_PER_COWBOY) > 0)
    events.push({ type: 'reveal', ...via });
  return events;
}

/** A station with every disc that may go there, with and without a worker for its master. */
export function upgradeEvents(state: PlayState, station: number, via: Via): readonly PlayerEvent[] {
  const facts = STATIONS[station];
  if (!facts) return [];
  const { table } = state;
  const workers: (WorkerKind | null)[] = [null];
  if (table.stations[station]?.master) {
    for (const worker of WORKERS) if (table.player.workers[worker] > PRINTED_WORKERS) workers.push(worker);
  }
  const events: PlayerEvent[] = [];
  const purse = table.player.dollars - facts.cost;
  for (const disc of discEvents(state, () => discChoices(state, facts.corner, purse, station))) {
    for (const worker of workers) {
      events.push({ type: 'upgrade', ...via, station, ...disc, ...(worker === null ? {} : { worker }) });
    }
  }
  return events;
}

/** Auxiliary actions open now, single and (where the action allows) double. */
export function auxiliaryEvents(state: PlayState, double: boolean, via: Via): readonly PlayerEvent[] {
  const events: PlayerEvent[] = [];
  for (const action of AUXILIARIES) {
    const most = Math.min(auxiliaryTimes(state, action), double ? 2 : 1);
    for (let times = 1; times <= most; times += 1) events.push(...oneAuxiliary(state, action, times, via));
  }
  return events;
}

function oneAuxiliary(
  state: PlayState,
  action: AuxiliaryId,
  times: number,
  via: Via,
): readonly PlayerEvent[] {
  const { table } = state;
  const head = { type: 'auxiliary', ...via, action, ...(times === 2 ? { double: true } : {}) } as const;
  switch (action) {
    case 'gain':
    case 'draw':
      return [head];
    case 'certBack':
      return canPay(state, times) ? backwardTargets(table, times).map((to) => ({ ...head, to })) : [];
    case 'forward':
      return canPay(state, times) ? forwardTargets(table, times).map((to) => ({ ...head, to })) : [];
    case 'remove':
      return backwardTargets(table, times).flatMap((to) =>
        removals(state, times).map((cards) => ({ ...head, to, cards })),
      );
    default:
      return assertNever(action);
  }
}

/** Cards a player might take out: each one alone; two at once are starting cards or the same twice. */
function removals(state: PlayState, times: number): readonly (readonly (HerdCard | Objective)[])[] {
  const { player } = state.table;
  const starters = STARTER_BREEDS.filter((breed) => player.starters[breed] > 0);
  const singles: (HerdCard | Objective)[] = [
    ...starters,
    ...new Set(player.cattle),
    ...player.objectives.herd,
  ];
  const sets: (readonly (HerdCard | Objective)[])[] = [[], ...singles.map((card) => [card])];
  if (times === 1) return sets;
  starters.forEach((breed, index) => {
    for (let other = index; other < starters.length; other += 1) {
      const second = starters[other];
      if (second === undefined || (second === breed && player.starters[breed] < 2)) continue;
      sets.push([breed, second]);
    }
  });
  return sets;
}

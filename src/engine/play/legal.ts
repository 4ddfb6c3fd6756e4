import { CITIES, CITY } from '../../box/railroad';
import { SPACE_INDEX, SPACES } from '../../box/trail';
import type { Breed } from '../../box/cattle';
import { assertNever } from '../../lib/assertNever';
import type { Table } from '../table/state';
import { singleOpen } from './auxiliary';
import { deliveryDiscs, isOpenCity } from './delivery';
import { BREEDS } from './discards';
import { discEvents } from './discs';
import { freeBehind } from './engine';
import { canEnd, isSkippable } from './finish';
import { breedValue, countBreed, isOrange, objectiveFacts } from './herd';
import { columnChoices, columnOfStep } from './kansasCity';
import {
  auxiliaryEvents,
  buyingEvents,
  eventsFor,
  moveEvents,
  objectiveEvents,
  upgradeEvents,
} from './legalActions';
import { legalStops, stopsWithin } from './move';
import { canPlayObjective } from './objectives';
import { handLimit } from './purse';
import type { Pending, PlayerEvent, PlayState } from './types';

/** Every event that can be played now; each of them folds. */
export function legalPlayerEvents(state: PlayState): readonly PlayerEvent[] {
  const { turn, table, requests } = state;
  if (requests.length > 0 || turn.phase === 'over') return [];
  const events: PlayerEvent[] = [];
  const last = turn.pending[turn.pending.length - 1];
  if (last) {
    events.push(...pendingEvents(state, last));
    if (isSkippable(state, last)) events.push({ type: 'skip' });
  } else if (turn.phase === 'move')
    events.push(...(turn.first ? placeEvents(table) : moveEvents(legalStops(table, turn), {})));
  else if (turn.phase === 'act') events.push(...actEvents(state));
  else if (turn.phase === 'kansasCity') events.push(...kansasCityEvents(state));
  if (canPlayObjective(state)) {
    for (const card of table.player.objectives.herd) {
      if (objectiveFacts(table, card)) events.push({ type: 'playObjective', card });
    }
  }
  if (table.player.tokens > 0) events.push({ type: 'token' });
  if (canEnd(state)) events.push({ type: 'endTurn' });
  return events;
}

/** First turn: every space of a neutral building. */
export function placeEvents(table: Table): readonly PlayerEvent[] {
  const events: PlayerEvent[] = [];
  for (const space of SPACES) {
    if (table.trail[SPACE_INDEX[space]]?.startsWith('neutral:')) events.push({ type: 'place', space });
  }
  return events;
}

function actEvents(state: PlayState): readonly PlayerEvent[] {
  const events: PlayerEvent[] = [];
  if (state.turn.used !== 'auxiliary') {
    state.turn.offers.forEach((offer, index) => {
      if (!offer.used) events.push(...eventsFor(state, offer.spec, { offer: index }));
    });
  }
  if (singleOpen(state)) events.push(...auxiliaryEvents(state, false, {}));
  return events;
}

/** Every way to settle what is pending. */
export function pendingEvents(state: PlayState, pending: Pending): readonly PlayerEvent[] {
  const { table } = state;
  switch (pending.type) {
    case 'action':
      return eventsFor(state, pending.spec, {});
    case 'ride': {
      const from = table.herders.player;
      return from === null ? [] : moveEvents(stopsWithin(table, from, pending.steps, true, false), {});
    }
    case 'upgrade':
      return upgradeEvents(state, pending.station, {});
    case 'trackEnd':
      return freeBehind(table).map((to) => ({ type: 'leaveEnd', to }));
    case 'buying':
      return buyingEvents(state, pending.cowboys, {});
    case 'deliver':
      return deliverEvents(state, pending);
    case 'objective':
      return objectiveEvents(table, pending.pile, {});
    default:
      return assertNever(pending);
  }
}

function deliverEvents(
  state: PlayState,
  pending: Extract<Pending, { type: 'deliver' }>,
): readonly PlayerEvent[] {
  const events: PlayerEvent[] = [];
  for (const city of CITIES) {
    if (CITY[city].value > pending.limit || !isOpenCity(state.table, city)) continue;
    for (const disc of discEvents(state, () => deliveryDiscs(state, city, pending.special))) {
      events.push({ type: 'deliver', city, ...disc });
    }
  }
  return events;
}

function kansasCityEvents(state: PlayState): readonly PlayerEvent[] {
  const { table, turn } = state;
  const column = columnOfStep(turn.step);
  if (column !== null) {
    const choices = columnChoices(table, column);
    if (choices.length === 0) return [{ type: 'foresight', column, tile: null }];
    return choices.map((tile) => ({ type: 'foresight', column, tile }));
  }
  return turn.step === 'income' ? incomeEvents(state) : [];
}

/** The best hand the herd could give, dearest breed first; at most one orange breed. */
export function bestBreeds(state: PlayState): readonly Breed[] {
  const { player } = state.table;
  const held = BREEDS.filter((breed) => countBreed(player, breed) > 0);
  const orange = held.find(isOrange);
  const plain = held.filter((breed) => !isOrange(breed) || breed === orange);
  return plain.sort((a, b) => breedValue(b) - breedValue(a)).slice(0, handLimit(player));
}

/** Income for the best hands of every size, with every number of certificates. */
function incomeEvents(state: PlayState): readonly PlayerEvent[] {
  const best = bestBreeds(state);
  const events: PlayerEvent[] = [];
  for (let size = 0; size <= best.length; size += 1) {
    const breeds = best.slice(0, size);
    events.push({ type: 'income', breeds });
    for (let used = 1; used <= state.table.player.certificates; used += 1) {
      events.push({ type: 'income', breeds, certificates: used });
    }
  }
  return events;
}

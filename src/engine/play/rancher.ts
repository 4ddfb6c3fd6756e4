import type { Breed } from '../../box/cattle';
import { CITIES, CITY, type CityId } from '../../box/railroad';
import { SPACE_INDEX, type SpaceId } from '../../box/trail';
import { assertNever } from '../../lib/assertNever';
import { rollBelow } from '../../lib/random';
import { isWorker } from '../table/place';
import type { Table } from '../table/state';
import { singleOpen } from './auxiliary';
import { deliveryDiscs, isOpenCity } from './delivery';
import { BREEDS } from './discards';
import { isSkippable } from './finish';
import { countBreed, isOrange, objectiveFacts } from './herd';
import { columnChoices, columnOfStep } from './kansasCity';
import { auxiliaryEvents, eventsFor } from './legalActions';
import { pendingEvents, placeEvents } from './legal';
import { legalStops, type Stop } from './move';
import { canPlayObjective } from './objectives';
import { handLimit } from './purse';
import type { Pending, PlayerEvent, PlayState } from './types';

/** What the random rancher does, and the next state of the generator. */
export interface Choice {
  readonly event: PlayerEvent;
  readonly seed: number;
}

/** Dice of one decision: the state of the generator moves on with every roll. */
class Dice {
  constructor(public seed: number) {}

  below(bound: number): number {
    const roll = rollBelow(this.seed, bound);
    this.seed = roll.seed;
    return roll.value;
  }

  /** True in `percent` of 100 cases. */
  chance(percent: number): boolean {
    return this.below(100) < percent;
  }

  pick<T>(items: readonly T[]): T | undefined {
    return items.length === 0 ? undefined : items[this.below(items.length)];
  }
}

/**
 * A rancher who plays by the rules with some sense: goes far, uses what a place offers, delivers as far as the herd
 * allows. Everything returned folds. For simulations and properties; the state must not wait for draws.
 */
export function chooseRandom(state: PlayState, seed: number): Choice {
  const dice = new Dice(seed);
  const event = decide(state, dice);
  return { event, seed: dice.seed };
}

function decide(state: PlayState, dice: Dice): PlayerEvent {
  const { turn, table } = state;
  const last = turn.pending[turn.pending.length - 1];
  if (last) return settlePending(state, last, dice);
  if (turn.phase === 'move') return decideMove(state, dice);
  if (turn.phase === 'act') return decideAction(state, dice);
  if (turn.phase === 'kansasCity') return decideKansasCity(state, dice);
  return table.player.tokens > 2 && turn.phase === 'done' ? { type: 'token' } : { type: 'endTurn' };
}

function playable(state: PlayState, dice: Dice): PlayerEvent | null {
  const { herd } = state.table.player.objectives;
  if (herd.length === 0 || !dice.chance(12) || !canPlayObjective(state)) return null;
  const card = dice.pick(herd);
  return card !== undefined && objectiveFacts(state.table, card) ? { type: 'playObjective', card } : null;
}

function decideMove(state: PlayState, dice: Dice): PlayerEvent {
  const { table, turn } = state;
  if (turn.first) return dice.pick(placeEvents(table)) ?? { type: 'endTurn' };
  const played = playable(state, dice);
  if (played) return played;
  const stops = legalStops(table, turn);
  const one = dice.pick(stops);
  const other = dice.pick(stops);
  const best = one && other && worth(table, other) > worth(table, one) ? other : one;
  return { type: 'move', path: best?.path ?? [] };
}

/** Far is good, a place with actions better, hands are bad. */
function worth(table: Table, stop: Stop): number {
  return stop.steps * 3 - stop.fee + (acts(table, stop.space) ? 5 : 0);
}

function acts(table: Table, space: SpaceId): boolean {
  const tile = table.trail[SPACE_INDEX[space]];
  return space === 'kansasCity' || Boolean(tile?.startsWith('neutral:') || tile?.startsWith('player:'));
}

/** Local actions in any order, moving on last; a single auxiliary action where nothing else is offered. */
function decideAction(state: PlayState, dice: Dice): PlayerEvent {
  const played = playable(state, dice);
  if (played) return played;
  const { offers, used } = state.turn;
  if (used !== 'auxiliary' && offers.length > 0) {
    const start = dice.below(offers.length);
    let herder: PlayerEvent | undefined;
    for (let i = 0; i < offers.length; i += 1) {
      const index = (start + i) % offers.length;
      const offer = offers[index];
      if (!offer || offer.used || dice.chance(10)) continue;
      const event = dice.pick(eventsFor(state, offer.spec, { offer: index }));
      if (event?.type === 'move') herder = event;
      else if (event) return event;
    }
    if (herder) return herder;
  }
  const auxiliary = singleOpen(state) ? dice.pick(auxiliaryEvents(state, false, {})) : undefined;
  return auxiliary ?? { type: 'endTurn' };
}

/** Workers are preferred, so that the game comes to its end. */
function decideKansasCity(state: PlayState, dice: Dice): PlayerEvent {
  const { table, turn } = state;
  const column = columnOfStep(turn.step);
  if (column === null) return { type: 'income', ...income(state, dice) };
  const choices = columnChoices(table, column);
  const worker = choices.find((place) => {
    const tile = table.foresight[column][place];
    return tile !== null && isWorker(tile);
  });
  const tile = worker !== undefined && dice.chance(80) ? worker : (dice.pick(choices) ?? null);
  return { type: 'foresight', column, tile };
}

/** A hand the herd could have given: some of its breeds, and every certificate. */
function income(state: PlayState, dice: Dice): { breeds: readonly Breed[]; certificates: number } {
  const { player } = state.table;
  const limit = handLimit(player);
  const breeds: Breed[] = [];
  let orange = false;
  const start = dice.below(BREEDS.length);
  for (let i = 0; i < BREEDS.length && breeds.length < limit; i += 1) {
    const breed = BREEDS[(start + i) % BREEDS.length] as Breed;
    if (countBreed(player, breed) === 0 || (orange && isOrange(breed)) || dice.chance(15)) continue;
    orange ||= isOrange(breed);
    breeds.push(breed);
  }
  return { breeds, certificates: player.certificates };
}

function settlePending(state: PlayState, pending: Pending, dice: Dice): PlayerEvent {
  switch (pending.type) {
    case 'deliver':
      return farthestDelivery(state, pending, dice);
    case 'buying':
    case 'upgrade':
    case 'action':
    case 'ride':
    case 'objective':
    case 'trackEnd': {
      const waive = isSkippable(state, pending) && dice.chance(pending.type === 'buying' ? 30 : 10);
      const event = waive ? undefined : dice.pick(pendingEvents(state, pending));
      return event ?? { type: 'skip' };
    }
    default:
      return assertNever(pending);
  }
}

function farthestDelivery(
  state: PlayState,
  pending: Extract<Pending, { type: 'deliver' }>,
  dice: Dice,
): PlayerEvent {
  for (let index = CITIES.length - 1; index >= 0; index -= 1) {
    const city = CITIES[index] as CityId;
    if (CITY[city].value > pending.limit || !isOpenCity(state.table, city)) continue;
    const disc = dice.pick(deliveryDiscs(state, city, pending.special));
    if (disc !== undefined) return { type: 'deliver', city, disc };
  }
  return { type: 'skip' };
}

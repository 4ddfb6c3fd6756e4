import { CARDS_PER_COWBOY, CATTLE, PURCHASES, type MarketCard, type Purchase } from '../../box/cattle';
import { ok, type Result } from '../../lib/result';
import { drawable } from '../table/supply';
import { without } from '../table/state';
import { claim, popPending, pushPending } from './claim';
import { pay, withTurn } from './purse';
import { refuse, type Played } from './refuse';
import type { PlayerEvent, PlayError, PlayState } from './types';

/** True when this card can be one of a purchase: its value, orange cards only by their own price. */
export function fitsPurchase(card: MarketCard, purchase: Purchase): boolean {
  const { orange, value } = CATTLE[card];
  return purchase.of === 'orange' ? orange : !orange && value === purchase.of;
}

/** Cowboys still free in the purchase that is going on; null when none is. */
export function freeCowboys(state: PlayState): number | null {
  const { pending } = state.turn;
  const last = pending[pending.length - 1];
  return last?.type === 'buying' ? last.cowboys : null;
}

type Begin = { readonly offer?: number; readonly force?: true };

/** All cowboys are free when buying starts. */
function begin(state: PlayState, event: Begin): Played {
  const claimed = claim(state, event, ['buyCattle'], { type: 'buyCattle' });
  if (!claimed.ok) return claimed;
  return ok(pushPending(claimed.value.state, { type: 'buying', cowboys: state.table.player.workers.cowboy }));
}

/** The purchase the event belongs to: the one going on, or a new one. */
function buyingState(
  state: PlayState,
  event: Begin,
): Result<{ readonly state: PlayState; readonly cowboys: number }, PlayError> {
  const going = event.offer === undefined ? freeCowboys(state) : null;
  if (going !== null) return ok({ state, cowboys: going });
  const begun = begin(state, event);
  if (!begun.ok) return begun;
  return ok({ state: begun.value, cowboys: freeCowboys(begun.value) ?? 0 });
}

/** Each cowboy is used once; with none left buying is over. */
function spendCowboys(state: PlayState, left: number): PlayState {
  const popped = popPending(state);
  return left > 0
    ? withTurn(popped, { pending: [...popped.turn.pending, { type: 'buying', cowboys: left }] })
    : popped;
}

type StartEvent = Extract<PlayerEvent, { type: 'startBuying' }>;

export const applyStartBuying = (state: PlayState, event: StartEvent): Played => begin(state, event);

type BuyEvent = Extract<PlayerEvent, { type: 'buy' }>;

/** One purchase: so many cards of one value from the market for cowboys and dollars. */
export function applyBuy(state: PlayState, event: BuyEvent): Played {
  const force = event.force === true;
  const purchase = PURCHASES[event.purchase];
  if (!purchase) return refuse('wrongPurchase', { purchase: event.purchase });
  const buying = buyingState(state, event);
  if (!buying.ok) return buying;
  if (!force) {
    if (event.cards.length !== purchase.cards) return refuse('wrongPurchase', { purchase: event.purchase });
    if (!event.cards.every((card) => fitsPurchase(card, purchase))) {
      return refuse('wrongPurchase', { purchase: event.purchase });
    }
    if (purchase.cowboys > buying.value.cowboys) {
      return refuse('notEnoughCowboys', { needed: purchase.cowboys, have: buying.value.cowboys });
    }
  }
  let market = state.table.cattleMarket;
  for (const card of event.cards) {
    const at = market.indexOf(card);
    if (at < 0) return refuse('notInMarket', { card });
    market = without(market, at);
  }
  const paid = pay(buying.value.state, purchase.dollars, force);
  if (!paid.ok) return paid;
  const { table } = paid.value;
  const player = { ...table.player, cattle: [...table.player.cattle, ...event.cards] };
  const bought: PlayState = { ...paid.value, table: { ...table, cattleMarket: market, player } };
  return ok(spendCowboys(bought, buying.value.cowboys - purchase.cowboys));
}

type RevealEvent = Extract<PlayerEvent, { type: 'reveal' }>;

/** A cowboy not used to buy adds cards from the stack to the market. */
export function applyReveal(state: PlayState, event: RevealEvent): Played {
  const buying = buyingState(state, event);
  if (!buying.ok) return buying;
  if (buying.value.cowboys < 1 && !event.force) return refuse('notEnoughCowboys', { needed: 1, have: 0 });
  const count = drawable(state.table, 'cattle', CARDS_PER_COWBOY);
  if (count === 0) return refuse('pileEmpty', { pile: 'cattle' });
  const after = spendCowboys(buying.value.state, buying.value.cowboys - 1);
  return ok({ ...after, requests: [...after.requests, { pile: 'cattle', count, to: 'cattleMarket' }] });
}

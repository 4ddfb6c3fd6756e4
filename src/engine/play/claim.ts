import type { ActionSpec } from '../../box/actions';
import { ok, type Result } from '../../lib/result';
import { SPACE_INDEX, type SpaceId } from '../../box/trail';
import { withItem, type Table } from '../table/state';
import { withTurn } from './purse';
import { refuse } from './refuse';
import type { PlayError, PlayState, TurnOffer } from './types';

export type SpecType = ActionSpec['type'];
export type SpecOf<T extends SpecType> = Extract<ActionSpec, { type: T }>;

/** An action the event may carry out: its offer is marked used, or its pending choice taken away. */
export interface Claimed<T extends SpecType> {
  readonly state: PlayState;
  readonly spec: SpecOf<T>;
}

interface Claim {
  readonly offer?: number;
  readonly force?: true;
}

/** A building by what makes it the same one: `4a`, or the letter of a neutral one. */
export function buildingKey(table: Table, space: SpaceId): string | null {
  const tile = table.trail[SPACE_INDEX[space]];
  if (!tile) return null;
  const colon = tile.indexOf(':');
  const kind = tile.slice(0, colon);
  return kind === 'player' || kind === 'sam' || kind === 'neutral' ? tile.slice(colon + 1) : null;
}

function optionOf<T extends SpecType>(spec: ActionSpec, types: readonly T[]): SpecOf<T> | null {
  if ((types as readonly string[]).includes(spec.type)) return spec as SpecOf<T>;
  if (spec.type !== 'either') return null;
  for (const option of spec.options) {
    const found = optionOf(option, types);
    if (found) return found;
  }
  return null;
}

/** Buying ends by itself when something else is done. */
export function endBuying(state: PlayState): PlayState {
  const { pending } = state.turn;
  return pending[pending.length - 1]?.type === 'buying'
    ? withTurn(state, { pending: pending.slice(0, -1) })
    : state;
}

export const popPending = (state: PlayState): PlayState =>
  withTurn(state, { pending: state.turn.pending.slice(0, -1) });

export const pushPending = (state: PlayState, ...more: PlayState['turn']['pending']): PlayState =>
  more.length === 0 ? state : withTurn(state, { pending: [...state.turn.pending, ...more] });

function claimOffer<T extends SpecType>(
  given: PlayState,
  index: number,
  types: readonly T[],
): Result<Claimed<T>, PlayError> {
  const state = endBuying(given);
  const { turn, table } = state;
  if (turn.phase !== 'act') return refuse('wrongPhase', { phase: turn.phase });
  const offer = turn.offers[index];
  if (!offer) return refuse('noSuchOffer', { offer: index });
  if (turn.pending.length > 0) return refuse('pendingFirst');
  if (offer.used) return refuse('offerUsed', { offer: index });
  if (turn.used === 'auxiliary') return refuse('auxiliaryTaken');
  const spec = optionOf(offer.spec, types);
  if (!spec) return refuse('offerMismatch', { offer: index, action: offer.spec.type });
  const key = buildingKey(table, offer.source);
  const fresh = key !== null && !turn.actedOn.includes(key);
  return ok({
    spec,
    state: withTurn(state, {
      offers: withItem<TurnOffer>(turn.offers, index, { ...offer, used: true }),
      used: 'local',
      actedOn: fresh ? [...turn.actedOn, key] : turn.actedOn,
    }),
  });
}

function claimPending<T extends SpecType>(
  state: PlayState,
  types: readonly T[],
): Result<Claimed<T>, PlayError> {
  const { pending } = state.turn;
  const last = pending[pending.length - 1];
  if (!last) return refuse('nothingPending');
  if (last.type !== 'action') return refuse('pendingFirst');
  const spec = optionOf(last.spec, types);
  if (!spec) return refuse('offerMismatch', { action: last.spec.type });
  return ok({ spec, state: popPending(state) });
}

/**
 * Each local action at most once, what is pending now or never. `fallback` is what a forced event does when
 * nothing offers it.
 */
export function claim<T extends SpecType>(
  state: PlayState,
  event: Claim,
  types: readonly T[],
  fallback: SpecOf<T> | null,
): Result<Claimed<T>, PlayError> {
  const claimed =
    event.offer === undefined ? claimPending(state, types) : claimOffer(state, event.offer, types);
  if (claimed.ok || !event.force || fallback === null) return claimed;
  return ok({ state, spec: fallback });
}

import { ok } from '../../lib/result';
import { popPending } from './claim';
import { canDeliver } from './delivery';
import { withPlayer, withTurn } from './purse';
import { refuse, type Played } from './refuse';
import { leaveKansasCity } from './turn';
import type { Pending, PlayerEvent, PlayState } from './types';

type Of<T extends PlayerEvent['type']> = Extract<PlayerEvent, { type: T }>;

/**
 * Rewards may be waived, but not the objective of an arrow while any is on display; the last space must be left,
 * and Kansas City delivers somewhere if it can.
 */
export function isSkippable(state: PlayState, pending: Pending): boolean {
  if (pending.type === 'trackEnd') return false;
  if (state.turn.essentials) return true;
  if (pending.type === 'objective') return pending.pile || state.table.objectives.length === 0;
  return pending.type !== 'deliver' || pending.special || !canDeliver(state, pending);
}

/** Waive or finish what is pending. */
export function applySkip(state: PlayState, event: Of<'skip'>): Played {
  const last = state.turn.pending[state.turn.pending.length - 1];
  if (!last) return refuse('nothingPending');
  if (!isSkippable(state, last) && (!event.force || last.type === 'trackEnd')) return refuse('notSkippable');
  return ok(popPending(state));
}

/** Exchange tokens at any time of the turn; the cards drawn and discarded are not kept. */
export function applyToken(state: PlayState, event: Of<'token'>): Played {
  const { tokens } = state.table.player;
  if (tokens > 0) return ok(withPlayer(state, { tokens: tokens - 1 }));
  return event.force || state.turn.essentials ? ok(state) : refuse('noToken');
}

/** True when the turn can end: the herder has moved, Kansas City is done, nothing must be settled. */
export function canEnd(state: PlayState): boolean {
  const { phase, pending } = state.turn;
  return (phase === 'act' || phase === 'done') && pending.every((one) => isSkippable(state, one));
}

/** Phase C needs nothing of the app: what may be waived is waived and the turn is over. */
export function applyEndTurn(state: PlayState, event: Of<'endTurn'>): Played {
  const { phase, pending } = state.turn;
  if (pending.some((one) => one.type === 'trackEnd')) return refuse('pendingFirst');
  if (!event.force && !canEnd(state)) {
    if (phase === 'move') return refuse('mustMove');
    return pending.length > 0 ? refuse('pendingFirst') : refuse('wrongPhase', { phase });
  }
  const left = phase === 'kansasCity' ? leaveKansasCity(state) : state;
  return ok(withTurn(left, { phase: 'over', step: null, pending: [], offers: [] }));
}

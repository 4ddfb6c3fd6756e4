import type { AuxiliaryId } from '../../box/actions';
import { assertNever } from '../../lib/assertNever';
import { ok, type Result } from '../../lib/result';
import { claim, endBuying } from './claim';
import { moveBack, moveForward } from './engine';
import { removeCard } from './herd';
import { addCertificates, auxiliaryTimes, gain, pay, withTable, withTurn } from './purse';
import { refuse, type Played } from './refuse';
import type { PlayerEvent, PlayError, PlayState } from './types';

type AuxiliaryEvent = Extract<PlayerEvent, { type: 'auxiliary' }>;

/** True when the one single auxiliary action of phase B is still open. */
export const singleOpen = (state: PlayState): boolean =>
  state.turn.phase === 'act' && state.turn.used === 'nothing' && state.turn.pending.length === 0;

/** A printed auxiliary action, a reward, or the single one instead of all local actions. */
function claimAuxiliary(
  given: PlayState,
  event: AuxiliaryEvent,
): Result<{ readonly state: PlayState; readonly double: boolean }, PlayError> {
  if (event.offer === undefined && given.turn.pending[given.turn.pending.length - 1]?.type !== 'action') {
    const state = endBuying(given);
    const { turn } = state;
    if (turn.pending.length > 0) return refuse('pendingFirst');
    if (turn.phase !== 'act') return refuse('wrongPhase', { phase: turn.phase });
    if (turn.used === 'local') return refuse('localTaken');
    if (turn.used === 'auxiliary') return refuse('auxiliaryTaken');
    return ok({ state: withTurn(state, { used: 'auxiliary' }), double: false });
  }
  const claimed = claim(given, event, ['auxiliary'], null);
  return claimed.ok ? ok({ state: claimed.value.state, double: claimed.value.spec.double }) : claimed;
}

/** One auxiliary action, single or double; open while a disc of it is cleared, double while both are. */
export function applyAuxiliary(state: PlayState, event: AuxiliaryEvent): Played {
  const force = event.force === true;
  const claimed = claimAuxiliary(state, event);
  if (!claimed.ok && !force) return claimed;
  const from = claimed.ok ? claimed.value.state : state;
  if (!force) {
    if (event.double && claimed.ok && !claimed.value.double)
      return refuse('offerMismatch', { action: 'double' });
    const needed = event.double ? 2 : 1;
    if (auxiliaryTimes(state, event.action) < needed)
      return refuse('auxiliaryClosed', { action: event.action });
  }
  return carryOut(from, event, event.double ? 2 : 1, force);
}

/** `times` dollars, spaces, certificates or cards. */
function carryOut(state: PlayState, event: AuxiliaryEvent, times: number, force: boolean): Played {
  const action: AuxiliaryId = event.action;
  switch (action) {
    case 'gain':
      return ok(gain(state, times));
    case 'draw':
      return ok(state);
    case 'certBack': {
      const paid = pay(state, times, force);
      if (!paid.ok) return paid;
      if (event.to === undefined) return refuse('engineTarget');
      return moveBack(addCertificates(paid.value, times), event.to, times, force);
    }
    case 'forward': {
      const paid = pay(state, times, force);
      if (!paid.ok) return paid;
      if (event.to === undefined) return refuse('engineTarget');
      return moveForward(paid.value, event.to, times, force);
    }
    case 'remove': {
      if (event.to === undefined) return refuse('engineTarget');
      const removed = removeCards(gain(state, times), event, times, force);
      return removed.ok ? moveBack(removed.value, event.to, times, force) : removed;
    }
    default:
      return assertNever(action);
  }
}

/** Cards that leave the game for good; fewer may be named, the reward can be waived. */
function removeCards(state: PlayState, event: AuxiliaryEvent, times: number, force: boolean): Played {
  const cards = event.cards ?? [];
  if (cards.length > times && !force) return refuse('wrongCard', { most: times });
  let { player } = state.table;
  for (const card of cards) {
    const after = removeCard(player, card);
    if (after) player = after;
    else if (!state.turn.essentials && !force) {
      return refuse('notInHerd', { card: typeof card === 'string' ? card : 'objective' });
    }
  }
  return ok(withTable(state, { ...state.table, player }));
}

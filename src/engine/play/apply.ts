import { assertNever } from '../../lib/assertNever';
import { ok } from '../../lib/result';
import { applyAuxiliary } from './auxiliary';
import { applyBuild } from './build';
import { applyBuy, applyReveal, applyStartBuying } from './cattle';
import { applyCopy } from './copy';
import { applyDeliver, applySpecialDelivery } from './delivery';
import { applyDiscard } from './discards';
import { applyEngine, applyEngineBack, applyLeaveEnd } from './engine';
import { applyEndTurn, applySkip, applyToken } from './finish';
import { applyHazard, applyOutlaw } from './hazards';
import { applyHire } from './hire';
import { applyForesight, applyIncome } from './kansasCity';
import { applyMove, applyPlace } from './move';
import { applyObjective, applyPlayObjective } from './objectives';
import { refuse, type Played } from './refuse';
import { shapeProblem } from './shape';
import { applyUpgrade } from './station';
import { applyTake } from './take';
import { settle } from './turn';
import type { PlayerEvent, PlayState } from './types';

/** One event of the player. Total: whatever it is given it answers with a new state or a reason. */
export function applyPlayer(state: PlayState, event: PlayerEvent): Played {
  const problem = shapeProblem(event);
  if (problem) return 'type' in problem ? refuse('unknownEvent', problem) : refuse('malformed', problem);
  return applyShaped(state, event);
}

/** As `applyPlayer`, for an event whose shape is known to be right. */
export function applyShaped(state: PlayState, event: PlayerEvent): Played {
  if (state.requests.length > 0) return refuse('drawsOpen', { count: state.requests.length });
  if (state.turn.phase === 'over') return refuse('turnOver');
  const played = carryOut(state, event);
  return played.ok ? ok(settle(played.value)) : played;
}

function carryOut(state: PlayState, event: PlayerEvent): Played {
  switch (event.type) {
    case 'place':
      return applyPlace(state, event);
    case 'move':
      return applyMove(state, event);
    case 'take':
      return applyTake(state, event);
    case 'discard':
      return applyDiscard(state, event);
    case 'hire':
      return applyHire(state, event);
    case 'build':
      return applyBuild(state, event);
    case 'startBuying':
      return applyStartBuying(state, event);
    case 'buy':
      return applyBuy(state, event);
    case 'reveal':
      return applyReveal(state, event);
    case 'objective':
      return applyObjective(state, event);
    case 'engine':
      return applyEngine(state, event);
    case 'engineBack':
      return applyEngineBack(state, event);
    case 'leaveEnd':
      return applyLeaveEnd(state, event);
    case 'upgrade':
      return applyUpgrade(state, event);
    case 'outlaw':
      return applyOutlaw(state, event);
    case 'hazard':
      return applyHazard(state, event);
    case 'auxiliary':
      return applyAuxiliary(state, event);
    case 'copy':
      return applyCopy(state, event);
    case 'specialDelivery':
      return applySpecialDelivery(state, event);
    case 'foresight':
      return applyForesight(state, event);
    case 'income':
      return applyIncome(state, event);
    case 'deliver':
      return applyDeliver(state, event);
    case 'playObjective':
      return applyPlayObjective(state, event);
    case 'token':
      return applyToken(state, event);
    case 'skip':
      return applySkip(state, event);
    case 'endTurn':
      return applyEndTurn(state, event);
    default:
      return assertNever(event);
  }
}

import { OBJECTIVE_SLOTS, REWARD_SIZE, type ObjectiveReward } from '../../box/objectives';
import { assertNever } from '../../lib/assertNever';
import { ok, type Result } from '../../lib/result';
import { takeObjective } from '../table/place';
import { without, type Objective } from '../table/state';
import { canDo } from './canDo';
import { claim, endBuying, popPending, pushPending } from './claim';
import { objectiveFacts, objectiveIndex } from './herd';
import { stopsWithin } from './move';
import { gain, withPlayer, withTable } from './purse';
import { refuse, type Played } from './refuse';
import type { Pending, PlayerEvent, PlayError, PlayState } from './types';

type ObjectiveEvent = Extract<PlayerEvent, { type: 'objective' }>;
type Source = Extract<Pending, { type: 'objective' }>;

function claimObjective(
  state: PlayState,
  event: ObjectiveEvent,
): Result<{ readonly state: PlayState; readonly source: Source }, PlayError> {
  const last = state.turn.pending[state.turn.pending.length - 1];
  if (event.offer === undefined && last?.type === 'objective')
    return ok({ state: popPending(state), source: last });
  const claimed = claim(state, event, ['objective'], { type: 'objective' });
  if (!claimed.ok) return claimed;
  return ok({ state: claimed.value.state, source: { type: 'objective', pile: true, to: 'herd' } });
}

/** Take an objective card from the display (which is filled up again) or the top of the pile. */
export function applyObjective(state: PlayState, event: ObjectiveEvent): Played {
  const claimed = claimObjective(state, event);
  if (!claimed.ok) return claimed;
  const { source } = claimed.value;
  const { table } = state;
  const from = claimed.value.state;
  const left = table.supply.objectives.left;
  if (event.from === 'pile') {
    if (!source.pile && !event.force) return refuse('onlyFromDisplay');
    if (left === 0) return refuse('pileEmpty', { pile: 'objectives' });
    const to = source.to === 'hand' ? 'objectiveToHand' : 'objectiveToHerd';
    return ok({ ...from, requests: [...from.requests, { pile: 'objectives', count: 1, to }] });
  }
  const card = table.objectives[event.from - 1];
  if (card === undefined) return refuse('noSuchObjective', { slot: event.from });
  const display = takeObjective(from.table, event.from);
  const { objectives } = display.player;
  const player = { ...display.player, objectives: { ...objectives, herd: [...objectives.herd, card] } };
  const taken = withTable(from, { ...display, player });
  if (left === 0 || display.objectives.length >= OBJECTIVE_SLOTS) return ok(taken);
  return ok({
    ...taken,
    requests: [...taken.requests, { pile: 'objectives', count: 1, to: 'objectiveSlot' }],
  });
}

type PlayEvent = Extract<PlayerEvent, { type: 'playObjective' }>;

/** Cards in hand are played before phase A, and before or after any action of phase B. */
export function canPlayObjective(state: PlayState): boolean {
  const { phase, step, pending } = state.turn;
  if (pending.length > 0) return false;
  return phase === 'move' || phase === 'act' || (phase === 'kansasCity' && step !== 'deliver');
}

/** Put an objective into the area; its reward now or never. */
export function applyPlayObjective(given: PlayState, event: PlayEvent): Played {
  const state = endBuying(given);
  if (!event.force && !canPlayObjective(state)) {
    return refuse(state.turn.pending.length > 0 ? 'pendingFirst' : 'notNow', { phase: state.turn.phase });
  }
  const facts = objectiveFacts(state.table, event.card);
  if (!facts) return refuse('noSuchObjective');
  const { objectives } = state.table.player;
  const at = objectiveIndex(state.table.player, event.card);
  if (at < 0 && !(event.force || state.turn.essentials)) {
    return refuse('notInHerd', { card: typeof event.card === 'string' ? event.card : 'objective' });
  }
  if (at < 0) return refuse('noSuchObjective');
  const card = objectives.herd[at] as Objective;
  const played = withPlayer(state, {
    objectives: { area: [...objectives.area, card], herd: without(objectives.herd, at) },
  });
  return ok(facts.reward === null ? played : rewarded(played, facts.reward));
}

function rewarded(state: PlayState, reward: ObjectiveReward): PlayState {
  switch (reward) {
    case 'twoDollars':
      return gain(state, REWARD_SIZE[reward]);
    case 'drawThree':
      return state;
    case 'engineTwo':
    case 'engineThree': {
      const spec = { type: 'engine', reach: REWARD_SIZE[reward] } as const;
      return canDo(state, spec) ? pushPending(state, { type: 'action', from: 'objective', spec }) : state;
    }
    case 'herderThree': {
      const from = state.table.herders.player;
      const open =
        from !== null && stopsWithin(state.table, from, REWARD_SIZE[reward], true, false).length > 0;
      return open ? pushPending(state, { type: 'ride', steps: REWARD_SIZE[reward] }) : state;
    }
    case 'auxiliary':
      return pushPending(state, {
        type: 'action',
        from: 'objective',
        spec: { type: 'auxiliary', double: true },
      });
    default:
      return assertNever(reward);
  }
}

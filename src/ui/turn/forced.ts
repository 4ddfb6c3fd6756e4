import type { ActionSpec } from '@/box/actions';
import type { Option, PlayState } from '@/engine/play';
import { eventsFor } from '@/engine/play/legalActions';
import { optionsOf } from '@/engine/play/offers';

/**
 * The table is right: the ways to carry out an action the rules refuse now, as if money and cards were no matter. Each
 * is forced, and paid as far as the money goes.
 */
export function forcedOptions(state: PlayState, spec: ActionSpec, offer: number): readonly Option[] {
  const free: PlayState = { ...state, turn: { ...state.turn, essentials: true } };
  const events = eventsFor(free, spec, { offer });
  return optionsOf(
    state,
    events.map((event) => ({ ...event, force: true as const })),
  );
}

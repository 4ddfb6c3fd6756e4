import type { ActionSpec } from '@/box/actions';
import type { Option, PlayState } from '@/engine/play';
import { eventsFor } from '@/engine/play/legalActions';
import { optionsOf } from '@/engine/play/offers';

/** More than anything costs. */
const RICH = 1000;

/**
 * The table is right: the ways to carry out an action the rules refuse now, as if money and cards were no matter. Each
 * is forced and names its full price; it is paid as far as the money goes.
 */
export function forcedOptions(state: PlayState, spec: ActionSpec, offer: number): readonly Option[] {
  const { table, turn } = state;
  const free: PlayState = { ...state, turn: { ...turn, essentials: true } };
  const rich: PlayState = {
    ...state,
    table: { ...table, player: { ...table.player, dollars: table.player.dollars + RICH } },
  };
  const events = eventsFor(free, spec, { offer });
  return optionsOf(
    rich,
    events.map((event) => ({ ...event, force: true as const })),
  ).map((option) => ({ ...option, left: Math.max(0, option.left - RICH) }));
}

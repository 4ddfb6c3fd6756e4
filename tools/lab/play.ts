import { nextEvent, rancherSeed } from '@/engine/events/autoplay';
import { defaultSetup } from '@/engine/events/setupFile';
import type { GameEvent } from '@/engine/events/types';
import { rollBelow } from '@/lib/random';
import { dispatch, useGame } from '@/store/game';

export const TABLE_SETUP = { ...defaultSetup(2024), draws: 'table' } as const;

const NOTE_EVERY = 6;

/**
 * What happens next in the open game, pieces drawn one by one as they come out of the bag: the same for the same game and number of events, so that a game interrupted
 * anywhere goes on as if it had not been.
 */
export function nextTap(): GameEvent | null {
  const { game, at } = useGame.getState();
  if (game === null || game.stage.type === 'over') return null;
  if (at % NOTE_EVERY === NOTE_EVERY - 1) return { type: 'note', text: `After ${at} events` };
  const { seed } = rollBelow(rancherSeed(game.setup) + at * 7919, 1000);
  const { event } = nextEvent(game, seed);
  return event.type === 'draw' ? { ...event, items: event.items.slice(0, 1) } : event;
}

/** Plays taps, one after another, as somebody does who looks at the table in between. */
export async function playOn(
  taps: number,
  afterEach: () => Promise<void> = async () => undefined,
): Promise<number> {
  for (let tap = 0; tap < taps; tap += 1) {
    const event = nextTap();
    if (event === null) return tap;
    const done = await dispatch(event);
    if (!done.ok) throw new Error(JSON.stringify(done.error));
    await afterEach();
  }
  return taps;
}

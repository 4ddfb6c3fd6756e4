import { autoplay } from '@/engine/events/autoplay';
import { defaultSetup } from '@/engine/events/setupFile';
import type { GameEvent } from '@/engine/events/types';
import { PLAYER_EVENT_TYPES, type PlayerEvent } from '@/engine/play';
import { tapsFor } from '@/ui/turn/taps';

const isPlayers = (event: GameEvent): event is PlayerEvent =>
  (PLAYER_EVENT_TYPES as readonly string[]).includes(event.type);

const GAMES = [
  { name: 'an easy game', setup: { ...defaultSetup(11), difficulty: 'easy', draws: 'app' } },
  { name: 'a hard game', setup: { ...defaultSetup(12), difficulty: 'hard', draws: 'app' } },
  {
    name: 'a game with both sides mixed',
    setup: { ...defaultSetup(13), draws: 'app', sides: 'abababababab' },
  },
  {
    name: 'a game with the essentials only',
    setup: { ...defaultSetup(14), draws: 'app', depth: 'essentials' },
  },
] as const;

describe('everything the player can do is on the screen', () => {
  test.each(GAMES)('$name can be played by taps alone', ({ setup }) => {
    const lost: string[] = [];
    const taps: number[] = [];
    autoplay(setup, (before, event) => {
      if (!isPlayers(event)) return;
      const way = tapsFor(before, event);
      if (way === null) lost.push(JSON.stringify(event));
      else taps.push(way.length);
    });
    expect(lost).toEqual([]);
    expect(taps.filter((count) => count <= 2).length / taps.length).toBeGreaterThan(0.8);
  });
});

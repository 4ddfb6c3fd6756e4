import type { Game } from '@/engine/events/types';
import { offersOf, type PlayerEvent, type PlayState } from '@/engine/play';
import { translatorFor } from '@/i18n/translator';

import { canBeLast } from './andDone';
import { handGroup, leavesOf, localGroups, singleGroup, type Leaf } from './groups';
import { buyChoices } from './marketChoices';
import { pendingChoices } from './pendingChoices';

const same = (a: unknown, b: unknown): boolean => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));

/** The same value whatever the order its fields were written in. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, sorted(part)]),
  );
}

/**
 * What to tap, one after the other, so that an event of the player happens; null when the screen does not offer it.
 * Made from the same choices the screen shows, so that a journey can play any game by taps alone.
 */
export function tapsFor(game: Game, event: PlayerEvent): readonly string[] | null {
  if (game.stage.type !== 'player' || game.requests.length > 0) return null;
  const state: PlayState = { table: game.table, turn: game.stage.turn, requests: [] };
  return direct(state, event) ?? chosen(state, event)?.taps ?? null;
}

/** What to tap so that an event happens and the turn ends with it; null when that takes a tap more. */
export function lastTapsFor(game: Game, event: PlayerEvent): readonly string[] | null {
  if (game.stage.type !== 'player' || game.requests.length > 0) return null;
  const state: PlayState = { table: game.table, turn: game.stage.turn, requests: [] };
  if (direct(state, event) !== null || !canBeLast(state, offersOf(state), event)) return null;
  const leaf = chosen(state, event);
  return leaf?.row ? leaf.taps.map((id, at) => (at === leaf.taps.length - 1 ? `${id}-done` : id)) : null;
}

function direct(state: PlayState, event: PlayerEvent): readonly string[] | null {
  switch (event.type) {
    case 'endTurn':
      return ['end-turn'];
    case 'skip':
      return state.turn.pending.at(-1)?.type === 'buying' ? [] : ['skip'];
    case 'startBuying':
      return [];
    case 'place':
      return [`stop-${event.space}`];
    case 'foresight':
      return [event.tile === null ? 'kc-skip' : `kc-tile-${event.tile}`];
    case 'income':
      return incomeTaps(event);
    case 'deliver': {
      const cities = offersOf(state).pending?.cities ?? [];
      const discs = cities.find(({ city }) => city === event.city)?.discs ?? [];
      const one = state.turn.essentials || discs.length === 1;
      return [`kc-city-${event.city}`, ...(one ? [] : [`kc-disc-${event.disc ?? ''}`])];
    }
    case 'move':
      return event.offer === undefined && state.turn.pending.length === 0
        ? stopTaps(state, event.path)
        : null;
    default:
      return null;
  }
}

function incomeTaps(event: Extract<PlayerEvent, { type: 'income' }>): readonly string[] {
  const more = (id: string, count: number): readonly string[] => Array<string>(Math.max(0, count)).fill(id);
  const shown = event.breeds.includes('brahman') ? 1 : 0;
  return [
    ...event.breeds.map((breed) => `kc-breed-${breed}`),
    ...more('kc-brahman-more', (event.brahman ?? shown) - shown),
    ...more('kc-certificates-more', event.certificates ?? 0),
    'kc-take',
  ];
}

function stopTaps(state: PlayState, path: readonly string[]): readonly string[] | null {
  const stop = offersOf(state).stops.find(({ space }) => space === path.at(-1));
  return stop !== undefined && same(stop.path, path) ? [`stop-${stop.space}`] : null;
}

function chosen(state: PlayState, event: PlayerEvent): Leaf | null {
  const t = translatorFor('en');
  const offers = offersOf(state);
  const { pending } = offers;
  const branch = (id: string, choices: ReturnType<typeof pendingChoices>) =>
    leavesOf([{ id, title: id, children: choices }]);
  const focused = pending !== null && pending.pending.type !== 'buying';
  const single = singleGroup(t, state, offers).choices;
  const leaves = focused
    ? leavesOf(pendingChoices({ t, state, id: 'pending' }, pending))
    : [
        ...(pending === null ? [] : leavesOf(buyChoices({ t, state, id: 'buying' }, pending.options))),
        ...leavesOf(localGroups(t, state, offers.local).flatMap(({ choices }) => choices)),
        ...(offers.local.length === 0 ? leavesOf(single) : branch('aux', single)),
        ...leavesOf(handGroup(t, state, offers).choices),
      ];
  return leaves.find((leaf) => same(leaf.event, event)) ?? null;
}

import { createGame } from '@/engine/events/create';
import type { GameSetup } from '@/engine/events/setup';
import type { Game, GameEvent } from '@/engine/events/types';
import type { PlayerEvent, PlayState } from '@/engine/play';
import { must } from '@/lib/must';
import { follow } from '@/store/timeline';
import { reachable } from '@/ui/turn/income';
import { lastTapsFor, tapsFor } from '@/ui/turn/taps';

/** What a tap belongs to when taps are counted. */
export const PARTS = ['setup', 'player', 'kansasCity', 'sam', 'draw'] as const;
export type Part = (typeof PARTS)[number];

/** Something a person does at the table: what to tap, and what it leads to. */
export type Deed = {
  readonly part: Part;
  /** Turn of the game. */
  readonly turn: number;
  readonly taps: readonly string[];
  /** What it does to the game; null when it only shows something else. */
  readonly event: GameEvent | null;
  /** Events stored before and after it. */
  readonly from: number;
  readonly at: number;
  /** The game afterwards. */
  readonly game: Game;
};

/** How many cities the income step offers at once. */
const CITIES_OFFERED = 3;

const playOf = ({ table, stage }: Game): PlayState | null =>
  stage.type === 'player' ? { table, turn: stage.turn, requests: [] } : null;

/** Income and delivery by a tap on the city, where it is among those offered for just these certificates. */
function plannedCity(game: Game, event: GameEvent, next: GameEvent | undefined): string | null {
  const state = playOf(game);
  if (state === null || event.type !== 'income' || next?.type !== 'deliver') return null;
  const shown = { breeds: event.breeds, certificates: 0, brahman: event.brahman ?? 0 };
  const cities = reachable(state, shown).slice(0, CITIES_OFFERED);
  const city = cities.find(({ view }) => view.city === next.city);
  return city !== undefined && city.certificates === (event.certificates ?? 0) ? city.view.city : null;
}

function playerTaps(game: Game, event: PlayerEvent, next: GameEvent | undefined): readonly string[] {
  const city = plannedCity(game, event, next);
  if (city !== null && event.type === 'income') {
    return [...event.breeds.map((breed) => `kc-breed-${breed}`), `kc-city-${city}`];
  }
  const taps = tapsFor(game, event);
  if (taps === null) throw new Error(`No way to tap ${JSON.stringify(event)}`);
  return taps;
}

type Way = { readonly taps: readonly string[]; readonly part: Part };

function wayOf(game: Game, event: GameEvent, next: GameEvent | undefined, planned: boolean): Way {
  const { stage } = game;
  switch (event.type) {
    case 'samCard':
      return { taps: ['reveal-card'], part: 'sam' };
    case 'samDone':
      return { taps: ['sam-done'], part: 'sam' };
    case 'samChoice':
      return { taps: [`sam-choice-${event.option}`], part: 'sam' };
    case 'draw':
      return {
        taps: event.items.map((item) => `draw-${String(item)}`),
        part: stage.type === 'setup' ? 'setup' : 'draw',
      };
    case 'deliver':
      if (planned) return { taps: [`kc-disc-${must(event.disc, 'disc')}`], part: 'player' };
      return { taps: playerTaps(game, event, next), part: 'player' };
    default:
      return { taps: playerTaps(game, event as PlayerEvent, next), part: 'player' };
  }
}

/** Draws piece by piece, the way they are tapped in; what the app shuffles by itself stays whole. */
const single = (event: GameEvent): readonly GameEvent[] =>
  event.type === 'draw' && event.pile !== 'samDeck'
    ? event.items.map((item) => ({ ...event, items: [item] }))
    : [event];

/** Every tap of a recorded game, whoever draws: the deeds in order, from the laid-out table or the first draw on. */
export function planGame(setup: GameSetup, recorded: readonly GameEvent[]): readonly Deed[] {
  const events = setup.draws === 'app' ? recorded : recorded.flatMap(single);
  const first = follow(createGame(setup), null, 0);
  if (!first.ok) throw new Error(first.error.code);
  let game = first.value.games.at(-1) ?? createGame(setup);
  let index = first.value.events.length;
  let at = index;
  let planned = false;
  const deeds: Deed[] = [];
  const layOut = (): void => {
    if (game.stage.type === 'setup') return;
    deeds.push({ part: 'setup', turn: 0, taps: ['table-ready'], event: null, from: at, at, game });
  };
  layOut();
  while (index < events.length) {
    const { turn, stage } = game;
    const from = at;
    const event = must(events[index], 'event');
    const next = events[index + 1];
    const last = next?.type === 'endTurn' ? lastTapsFor(game, event as PlayerEvent) : null;
    const way: Way = last === null ? wayOf(game, event, next, planned) : { taps: last, part: 'player' };
    planned = plannedCity(game, event, next) !== null;
    for (const wanted of last === null ? [event] : [event, must(next, 'end of the turn')]) {
      const added = addedTo(game, wanted, events.slice(index));
      at += added.length;
      index += added.length;
      game = must(added.at(-1), 'game');
    }
    deeds.push({ ...way, turn, event, from, at, game });
    if (stage.type === 'setup') layOut();
  }
  return withKansasCity(deeds);
}

/** The games after an event and after all the app does by itself then, which must be what was recorded. */
function addedTo(game: Game, event: GameEvent, recorded: readonly GameEvent[]): readonly Game[] {
  const done = follow(game, event, 0);
  if (!done.ok) throw new Error(`${JSON.stringify(event)}: ${JSON.stringify(done.error)}`);
  done.value.events.forEach(({ event: own }, offset) => {
    const wanted = JSON.stringify(recorded[offset]);
    if (JSON.stringify(own) !== wanted) throw new Error(`The app does ${JSON.stringify(own)}, not ${wanted}`);
  });
  return done.value.games;
}

/** Turns that pass through Kansas City are counted apart. */
function withKansasCity(deeds: readonly Deed[]): readonly Deed[] {
  const turns = new Set(deeds.filter(({ event }) => event?.type === 'foresight').map(({ turn }) => turn));
  return deeds.map((deed) =>
    deed.part === 'player' && turns.has(deed.turn) ? { ...deed, part: 'kansasCity' } : deed,
  );
}

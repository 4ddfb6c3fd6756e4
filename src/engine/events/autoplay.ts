import { must } from '../../lib/must';
import { rollBelow } from '../../lib/random';
import { legalPlayerEvents } from '../play/legal';
import { chooseRandom } from '../play/rancher';
import type { PlayerEvent, PlayState } from '../play/types';
import { createGame } from './create';
import { drawForTable, turnSamCard } from './draw';
import { foldTrusted } from './fold';
import type { GameSetup } from './setup';
import type { Game, GameEvent } from './types';

/** Plays for somebody: one of the legal events, and the next state of the generator. */
export type Rancher = (
  state: PlayState,
  seed: number,
) => { readonly event: PlayerEvent; readonly seed: number };

export interface AutoGame {
  readonly setup: GameSetup;
  readonly events: readonly GameEvent[];
  readonly game: Game;
}

/** No game is longer than this; a longer one means that something does not end. */
const MOST_EVENTS = 20_000;

/**
 * A whole game at once: a random but legal rancher against Sam, the app drawing. `watch` sees every event between
 * the game before and after it.
 */
export function autoplay(
  setup: GameSetup,
  watch?: (before: Game, event: GameEvent, after: Game) => void,
  rancher: Rancher = chooseRandom,
): AutoGame {
  let game = createGame(setup);
  let seed = rancherSeed(setup);
  const events: GameEvent[] = [];
  while (game.stage.type !== 'over') {
    const next = nextEvent(game, seed, rancher);
    const { event } = next;
    seed = next.seed;
    const folded = foldTrusted(game, event);
    if (!folded.ok) throw new Error(`${JSON.stringify(event)} refused: ${JSON.stringify(folded.error)}`);
    watch?.(game, event, folded.value);
    events.push(event);
    if (events.length > MOST_EVENTS) throw new Error('The game does not end');
    game = folded.value;
  }
  return { setup, events, game };
}

/** What happens next: the app draws and turns cards, Sam's turns are carried out, the rancher plays the player's. */
export function nextEvent(
  game: Game,
  seed: number,
  rancher: Rancher = chooseRandom,
): { readonly event: GameEvent; readonly seed: number } {
  const event = drawForTable(game) ?? nextForSam(game);
  if (event !== null) return { event, seed };
  const { stage } = game;
  if (stage.type !== 'player') throw new Error(`Nothing to do in stage ${stage.type}`);
  return rancher({ table: game.table, turn: stage.turn, requests: [] }, seed);
}

/** So that the rancher's luck is not the bags' luck. */
const RANCHER_SALT = 0x5a17;
export const rancherSeed = (setup: GameSetup): number => (setup.seed ^ RANCHER_SALT) >>> 0;

function nextForSam(game: Game): GameEvent | null {
  const { stage } = game;
  if (stage.type !== 'sam') return null;
  return stage.card === null ? turnSamCard(game) : { type: 'samDone' };
}

/** Any legal event is as likely as any other: a careless rancher, who reaches odd corners. */
export function chooseAny(state: PlayState, seed: number): ReturnType<Rancher> {
  const legal = legalPlayerEvents(state);
  const roll = rollBelow(seed, legal.length);
  return { event: must(legal[roll.value], 'legal event'), seed: roll.seed };
}

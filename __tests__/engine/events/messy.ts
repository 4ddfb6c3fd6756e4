import { rollBelow } from '../../../src/lib/random';
import { chooseAny, nextEvent } from '../../../src/engine/events/autoplay';
import { createGame } from '../../../src/engine/events/create';
import { fold } from '../../../src/engine/events/fold';
import { optionOf } from '../../../src/engine/events/samStage';
import type { GameSetup } from '../../../src/engine/events/setup';
import type { Game, GameEvent } from '../../../src/engine/events/types';
import { listProblems } from '../../../src/engine/table/invariants';
import { writePosition } from '../../../src/engine/table/position';
import { expectSame, type Played } from './properties';

/** Dice of the people at the table. */
class Dice {
  constructor(private seed: number) {}

  below(bound: number): number {
    const roll = rollBelow(this.seed, bound);
    this.seed = roll.seed;
    return roll.value;
  }
}

/** What people do between and instead of the expected: put off, take up again, prefer, correct, jot down. */
function whim(game: Game, dice: Dice): GameEvent | null {
  const { stage } = game;
  switch (dice.below(16)) {
    case 0:
      return { type: 'defer', request: dice.below(Math.max(1, game.requests.length)) };
    case 1:
      return { type: 'resume', request: dice.below(Math.max(1, game.deferred.length)) };
    case 2: {
      if (stage.type !== 'sam') return null;
      const tied = stage.outcome?.steps.find((step) => step.others.length > 0);
      if (tied?.decision === undefined) return null;
      return {
        type: 'samChoice',
        decision: tied.decision,
        option: optionOf(tied, dice.below(tied.others.length)),
      };
    }
    case 3:
      return { type: 'adjustMoney', dollars: dice.below(7) - 3 };
    case 4:
      return { type: 'correct', position: {} };
    case 5: {
      if (stage.type === 'setup') return null;
      return {
        type: 'correct',
        position: writePosition(game.table, stage.type === 'sam' ? 'sam' : 'player'),
      };
    }
    case 6:
      return { type: 'correct', position: { player: { tokens: dice.below(3) } } };
    case 7:
      return { type: 'correct', position: { player: { dollars: game.table.player.dollars + 1 } } };
    default:
      return null;
  }
}

/** The table a correction should give: nothing but what it names is different. */
function corrected(game: Game, position: Readonly<Record<string, unknown>>): unknown {
  const { tokens, dollars } = (position['player'] ?? {}) as { tokens?: number; dollars?: number };
  const { player } = game.table;
  return {
    ...game.table,
    player: { ...player, tokens: tokens ?? player.tokens, dollars: dollars ?? player.dollars },
  };
}

/** An answer of one piece, as it is tapped in, for any of the open requests that the app could draw for. */
function piecewise(event: GameEvent, dice: Dice): GameEvent {
  if (event.type !== 'draw' || event.items.length === 1 || dice.below(2) === 0) return event;
  return { ...event, items: event.items.slice(0, 1 + dice.below(event.items.length - 1)) };
}

const MOST_EVENTS = 5000;

/** A whole game of people who do not do things in order; what does not fit is refused and left at that. */
export function playMessy(setup: GameSetup, seed: number): Played {
  const dice = new Dice(seed);
  let rancher = seed;
  let game = createGame(setup);
  const games = [game];
  const events: GameEvent[] = [];
  while (game.stage.type !== 'over') {
    let event = whim(game, dice);
    if (event === null) {
      const next = nextEvent(game, rancher, chooseAny);
      rancher = next.seed;
      event = piecewise(next.event, dice);
    }
    const folded = fold(game, event);
    if (!folded.ok) continue;
    const found = listProblems(folded.value.table, setup.depth);
    if (found.length > 0) throw new Error(`${JSON.stringify(event)}: ${JSON.stringify(found[0])}`);
    if (event.type === 'correct') expectSame(folded.value.table, corrected(game, event.position));
    game = folded.value;
    games.push(game);
    events.push(event);
    if (events.length > MOST_EVENTS) throw new Error('The game does not end');
  }
  return { history: { setup, events, games, at: events.length }, game };
}

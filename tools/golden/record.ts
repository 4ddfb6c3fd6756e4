import { nextEvent, rancherSeed, type Rancher } from '../../src/engine/events/autoplay';
import { createGame } from '../../src/engine/events/create';
import { foldTrusted } from '../../src/engine/events/fold';
import { optionOf } from '../../src/engine/events/samStage';
import type { GameSetup } from '../../src/engine/events/setup';
import { defaultSetup } from '../../src/engine/events/setupFile';
import type { Game, GameEvent } from '../../src/engine/events/types';
import { choosePerson } from './person';

export interface Recording {
  readonly name: string;
  readonly title: string;
  readonly setup: GameSetup;
  /** Who plays, and nothing happens besides; without it a random rancher who also puts draws off and writes notes. */
  readonly rancher?: Rancher;
}

const base = (seed: number): GameSetup => ({ ...defaultSetup(seed), draws: 'app' });

/** One game a level, each with other tiles, sides and variants. */
export const RECORDINGS: readonly Recording[] = [
  {
    name: 'easy',
    title: 'Easy: sides a, neutral buildings by letter',
    setup: { ...base(11), difficulty: 'easy' },
  },
  {
    name: 'medium',
    title: 'Medium: sides b, neutral buildings shuffled, Simmental',
    setup: { ...base(22), sides: 'b'.repeat(12), neutrals: 'shuffled', variants: ['simmental'] },
  },
  {
    name: 'hard',
    title: 'Hard: mixed sides, neutral buildings shuffled',
    setup: {
      ...base(33),
      difficulty: 'hard',
      firstDelivery: 'peoria',
      sides: 'abbaabbaabab',
      neutrals: 'shuffled',
    },
  },
  {
    name: 'person',
    title: 'Medium, as New game offers it: played the way somebody at a table would',
    setup: base(1),
    rancher: choosePerson,
  },
];

/** What people do besides playing: put a draw off, prefer an equal option, write a note, set money right. */
function interjection(game: Game, count: number, done: Set<string>): GameEvent | null {
  const once = (name: string, event: GameEvent): GameEvent | null => {
    if (done.has(name)) return null;
    done.add(name);
    return event;
  };
  const { stage, requests } = game;
  if (stage.type === 'setup' && requests[0]?.to === 'cattleMarket') {
    return once('defer', { type: 'defer' });
  }
  if (stage.type === 'sam' && stage.outcome !== null && stage.outcome.needs === null) {
    const tied = stage.outcome.steps.find((step) => step.decision !== undefined && step.others.length > 0);
    if (tied?.decision !== undefined && !done.has(`choice ${tied.decision}`)) {
      return once(`choice ${tied.decision}`, {
        type: 'samChoice',
        decision: tied.decision,
        option: optionOf(tied, 0),
      });
    }
  }
  if (stage.type !== 'player' || requests.length > 0) return null;
  return (
    (count > 60 ? once('note', { type: 'note', text: 'Coffee' }) : null) ??
    (count > 90 ? once('money', { type: 'adjustMoney', dollars: 2 }) : null)
  );
}

/** A whole game, with its interjections unless somebody plays it. */
export function record({ setup, rancher }: Recording): readonly GameEvent[] {
  let game = createGame(setup);
  let seed = rancherSeed(setup);
  const events: GameEvent[] = [];
  const done = new Set<string>();
  while (game.stage.type !== 'over') {
    let event = rancher === undefined ? interjection(game, events.length, done) : null;
    if (event === null) {
      const next = nextEvent(game, seed, rancher);
      event = next.event;
      seed = next.seed;
    }
    const folded = foldTrusted(game, event);
    if (!folded.ok) throw new Error(`${JSON.stringify(event)}: ${JSON.stringify(folded.error)}`);
    events.push(event);
    game = folded.value;
  }
  return events;
}

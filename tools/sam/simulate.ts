import { DIFFICULTIES, type Difficulty } from '../../src/box/kinds';
import { PRINTED_PROFILE } from '../../src/box/profile';
import { LEVEL } from '../../src/box/samCards';
import { autoplay } from '../../src/engine/events/autoplay';
import type { Game } from '../../src/engine/events';
import { RULES_VERSION, type GameSetup } from '../../src/engine/events/setup';
import { CATEGORIES, type Score } from '../../src/engine/score/types';
import { score } from '../../src/engine/score/score';
import { listProblems } from '../../src/engine/table/invariants';
import { UsageError } from './input';

interface Options {
  readonly games: number;
  readonly seed: number;
  readonly difficulty: Difficulty;
  readonly csv: boolean;
  readonly invariants: boolean;
}

const USAGE = 'sam simulate --games N --seed S --difficulty easy|medium|hard [--csv] [--no-invariants]';

function parseOptions(args: readonly string[]): Options {
  let options: Options = { games: 100, seed: 1, difficulty: 'medium', csv: false, invariants: true };
  for (let i = 0; i < args.length; i += 1) {
    const flag = args[i];
    if (flag === '--csv') options = { ...options, csv: true };
    else if (flag === '--no-invariants') options = { ...options, invariants: false };
    else if (flag === '--games') options = { ...options, games: wholeNumber(args[(i += 1)], 1) };
    else if (flag === '--seed') options = { ...options, seed: wholeNumber(args[(i += 1)], 0) };
    else if (flag === '--difficulty') options = { ...options, difficulty: level(args[(i += 1)]) };
    else throw new UsageError(USAGE);
  }
  return options;
}

function wholeNumber(text: string | undefined, least: number): number {
  const value = Number(text);
  if (text === undefined || !Number.isInteger(value) || value < least || value > 0xffffffff) {
    throw new UsageError(`${USAGE}: "${text ?? ''}" is not a whole number of at least ${least}`);
  }
  return value;
}

function level(text: string | undefined): Difficulty {
  const found = DIFFICULTIES.find((difficulty) => difficulty === text);
  if (!found) throw new UsageError(`${USAGE}: unknown difficulty "${text ?? ''}"`);
  return found;
}

/** The setup of one simulated game. */
export const setupOf = (difficulty: Difficulty, seed: number): GameSetup => ({
  rules: RULES_VERSION,
  difficulty,
  firstDelivery: LEVEL[difficulty].firstCity,
  variants: [],
  profile: PRINTED_PROFILE,
  sides: 'aaaaaaaaaaaa',
  neutrals: 'shuffled',
  draws: 'app',
  deck: 'app',
  depth: 'full',
  colours: { player: 'blue', sam: 'red' },
  seed: seed >>> 0,
});

export interface PlayedGame {
  readonly seed: number;
  readonly turns: number;
  readonly score: Score;
  readonly game: Game;
  readonly violations: readonly string[];
}

/** One whole game of Sam against the random rancher; `invariants` checks the table after every event. */
export function playOne(difficulty: Difficulty, seed: number, invariants: boolean): PlayedGame {
  const violations: string[] = [];
  const watch = (before: Game, event: { readonly type: string }, after: Game): void => {
    for (const problem of listProblems(after.table, 'full', before.table)) {
      violations.push(`seed ${seed}, after ${event.type}: ${JSON.stringify(problem)}`);
    }
  };
  const { game } = autoplay(setupOf(difficulty, seed), invariants ? watch : undefined);
  return { seed, turns: game.turn, score: score(game.table), game, violations };
}

/** `sam simulate`: whole games of Sam against a legal random rancher. */
export function simulate(args: readonly string[]): number {
  const { games, seed, difficulty, csv, invariants } = parseOptions(args);
  const played: PlayedGame[] = [];
  const began = performance.now();
  for (let i = 0; i < games; i += 1) played.push(playOne(difficulty, seed + i, invariants));
  const seconds = (performance.now() - began) / 1000;
  process.stdout.write(csv ? csvOf(difficulty, played) : `${JSON.stringify(summary(), null, 2)}\n`);
  return played.some((game) => game.violations.length > 0) ? 2 : 0;

  function summary(): object {
    return {
      games,
      seed,
      difficulty,
      gamesPerSecond: Math.round((games / seconds) * 10) / 10,
      turnsPerGame: round(mean(played.map(({ turns }) => turns))),
      samScore: spread(played.map((game) => game.score.sam.total)),
      playerScore: spread(played.map((game) => game.score.player.total)),
      violations: played.flatMap((game) => game.violations).slice(0, 100),
    };
  }
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const round = (value: number): number => Math.round(value * 100) / 100;

function spread(values: readonly number[]): {
  readonly mean: number;
  readonly min: number;
  readonly max: number;
} {
  return { mean: round(mean(values)), min: Math.min(...values), max: Math.max(...values) };
}

/** One line a game: both totals and Sam's categories. */
function csvOf(difficulty: Difficulty, played: readonly PlayedGame[]): string {
  const header = [
    'seed',
    'difficulty',
    'turns',
    'sam',
    'player',
    ...CATEGORIES.map((category) => `sam_${category}`),
  ];
  const rows = played.map(({ seed, turns, score: { sam, player } }) => [
    seed,
    difficulty,
    turns,
    sam.total,
    player.total,
    ...CATEGORIES.map((category) => sam.categories[category].vp),
  ]);
  return `${[header, ...rows].map((row) => row.join(',')).join('\n')}\n`;
}

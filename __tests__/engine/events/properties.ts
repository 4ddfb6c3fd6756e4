import { isDeepStrictEqual } from 'node:util';

import * as fc from 'fast-check';

import { DIFFICULTIES, VARIANTS } from '../../../src/box/kinds';
import { NEUTRAL_LETTERS } from '../../../src/box/trail';
import { CITIES } from '../../../src/box/railroad';
import { autoplay, chooseAny } from '../../../src/engine/events/autoplay';
import { fold, foldTrusted } from '../../../src/engine/events/fold';
import {
  canRedo,
  currentGame,
  goTo,
  redo,
  replay,
  undo,
  type History,
} from '../../../src/engine/events/history';
import { DEPTHS, type GameSetup } from '../../../src/engine/events/setup';
import { defaultSetup } from '../../../src/engine/events/setupFile';
import type { Game, GameEvent } from '../../../src/engine/events/types';
import { legalPlayerEvents } from '../../../src/engine/play/legal';
import { chooseRandom } from '../../../src/engine/play/rancher';
import { listProblems } from '../../../src/engine/table/invariants';
import { parsePosition, writePosition } from '../../../src/engine/table/position';

const SEEDS = fc.integer({ min: 0, max: 2 ** 32 - 1 });

/** Every kind of game the app can start. */
export const SETUPS: fc.Arbitrary<GameSetup> = fc
  .record({
    seed: SEEDS,
    difficulty: fc.constantFrom(...DIFFICULTIES),
    firstDelivery: fc.constantFrom(...CITIES.slice(1)),
    variants: fc.subarray([...VARIANTS]),
    sides: fc.array(fc.constantFrom('a', 'b'), { minLength: 12, maxLength: 12 }).map((all) => all.join('')),
    neutrals: fc.oneof(
      fc.constantFrom('byLetter' as const, 'shuffled' as const),
      fc.shuffledSubarray([...NEUTRAL_LETTERS], { minLength: 7, maxLength: 7 }),
    ),
    depth: fc.constantFrom(...DEPTHS),
  })
  .map((parts) => ({ ...defaultSetup(parts.seed), ...parts, draws: 'app' as const }));

/** Much faster than a matcher while all is well, and as clear when it is not. */
export function expectSame(one: unknown, other: unknown): void {
  if (!isDeepStrictEqual(one, other)) expect(one).toEqual(other);
}

export interface Played {
  readonly history: History;
  readonly game: Game;
}

/** A random game with every table checked on the way. */
export function playChecked(setup: GameSetup, careless: boolean): Played {
  const games: Game[] = [];
  const problems: unknown[] = [];
  const played = autoplay(
    setup,
    (before, event, after) => {
      if (games.length === 0) games.push(before);
      games.push(after);
      if (after.stage.type === 'setup') return;
      const known = before.stage.type === 'setup' ? undefined : before.table;
      const found = listProblems(after.table, setup.depth, known);
      if (found.length > 0) problems.push({ event, found });
    },
    careless ? chooseAny : chooseRandom,
  );
  expect(problems).toEqual([]);
  return {
    history: { setup, events: played.events, games, at: played.events.length },
    game: played.game,
  };
}

/** Folding the stored log again, through JSON, gives the same game at every step. */
export function checkReplay({ history, game }: Played): void {
  const stored = JSON.parse(JSON.stringify({ setup: history.setup, events: history.events })) as {
    setup: unknown;
    events: unknown[];
  };
  const again = replay(stored.setup, stored.events);
  if (!again.ok) throw new Error(again.error.message);
  expect(again.value.stopped).toBeNull();
  expect(again.value.folded).toBe(history.events.length);
  expectSame(again.value.game, game);
  const middle = Math.floor(history.events.length / 2);
  const prefix = replay(stored.setup, stored.events, middle);
  if (!prefix.ok) throw new Error(prefix.error.message);
  expectSame(prefix.value.game, history.games[middle]);
}

/** Going back any number of steps and forward again changes nothing. */
export function checkUndo({ history, game }: Played, back: number): void {
  const there = goTo(history, history.at - back);
  let here = there;
  while (canRedo(here)) here = redo(here);
  expect(currentGame(here)).toBe(game);
  expectSame(here, history);
  const folded = there.at < history.events.length ? fold(currentGame(there), history.events[there.at]) : null;
  if (folded?.ok) expectSame(folded.value, currentGame(redo(there)));
  expect(currentGame(undo(redo(there)))).toBe(
    currentGame(there.at < history.events.length ? there : undo(history)),
  );
}

/** Every game survives JSON, and every table written down, read and written again is the same file. */
export function checkPositions({ history }: Played, every: number): void {
  for (let at = 0; at < history.games.length; at += every) {
    const game = history.games[at];
    if (!game) continue;
    expectSame(JSON.parse(JSON.stringify(game)), game);
    if (game.stage.type === 'setup') continue;
    const written = writePosition(game.table, 'player');
    const read = parsePosition(JSON.parse(JSON.stringify(written)));
    if (!read.ok) throw new Error(`event ${at}: ${read.error.message}`);
    expectSame(writePosition(read.value.table, 'player'), written);
  }
}

/** Every event of the legal list folds, here and there in the game. */
export function checkLegal({ history }: Played, every: number): void {
  for (let at = 0; at < history.games.length; at += every) {
    const game = history.games[at];
    if (!game || game.stage.type !== 'player' || game.requests.length > 0) continue;
    const state = { table: game.table, turn: game.stage.turn, requests: [] };
    for (const event of legalPlayerEvents(state)) {
      const folded = foldTrusted(game, event);
      if (!folded.ok) throw new Error(`event ${at}: ${JSON.stringify([event, folded.error])}`);
      expect(fold(game, event).ok).toBe(true);
    }
  }
}

/** Values that like to break things. */
export const NASTY: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    -1,
    1e9,
    0.5,
    '',
    '__proto__',
    'constructor',
    'toString',
    [],
    {},
    [[[]]],
    Array.from({ length: 10_000 }, () => 'cowboy'),
    'x'.repeat(10_000),
    JSON.parse('{"__proto__":{"dollars":99}}'),
  ),
  fc.jsonValue(),
);

/** A legal event with one field gone, replaced or added. */
export const mutated = (event: GameEvent): fc.Arbitrary<unknown> =>
  fc
    .tuple(
      fc.constantFrom(...Object.keys(event), 'offer', 'force', 'items', '__proto__'),
      NASTY,
      fc.boolean(),
    )
    .map(([key, value, drop]) => {
      const copy: Record<string, unknown> = { ...event };
      if (drop) delete copy[key];
      else Object.defineProperty(copy, key, { value, enumerable: true, configurable: true, writable: true });
      return copy;
    });

/** Whatever is thrown at it, a fold answers; a refusal leaves the game as it was. */
export function checkRefusal(game: Game, event: unknown): void {
  const before = JSON.stringify(game);
  const folded = fold(game, event);
  if (!folded.ok) expect(typeof folded.error.code).toBe('string');
  else if (folded.value.stage.type !== 'setup') JSON.stringify(folded.value);
  expect(JSON.stringify(game)).toBe(before);
}

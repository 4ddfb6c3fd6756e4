import { DIFFICULTIES, VARIANTS, type Difficulty } from '../../src/box/kinds';
import { LEVEL } from '../../src/box/samCards';
import { autoplay } from '../../src/engine/events/autoplay';
import { foldTrusted } from '../../src/engine/events/fold';
import type { GameSetup } from '../../src/engine/events/setup';
import { defaultSetup } from '../../src/engine/events/setupFile';
import type { Game, GameEvent } from '../../src/engine/events/types';
import { must } from '../../src/lib/must';
import { rollBelow } from '../../src/lib/random';
import { sealed } from '../../src/storage/backup/write';
import { FORMAT, FORMAT_VERSION } from '../../src/storage/backup/format';
import type { StoredEvent } from '../../src/storage/events';
import { finalScore, playedTime } from '../../src/storage/finalScore';

const DAY_MS = 86_400_000;
const TAP_MS = 17_000;
/** The last game of an archive was played then; an archive is the same on any day. */
export const ARCHIVE_END = Date.UTC(2026, 9, 31, 20);

/** A game as it lies in a backup. */
export interface ArchivedGame {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly started: number;
  readonly updated: number;
  readonly finished: number | null;
  readonly played: number;
  readonly setup: GameSetup;
  readonly head: number;
  readonly events: readonly StoredEvent[];
  readonly game: Game;
}

/**
 * What a practised player gets in each category, and how much that varies. The simulator's rancher is legal but
 * careless: with its own scores nobody would ever beat Sam.
 */
const PRACTISED: readonly (readonly [mean: number, spread: number])[] = [
  [4, 3],
  [15, 9],
  [20, 14],
  [10, 6],
  [8, 7],
  [23, 12],
  [14, 9],
  [7, 5],
  [8, 6],
  [2, 2],
  [1, 1],
];

function typedScore(seed: number): Extract<GameEvent, { type: 'finalScore' }> {
  let state = seed;
  const categories = PRACTISED.map(([mean, spread]) => {
    const first = rollBelow(state, 2 * spread + 1);
    const second = rollBelow(first.seed, 2 * spread + 1);
    state = second.seed;
    return Math.max(0, mean - spread + Math.round((first.value + second.value) / 2));
  });
  return { type: 'finalScore', total: categories.reduce((sum, vp) => sum + vp, 0), categories };
}

/** Every fifth game is played with a variant. */
const variantsOf = (index: number): GameSetup['variants'] =>
  index % 5 === 3 ? [must(VARIANTS[Math.floor(index / 5) % VARIANTS.length], 'variant')] : [];

export interface ArchiveOptions {
  /** Keep the rancher's own score, as the app counted it. */
  readonly counted?: boolean;
  readonly difficulty?: Difficulty;
}

/** One game of the simulator, as if it had been played by taps over an evening. */
export function archivedGame(
  seed: number,
  index: number,
  finished: number,
  {
    counted = false,
    difficulty = must(DIFFICULTIES[index % DIFFICULTIES.length], 'difficulty'),
  }: ArchiveOptions = {},
): ArchivedGame {
  const setup: GameSetup = {
    ...defaultSetup((seed + index) >>> 0),
    difficulty,
    firstDelivery: LEVEL[difficulty].firstCity,
    variants: variantsOf(index),
    draws: 'app',
  };
  const auto = autoplay(setup);
  const typed = counted ? [] : [typedScore((seed + index) >>> 0)];
  const game = typed.reduce<Game>((before, event) => {
    const folded = foldTrusted(before, event);
    if (!folded.ok) throw new Error(folded.error.code);
    return folded.value;
  }, auto.game);
  const all = [...auto.events, ...typed];
  const taps = all.filter(({ type }) => type !== 'draw').length;
  const started = finished - taps * TAP_MS;
  let time = started;
  const events = all.map((event): StoredEvent => {
    const own = event.type === 'draw';
    if (!own) time += TAP_MS;
    return { event, time, own };
  });
  return {
    id: `archive-${seed}-${index}`,
    name: index % 3 === 0 ? `Evening ${index + 1}` : '',
    note: index % 7 === 0 ? 'Snow outside, coffee inside.' : '',
    started,
    updated: finished,
    finished,
    played: playedTime(events.map((stored) => stored.time)),
    setup,
    head: events.length,
    events,
    game,
  };
}

function textOf({ game, events, ...cover }: ArchivedGame): string {
  const written = events.map(({ event, time, own }) => (own ? { event, time, own } : { event, time }));
  return JSON.stringify({
    ...cover,
    events: written,
    result: cover.finished === null ? null : finalScore(game),
  });
}

/** A backup of these games, to be brought in like any other. */
export const backupOf = (games: Iterable<ArchivedGame>, exported = ARCHIVE_END): string => {
  const texts: string[] = [];
  for (const game of games) texts.push(textOf(game));
  return sealed(
    `{"format":"${FORMAT}@${FORMAT_VERSION}","exported":${exported},"games":[${texts.join(',')}],"profiles":[]`,
  );
};

/** So many games of the simulator, a day and a half apart, the last one first to be played long ago. */
export function* archiveGames(count: number, seed: number): Iterable<ArchivedGame> {
  for (let index = 0; index < count; index += 1) {
    yield archivedGame(seed, index, ARCHIVE_END - (count - 1 - index) * 1.5 * DAY_MS);
  }
}

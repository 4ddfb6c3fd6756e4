import type { Difficulty } from '../../src/box/kinds';
import { autoplay } from '../../src/engine/events/autoplay';
import { createGame } from '../../src/engine/events/create';
import { fold } from '../../src/engine/events/fold';
import { replay } from '../../src/engine/events/history';
import type { Game, GameEvent, SamStage } from '../../src/engine/events/types';
import { score } from '../../src/engine/score/score';
import { playSam } from '../../src/engine/sam/turn';
import { listProblems } from '../../src/engine/table/invariants';
import type { Table } from '../../src/engine/table/state';
import { setupOf } from '../sam/simulate';
import { median, quantile, type Figure } from './section';

const LEVELS: readonly Difficulty[] = ['easy', 'medium', 'hard'];
const REPLAYED = 400;
/** So many games are played before anything is measured: an app, too, is warm after a minute. */
const WARM_UP = 300;
const MEASURED = 300;
/** The best of so many tries counts: whatever else runs on the machine is not the engine's. */
const TRIES = 4;

const now = (): number => performance.now();

const play = (seed: number, watch?: Parameters<typeof autoplay>[1]) =>
  autoplay(setupOf(LEVELS[seed % LEVELS.length] ?? 'medium', seed), watch);

/** Whole games a second on one core. */
function gamesPerSecond(checked: boolean): number {
  const watch = (before: Game, _: GameEvent, after: Game): void => {
    if (listProblems(after.table, 'full', before.table).length > 0) throw new Error('A broken invariant.');
  };
  let best = 0;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const start = now();
    for (let seed = 1; seed <= MEASURED; seed += 1) play(seed, checked ? watch : undefined);
    best = Math.max(best, (MEASURED * 1000) / (now() - start));
  }
  return best;
}

/** Microseconds of every single fold of some games, shape check included. */
function foldTimes(): readonly number[] {
  const times: number[] = [];
  for (let seed = 1; seed <= 100; seed += 1) {
    const { setup, events } = play(seed);
    let game = createGame(setup);
    for (const event of events) {
      const start = now();
      const folded = fold(game, event);
      times.push((now() - start) * 1000);
      if (!folded.ok) throw new Error(folded.error.code);
      game = folded.value;
    }
  }
  return times;
}

/** Microseconds of every finished turn of Sam, worked out from its start in one go. */
function samTimes(): readonly number[] {
  const turns: SamStage[] = [];
  for (let seed = 1; seed <= 100; seed += 1) {
    play(seed, (before, event) => {
      if (event.type === 'samDone' && before.stage.type === 'sam') turns.push(before.stage);
    });
  }
  return turns.map(({ start: table, card, draws, choices }) => {
    if (card === null) throw new Error('A turn without a card.');
    const start = now();
    playSam(table, card, draws, choices);
    return (now() - start) * 1000;
  });
}

/** Milliseconds of replaying a stored game, cut or stretched to 400 events. */
function replayTimes(): readonly number[] {
  const times: number[] = [];
  for (let seed = 1; seed <= 60; seed += 1) {
    const { setup, events } = play(seed);
    const start = now();
    const again = replay(setup, events);
    times.push(((now() - start) * REPLAYED) / events.length);
    if (!again.ok || again.value.folded !== events.length) throw new Error('A game that does not replay.');
  }
  return times;
}

const TEN_OBJECTIVES = [
  'building-orange-orange-3',
  'building-green-orange-3',
  'shorthorn-hazard-hazard-3',
  'station-station-hazard-3',
  'newYork-5',
  'newYork-5',
  'station-green-orange-3',
  'hereford-hazard-3',
  'building-building-hazard-hazard-5',
  'station-station-building-building-5',
] as const;

/** Milliseconds of the score of finished tables whose player holds ten objectives. */
function scoreTimes(): readonly number[] {
  const tables: Table[] = [];
  for (let seed = 1; seed <= 200; seed += 1) {
    const { table } = play(seed).game;
    const objectives = { area: TEN_OBJECTIVES.slice(0, 5), herd: TEN_OBJECTIVES.slice(5) };
    const masters = ['perObjectivePair'] as const;
    tables.push({ ...table, player: { ...table.player, objectives, masters } });
  }
  return tables.map((table) => {
    let best = Infinity;
    for (let tries = 0; tries < TRIES; tries += 1) {
      const start = now();
      score(table);
      best = Math.min(best, now() - start);
    }
    return best;
  });
}

/** The engine: folding, replaying, Sam's turns, the score and whole games. */
export function bench(): readonly Figure[] {
  for (let seed = 1; seed <= WARM_UP; seed += 1) play(seed);
  const folds = foldTimes();
  const sam = samTimes();
  const scores = scoreTimes();
  return [
    { name: 'fold of one event, median', value: median(folds), unit: 'µs', limit: 10 },
    { name: 'fold of one event, 99th percentile', value: quantile(folds, 0.99), unit: 'µs' },
    {
      name: `replay of a game of ${REPLAYED} events, median`,
      value: median(replayTimes()),
      unit: 'ms',
      limit: 8,
    },
    { name: 'a turn of Sam, median', value: median(sam), unit: 'µs', limit: 50 },
    { name: 'a turn of Sam, 99th percentile', value: quantile(sam, 0.99), unit: 'µs', limit: 500 },
    { name: 'score with ten objectives, median', value: median(scores), unit: 'ms' },
    {
      name: 'score with ten objectives, 99th percentile',
      value: quantile(scores, 0.99),
      unit: 'ms',
      limit: 5,
    },
    { name: 'whole games', value: gamesPerSecond(false), unit: 'games/s', limit: 400, atLeast: true },
    {
      name: 'whole games, invariants checked after every event',
      value: gamesPerSecond(true),
      unit: 'games/s',
    },
  ];
}

import { turnSamCard } from '@/engine/events/draw';
import type { GameSetup } from '@/engine/events/setup';
import type { Game, GameEvent } from '@/engine/events/types';
import { err, ok, type Result } from '@/lib/result';
import { appendEvents, moveHead, standingOf, type StoredEvent } from '@/storage/events';
import { finalScore, playedTime } from '@/storage/finalScore';
import { fileResult, insertGame, reopen } from '@/storage/games';

import { beforeClose, withDatabase } from './database';
import { NO_GAME, useGame, type Refusal } from './gameState';
import { refreshHome } from './home';
import { keep, publish, writeAdded, type Done } from './keep';
import { newId } from './newId';
import { load, verify } from './openGame';
import { openTable, setTable } from './openTable';
import { createQueue } from './queue';
import {
  endOfStep,
  extended,
  follow,
  gameAt,
  gameNow,
  newTimeline,
  reach,
  redoTarget,
  undoTarget,
  type Timeline,
} from './timeline';

export { useGame, type GameStatus, type OpenGame, type Refusal, type Step, type Trouble } from './gameState';

const inTurn = createQueue();

const VERIFY_MS = 600;

const notOpen: Done = err({ type: 'storage', error: { code: 'closed', detail: 'no game is open' } });

/** Sets up a new game, written before it is shown; the app's own draws of setup are part of it. */
export const createGame = (setup: GameSetup, name = ''): Promise<Result<string, Refusal>> =>
  inTurn(async () => {
    const id = newId();
    const started = Date.now();
    const empty = newTimeline(setup);
    const added = follow(gameNow(empty), null, started);
    const timeline = added.ok ? extended(empty, added.value) : empty;
    const standing = standingOf(gameNow(timeline));
    await withDatabase(async () => undefined);
    const done = await keep(
      id,
      timeline,
      async (sql) => {
        await insertGame(sql, { id, name, setup, started, standing: standingOf(gameNow(empty)) });
        if (added.ok && added.value.events.length > 0)
          await appendEvents(sql, id, 0, added.value.events, standing);
      },
      () => createGame(setup, name),
      { name, note: '', started, filed: false },
    );
    void refreshHome();
    return done.ok ? ok(id) : done;
  });

/** Opens a stored game where it was left. `untilDamage` takes a damaged one as far as it folds. */
export const openGame = (id: string, options: { readonly untilDamage?: boolean } = {}): Promise<void> =>
  inTurn(async () => {
    const shown = useGame.getState();
    if (shown.id === id && shown.status === 'ready') return;
    setTable(null);
    useGame.setState({ ...NO_GAME, status: 'opening', id });
    const loaded = await load(id, options.untilDamage ?? false);
    if (useGame.getState().id !== id) return;
    if (!loaded.ok) {
      useGame.setState({ ...NO_GAME, id, ...loaded.error });
      return;
    }
    const { timeline, name, note, started, filed } = loaded.value;
    publish(id, timeline, { name, note, started, filed });
    const own = follow(gameNow(timeline), null, Date.now());
    if (timeline.at === timeline.events.length && own.ok && own.value.events.length > 0) {
      const after = extended(timeline, own.value);
      await keep(
        id,
        after,
        (sql) => writeAdded(sql, id, timeline, after, own.value),
        () => openGame(id),
      );
    }
    if (timeline.base > 0) setTimeout(() => void verifyGame(), VERIFY_MS);
  });

/** Once the table is shown there is time to see whether the checkpoint it came from tells the truth. */
export const verifyGame = (): Promise<void> =>
  inTurn(async () => {
    const table = openTable();
    if (table === null || table.timeline.base === 0) return;
    const replayed = await verify(table);
    if (replayed === null || openTable() !== table) return;
    if (replayed.agrees) setTable({ id: table.id, timeline: replayed.timeline });
    else publish(table.id, replayed.timeline);
  });

/** Leaves the table; everything is on disk already. */
export const closeGame = (): Promise<void> =>
  inTurn(async () => {
    setTable(null);
    useGame.setState(NO_GAME);
    await refreshHome();
  });

beforeClose(closeGame);

const dispatchNow = async (make: (game: Game) => GameEvent | null): Promise<Done> => {
  const table = openTable();
  if (table === null) return notOpen;
  const { id, timeline } = table;
  const event = make(gameNow(timeline));
  if (event === null) return ok(gameNow(timeline));
  const added = follow(gameNow(timeline), event, Date.now());
  if (!added.ok) return err({ type: 'rule', error: added.error });
  const after = extended(timeline, added.value);
  const again = () => inTurn(() => dispatchNow(make));
  return keep(id, after, (sql) => writeAdded(sql, id, timeline, after, added.value), again);
};

/** Something happened at the table: one tap, one commit. A refusal by the rules changes nothing. */
export const dispatch = (event: GameEvent): Promise<Done> => inTurn(() => dispatchNow(() => event));

/** Turns Sam's card from the app's own deck; does nothing when it is not time for it. */
export const revealSam = (): Promise<Done> => inTurn(() => dispatchNow(turnSamCard));

async function moveNow(target: (timeline: Timeline) => number | null): Promise<Done> {
  const table = openTable();
  if (table === null) return notOpen;
  const { id, timeline } = table;
  const to = target(timeline);
  const reached = to === null ? null : reach(timeline, to);
  if (to === null || to === timeline.at || reached === null) return ok(gameNow(timeline));
  const standing = standingOf(gameAt(reached, to));
  const { filed } = useGame.getState();
  return keep(
    id,
    { ...reached, at: to },
    async (sql) => {
      await moveHead(sql, id, timeline.at, to, standing, Date.now());
      if (filed) await reopen(sql, id);
    },
    () => inTurn(() => moveNow(target)),
    { filed: false },
  );
}

/** Takes back the last step; it stays on disk and can be done again until something new happens. */
export const undo = (): Promise<Done> => inTurn(() => moveNow(undoTarget));
export const redo = (): Promise<Done> => inTurn(() => moveNow(redoTarget));

/** To the moment after this many events, backwards or forwards. */
export const undoTo = (number: number): Promise<Done> =>
  inTurn(() => moveNow((timeline) => endOfStep(timeline, number)));

/** Files a game that is over, with its result and both score sheets. */
export const finishGame = (): Promise<Done> =>
  inTurn(async () => {
    const table = openTable();
    if (table === null) return notOpen;
    const { id, timeline } = table;
    const game = gameNow(timeline);
    const score = finalScore(game);
    if (score === null)
      return err({ type: 'rule', error: { code: 'wrongStage', params: { stage: game.stage.type } } });
    const times = timeline.events.slice(0, timeline.at).map((stored: StoredEvent) => stored.time);
    const done = await keep(
      id,
      timeline,
      (sql) => fileResult(sql, id, score, Date.now(), playedTime(times)),
      finishGame,
      { filed: true },
    );
    await refreshHome();
    return done;
  });

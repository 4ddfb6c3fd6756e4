import { replay } from '@/engine/events/history';
import { defaultSetup } from '@/engine/events/setupFile';
import { must } from '@/lib/must';
import { CHECKPOINT_EVERY, readCheckpoint } from '@/storage/checkpoints';
import { serialised, type Db } from '@/storage/sql';
import { listPlaying } from '@/storage/library';
import { checkGames } from '@/store/checkGames';
import { setDatabase } from '@/store/database';
import {
  closeGame,
  createGame,
  dispatch,
  finishGame,
  openGame,
  redo,
  revealSam,
  undo,
  undoTo,
  useGame,
  verifyGame,
} from '@/store/game';
import { useHome } from '@/store/home';
import { gameAfter, readLog } from '@/store/log';

import { nextTap, playOn, TABLE_SETUP } from '../../tools/lab/play';
import { dump, openReady, storeGame } from '../setup/stored';

let db: Db;
beforeEach(async () => {
  db = await openReady();
  setDatabase(db);
});
afterEach(async () => {
  await closeGame();
  setDatabase(null);
});

const shown = () => useGame.getState();
const tableNow = () => JSON.stringify(shown().game);

async function start(draws: 'app' | 'table' = 'app'): Promise<string> {
  const made = await createGame({ ...defaultSetup(7), draws }, 'Friday');
  return made.ok ? made.value : '';
}

async function reopen(id: string): Promise<void> {
  await closeGame();
  await openGame(id);
}

test('a new game is on disk before it is shown, with all the app drew', async () => {
  const id = await start();
  expect(shown()).toMatchObject({ status: 'ready', name: 'Friday', undo: null, redo: null, filed: false });
  expect(shown().game?.stage.type).toBe('player');
  expect(useHome.getState().inPlay).toMatchObject({ id, turn: 1, mover: 'player', marketRows: 12 });
  const before = tableNow();
  await reopen(id);
  expect(tableNow()).toBe(before);
});

test('a tap and everything the app draws after it are one commit', async () => {
  await start();
  await playOn(30);
  const groups = new Map<number, number>();
  let step = 0;
  for (const { own } of shown().events) {
    if (!own) step += 1;
    groups.set(step, (groups.get(step) ?? 0) + 1);
  }
  expect(Math.max(...[...groups].filter(([number]) => number > 0).map(([, size]) => size))).toBeGreaterThan(
    1,
  );
  expect(shown().game?.requests).toEqual([]);
});

test('what the rules refuse changes nothing, on the table or on disk', async () => {
  await start();
  const before = [tableNow(), await dump(db)];
  const refused = await dispatch({ type: 'samDone' });
  expect(refused).toMatchObject({ ok: false, error: { type: 'rule', error: { code: 'wrongStage' } } });
  expect([tableNow(), await dump(db)]).toEqual(before);
  expect(shown().trouble).toBeNull();
});

test('two quick taps are taken one after the other', async () => {
  await start('table');
  const first = must(nextTap(), 'tap');
  const [one, two] = await Promise.all([dispatch(first), dispatch({ type: 'note', text: 'quick' })]);
  expect([one.ok, two.ok]).toEqual([true, true]);
  const rows = await db.all<{ kind: string }>('SELECT kind FROM events ORDER BY number');
  expect(rows.map(({ kind }) => kind)).toEqual(shown().events.map(({ event }) => event.type));
  expect(rows.slice(-2).map(({ kind }) => kind)).toEqual([first.type, 'note']);
});

/** The same database with writes that fail while `broken`. */
function breakable(): { broken: boolean } {
  const state = { broken: false };
  const fragile = serialised({
    ...db,
    run: (source, params) =>
      state.broken ? Promise.reject(new Error('database or disk is full')) : db.run(source, params),
  });
  setDatabase(fragile);
  return state;
}

test('a failed write keeps the table, says why, and can be tried again', async () => {
  await start();
  const before = [tableNow(), await dump(db)];
  const disk = breakable();
  disk.broken = true;
  const failed = await dispatch({ type: 'note', text: 'lost?' });
  expect(failed).toMatchObject({ ok: false, error: { type: 'storage', error: { code: 'full' } } });
  expect(shown().trouble?.error.code).toBe('full');
  expect([tableNow(), await dump(db)]).toEqual(before);

  disk.broken = false;
  await shown().trouble?.retry();
  expect(shown().trouble).toBeNull();
  expect(shown().events.at(-1)?.event).toEqual({ type: 'note', text: 'lost?' });
  expect(await db.all('SELECT count(*) AS n FROM events')).toEqual([{ n: shown().at }]);
});

test('a write that was reported lost but got through is not done twice', async () => {
  await start();
  const before = shown().at;
  let deaf = true;
  setDatabase(
    serialised({
      ...db,
      exec: async (source) => {
        await db.exec(source);
        if (source === 'COMMIT' && deaf) throw new Error('no answer');
      },
    }),
  );
  await dispatch({ type: 'note', text: 'once' });
  expect([shown().at, shown().trouble?.error.code]).toEqual([before, 'failed']);
  deaf = false;
  await shown().trouble?.retry();
  expect([shown().at, shown().trouble]).toEqual([before + 1, null]);
  expect(shown().events.filter(({ event }) => event.type === 'note')).toHaveLength(1);
});

test('the trouble can be dismissed, and an undo that fails can be tried again', async () => {
  await start();
  await playOn(5);
  const disk = breakable();
  disk.broken = true;
  const { at } = shown();
  await undo();
  expect(shown().at).toBe(at);
  shown().trouble?.dismiss();
  expect(shown().trouble).toBeNull();
  disk.broken = false;
  await undo();
  expect(shown().at).toBeLessThan(at);
});

test('undo takes a whole step, says what it takes, and redo survives a restart', async () => {
  const id = await start();
  await playOn(12);
  const tables = [tableNow()];
  const steps = [];
  while (steps.length < 8) {
    steps.push(must(shown().undo, 'undo'));
    await undo();
    tables.push(tableNow());
  }
  expect(steps.every(({ event, lines }) => lines.length > 0 || event.type === 'endTurn')).toBe(true);
  await reopen(id);
  expect(tableNow()).toBe(tables.at(-1));
  for (const table of tables.slice(0, -1).reverse()) {
    await redo();
    expect(tableNow()).toBe(table);
  }
  expect(shown().redo).toBeNull();
});

test('something new after an undo drops what was taken back', async () => {
  const id = await start();
  await playOn(6);
  await undo();
  await undo();
  await dispatch({ type: 'note', text: 'another way' });
  expect(shown().redo).toBeNull();
  await reopen(id);
  expect(shown().redo).toBeNull();
  expect(shown().events.at(-1)?.event).toEqual({ type: 'note', text: 'another way' });
});

test('undo reaches the beginning and any moment can be gone to', async () => {
  await start();
  const first = tableNow();
  await playOn(20);
  const last = [shown().at, tableNow()] as const;
  await undoTo(0);
  expect(tableNow()).toBe(first);
  expect(shown().undo).toBeNull();
  await undoTo(last[0]);
  expect(tableNow()).toBe(last[1]);
});

test('the log and any earlier moment can be read without touching the game', async () => {
  await start();
  await playOn(25);
  const before = tableNow();
  const log = readLog();
  expect(log.length).toBeGreaterThan(15);
  expect(log.map(({ number }) => number)).toEqual([...log.map(({ number }) => number)].sort((a, b) => a - b));
  expect(gameAfter(0)?.turn).toBe(0);
  expect(JSON.stringify(gameAfter(shown().at))).toBe(before);
  expect(gameAfter(9999)).toBeNull();
  expect(tableNow()).toBe(before);
});

test('Sam’s card is turned from the app’s deck, once', async () => {
  await start();
  while (shown().game?.stage.type !== 'sam') await playOn(1);
  await revealSam();
  const { at } = shown();
  expect(shown().game?.stage).toMatchObject({ type: 'sam', card: expect.any(Number) as number });
  await revealSam();
  expect(shown().at).toBe(at);
});

test('a whole game: checkpoints agree with the replay, the result is filed, undo takes it back', async () => {
  const made = await createGame(TABLE_SETUP);
  const id = made.ok ? made.value : '';
  await playOn(2000);
  expect(shown().game?.stage.type).toBe('over');
  const events = shown().events.map(({ event }) => event);
  const rows = await db.all<{ number: number }>('SELECT number FROM checkpoints ORDER BY number');
  expect(rows.length).toBe(Math.floor(events.length / CHECKPOINT_EVERY));
  for (const { number } of rows) {
    const replayed = replay(TABLE_SETUP, events, number);
    expect(await readCheckpoint(db, id, number)).toEqual({
      number,
      game: replayed.ok ? replayed.value.game : null,
    });
  }

  expect((await finishGame()).ok).toBe(true);
  expect(shown().filed).toBe(true);
  const [row] = await db.all('SELECT status, result, player_total, sam_total, p1, s1 FROM games');
  expect(row).toMatchObject({ status: 'finished', p1: expect.any(Number) as number, s1: 0 });
  expect(useHome.getState()).toMatchObject({ inPlay: null, finished: { games: 1 } });

  const over = tableNow();
  await reopen(id);
  expect([tableNow(), shown().filed]).toEqual([over, true]);
  await undo();
  expect(shown().filed).toBe(false);
  expect(await db.all('SELECT status, result FROM games')).toEqual([{ status: 'playing', result: null }]);
});

test('a game that is not over is not filed', async () => {
  await start();
  expect(await finishGame()).toMatchObject({ ok: false, error: { type: 'rule' } });
});

test('a checkpoint that lies is found out, dropped and rebuilt', async () => {
  const made = await createGame(TABLE_SETUP);
  const id = made.ok ? made.value : '';
  await playOn(130);
  const truth = tableNow();
  const [row] = await db.all<{ state: string }>('SELECT state FROM checkpoints');
  const lie = must(row, 'checkpoint').state.replace(/"dollars":\d+/g, '"dollars":99');
  await db.run('UPDATE checkpoints SET state = ?', [lie]);
  await reopen(id);
  expect(tableNow()).not.toBe(truth);
  await verifyGame();
  expect(tableNow()).toBe(truth);
  await reopen(id);
  expect(tableNow()).toBe(truth);
});

test.each([
  ['no JSON', '{"setup"'],
  ['something else', '{"a":1}'],
])('a checkpoint that is %s costs nothing but time', async (_name, state) => {
  const made = await createGame(TABLE_SETUP);
  await playOn(130);
  const truth = tableNow();
  await db.run('UPDATE checkpoints SET state = ?', [state]);
  await reopen(made.ok ? made.value : '');
  expect(tableNow()).toBe(truth);
});

test('a game that is not there says so', async () => {
  await openGame('nowhere');
  expect(shown()).toMatchObject({ status: 'missing', game: null });
});

const DAMAGE: readonly (readonly [string, string, string, number])[] = [
  ['a broken payload', `UPDATE events SET payload = '{"type":' WHERE number = 12`, 'brokenJson', 11],
  ['a missing event', 'DELETE FROM events WHERE number = 12', 'missingEvent', 11],
  [
    'an event of unknown type',
    `UPDATE events SET payload = '{"type":"fly"}' WHERE number = 12`,
    'badEvent',
    11,
  ],
  [
    'an event that does not fit',
    `UPDATE events SET payload = '{"type":"samDone"}' WHERE number = 12`,
    'badEvent',
    11,
  ],
  ['events cut off', 'DELETE FROM events WHERE number > 20', 'missingEvent', 20],
];

test.each(DAMAGE)(
  '%s: listed as damaged, opened until there, the others unharmed',
  async (_name, harm, code, sound) => {
    await storeGame(db, 'bad', 1, 40);
    await db.exec(harm);
    await storeGame(db, 'good', 2, 40);
    await openGame('bad');
    expect(shown()).toMatchObject({
      status: 'damaged',
      game: null,
      damage: { what: { code, at: sound + 1 }, sound },
    });
    const rows = await db.all('SELECT id, damage IS NOT NULL AS damaged, sound FROM games ORDER BY id');
    expect(rows).toEqual([
      { id: 'bad', damaged: 1, sound },
      { id: 'good', damaged: 0, sound: null },
    ]);
    await openGame('good');
    expect(shown().status).toBe('ready');
    await openGame('bad', { untilDamage: true });
    expect(shown()).toMatchObject({ status: 'ready', damage: null });
    expect(shown().at).toBeGreaterThanOrEqual(sound);
    expect((await dispatch({ type: 'note', text: 'saved' })).ok).toBe(true);
  },
);

test('a look at all games finds the damaged ones without opening any; a healed one is cleared', async () => {
  await storeGame(db, 'bad', 1, 40);
  const [row] = await db.all<{ payload: string }>('SELECT payload FROM events WHERE number = 12');
  await db.exec(`UPDATE events SET payload = '{' WHERE number = 12`);
  await storeGame(db, 'good', 2);
  await storeGame(db, 'future', 3, 30);
  await db.run('UPDATE games SET rules = 2 WHERE id = ?', ['future']);
  expect(await checkGames()).toEqual({ ok: true, value: { games: 3, damaged: 2 } });
  const damaged = (await listPlaying(db)).map(({ id, damage }) => [id, damage?.what.code]);
  expect(new Map(damaged as [string, string][])).toEqual(
    new Map([
      ['bad', 'brokenJson'],
      ['future', 'unknownRules'],
    ]),
  );
  await db.run('UPDATE events SET payload = ? WHERE game = ? AND number = 12', [
    must(row, 'row').payload,
    'bad',
  ]);
  await openGame('bad');
  expect(shown().status).toBe('ready');
  expect(await db.all(`SELECT damage FROM games WHERE id = 'bad'`)).toEqual([{ damage: null }]);
});

test('a finished game opened until its damage is in play again', async () => {
  await storeGame(db, 'bad', 1);
  await db.exec('DELETE FROM events WHERE number > 100');
  await openGame('bad', { untilDamage: true });
  expect(shown()).toMatchObject({ status: 'ready', filed: false, at: 100 });
  expect(await db.all('SELECT status, result FROM games')).toEqual([{ status: 'playing', result: null }]);
});

test.each([
  ['rules of the future', 'UPDATE games SET rules = 2', 'unknownRules'],
  ['a setup that is no JSON', `UPDATE games SET setup = '{'`, 'brokenJson'],
  ['a setup that is none', `UPDATE games SET setup = '{"rules":1}'`, 'badSetup'],
])('%s: damaged, with nothing to open', async (_name, harm, code) => {
  await storeGame(db, 'bad', 1, 40);
  await db.exec(harm);
  await openGame('bad', { untilDamage: true });
  expect(shown()).toMatchObject({ status: 'damaged', damage: { what: { code, at: 0 }, sound: 0 } });
});

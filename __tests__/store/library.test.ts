import type { Db } from '@/storage/sql';
import { setDatabase } from '@/store/database';
import { closeGame, openGame, useGame } from '@/store/game';
import { refreshHome, useHome } from '@/store/home';
import {
  deleteGame,
  loadFinished,
  loadMoreFinished,
  loadPlaying,
  noteGame,
  renameGame,
  statistics,
  summaryOf,
  undoDelete,
  useFinished,
  usePlaying,
} from '@/store/library';
import { lastChoices, rememberChoices } from '@/store/newGame';
import { chosenProfile, deleteProfile, loadProfiles, saveProfile, useProfiles } from '@/store/profiles';
import { changeSettings, DEFAULT_SETTINGS, useSettings } from '@/store/settings';
import { streakOf } from '@/storage/statistics';

import { openReady, storeGame } from '../setup/stored';

jest.mock('expo-localization', () => ({ getLocales: () => [], useLocales: () => [] }));

let db: Db;
beforeEach(async () => {
  db = await openReady();
  setDatabase(db);
  useSettings.setState(DEFAULT_SETTINGS);
});
afterEach(async () => {
  await closeGame();
  setDatabase(null);
});

const ids = () => useFinished.getState().games.map(({ id }) => id);

test('finished games come page by page', async () => {
  await storeGame(db, 'seed', 1);
  const columns = (await db.all<{ name: string }>(`SELECT name FROM pragma_table_info('games')`))
    .map(({ name }) => name)
    .filter((name) => name !== 'id' && name !== 'finished');
  for (let index = 0; index < 60; index += 1) {
    await db.run(
      `INSERT INTO games (id, finished, ${columns.join(', ')}) SELECT ?, ?, ${columns.join(', ')} FROM games WHERE id = ?`,
      [`copy-${index}`, index, 'seed'],
    );
  }
  await loadFinished({});
  expect([ids().length, useFinished.getState().count.games]).toEqual([40, 61]);
  await loadMoreFinished();
  expect(new Set(ids()).size).toBe(61);
  await loadMoreFinished();
  expect(ids().length).toBe(61);
});

test('only the answer to the last filter is shown', async () => {
  await storeGame(db, 'a', 1);
  await Promise.all([loadFinished({ text: 'nothing like this' }), loadFinished({})]);
  expect(ids()).toEqual(['a']);
});

test('a deleted game disappears everywhere and comes back', async () => {
  await storeGame(db, 'done', 1);
  await storeGame(db, 'open', 2, 30);
  await loadFinished({});
  await loadPlaying();
  await refreshHome();
  expect([ids(), usePlaying.getState().games.length, useHome.getState().finished.games]).toEqual([
    ['done'],
    1,
    1,
  ]);
  await deleteGame('done');
  await deleteGame('open');
  expect([ids(), usePlaying.getState().games.length, useHome.getState().inPlay]).toEqual([[], 0, null]);
  expect((await summaryOf('done')).ok).toBe(false);
  await undoDelete('done');
  expect(ids()).toEqual(['done']);
});

test('names and notes are kept, trimmed, and shown in the open game', async () => {
  await storeGame(db, 'g', 1, 30);
  await openGame('g');
  await renameGame('g', '  Friday  ');
  await noteGame('g', 'x'.repeat(5000));
  expect([useGame.getState().name, useGame.getState().note.length]).toEqual(['Friday', 2000]);
  expect(await summaryOf('g')).toMatchObject({ ok: true, value: { name: 'Friday', status: 'playing' } });
});

test('statistics of nothing are all zero', async () => {
  expect(await statistics()).toMatchObject({
    ok: true,
    value: { games: 0, won: 0, best: null, streak: { now: 0, best: 0 }, trend: [], byDifficulty: [] },
  });
});

test.each([
  [[], { now: 0, best: 0 }],
  [['won', 'won', 'lost', 'won'], { now: 1, best: 2 }],
  [['won', 'tied'], { now: 0, best: 1 }],
] as const)('the streak of %j', (results, streak) => {
  expect(streakOf(results)).toEqual(streak);
});

test('a box profile is kept, chosen for new games, and gone when deleted', async () => {
  expect(await chosenProfile()).toEqual({});
  const saved = await saveProfile('  My box ', { swapHires: true });
  const id = saved.ok ? saved.value : '';
  changeSettings({ boxProfile: id });
  expect(await chosenProfile()).toEqual({ swapHires: true });
  expect(useProfiles.getState().profiles).toMatchObject([{ id, name: 'My box' }]);
  await db.run('INSERT INTO profiles (id, name, profile, updated) VALUES (?, ?, ?, 0)', ['x', 'Broken', '{']);
  expect(await loadProfiles()).toMatchObject({ ok: true, value: [{ id }] });
  await deleteProfile(id);
  expect(useSettings.getState().boxProfile).toBeNull();
  expect(await chosenProfile()).toEqual({});
});

test('the choices of the last game are offered again; nonsense is forgotten', () => {
  const choices = { ...lastChoices(), difficulty: 'hard', draws: 'app' } as const;
  rememberChoices(choices);
  expect(lastChoices()).toEqual(choices);
  changeSettings({ newGame: { difficulty: 'impossible' } });
  expect(lastChoices().difficulty).toBe('medium');
});

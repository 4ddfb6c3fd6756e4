import { defaultSetup } from '@/engine/events/setupFile';
import { migrate } from '@/storage/schema';
import type { Db } from '@/storage/sql';
import { setDatabase } from '@/store/database';
import { closeGame, createGame, dispatch, openGame, undo, useGame } from '@/store/game';

import { openSqlJs } from '../setup/sqljs';

let db: Db;
beforeEach(async () => {
  db = await openSqlJs();
  await migrate(db, (version) => `backup-${version}`);
  await db.exec('PRAGMA foreign_keys = ON');
  setDatabase(db);
});
afterEach(async () => {
  await closeGame();
  setDatabase(null);
});

test('a new game is on disk before it is shown', async () => {
  const created = await createGame({ ...defaultSetup(7), draws: 'app' });
  expect(created.ok).toBe(true);
  const { game, id, undo: back } = useGame.getState();
  expect(game?.stage.type).toBe('player');
  expect(back).toBeNull();
  await closeGame();
  await openGame(id ?? '');
  expect(useGame.getState().game).toEqual(game);
  const noted = await dispatch({ type: 'note', text: 'hello' });
  expect(noted.ok).toBe(true);
  expect(useGame.getState().undo?.lines).toHaveLength(1);
  await undo();
  expect(useGame.getState().redo).not.toBeNull();
});

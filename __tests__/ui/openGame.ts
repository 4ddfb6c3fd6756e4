import type { GameSetup } from '@/engine/events/setup';
import { defaultSetup } from '@/engine/events/setupFile';
import type { Game, GameEvent } from '@/engine/events/types';
import { migrate } from '@/storage/schema';
import { setDatabase } from '@/store/database';
import { closeGame, createGame, dispatch, useGame } from '@/store/game';

import { openSqlJs } from '../setup/sqljs';

/** Puts a real database behind the stores for every test of a file. */
export function withDatabase(): void {
  beforeEach(async () => {
    const db = await openSqlJs();
    await migrate(db, (version) => `backup-${version}`);
    setDatabase(db);
  });
  afterEach(async () => {
    await closeGame();
    setDatabase(null);
  });
}

/** The game on the table. */
export function gameNow(): Game {
  const { game } = useGame.getState();
  if (game === null) throw new Error('no game is open');
  return game;
}

export async function happen(...events: readonly GameEvent[]): Promise<void> {
  for (const event of events) {
    const done = await dispatch(event);
    if (!done.ok) throw new Error(`${JSON.stringify(event)}: ${JSON.stringify(done.error)}`);
  }
}

/** A stored game, its events done. */
export async function startGame(change: Partial<GameSetup>, ...events: readonly GameEvent[]): Promise<void> {
  const created = await createGame({ ...defaultSetup(7), draws: 'app', ...change });
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  await happen(...events);
}

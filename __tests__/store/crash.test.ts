import { isOver } from '@/engine/events/flow';
import { must } from '@/lib/must';
import { rollBelow } from '@/lib/random';
import { configure, migrate } from '@/storage/schema';
import { setDatabase } from '@/store/database';
import { closeGame, createGame, dispatch, openGame, redo, undo, useGame } from '@/store/game';
import { openTable } from '@/store/openTable';
import { follow, gameAt, gameNow, reach } from '@/store/timeline';

import { nextTap, TABLE_SETUP } from '../../tools/lab/play';
import { openMortal, type MortalDb } from '../setup/powerCut';
import type { Disk } from '../setup/sqljs';

const FILE = 'games.db';
const KILLS = 200;
/** Statements of the next few taps: a kill falls on any of them. */
const REACH = 30;

async function start(disk: Disk): Promise<MortalDb> {
  const mortal = await openMortal(disk, FILE);
  await configure(mortal.db, true);
  await migrate(mortal.db, (version) => `backup-${version}`);
  setDatabase(mortal.db);
  return mortal;
}

const tableText = (): string => JSON.stringify(useGame.getState().game);

/** Somebody taps, takes back or does again; and what the table must look like if that gets through. */
function nextAct(roll: number): { readonly act: () => Promise<unknown>; readonly then: string } {
  const { timeline } = must(openTable(), 'open game');
  const { undo: back, redo: forth } = useGame.getState();
  const moved = (to: number) => JSON.stringify(gameAt(must(reach(timeline, to), 'game'), to));
  if (roll < 8 && back) return { act: undo, then: moved(back.to) };
  if (roll < 12 && forth) return { act: redo, then: moved(forth.to) };
  const event = must(nextTap(), 'tap');
  const added = follow(gameNow(timeline), event, 0);
  if (!added.ok) throw new Error(added.error.code);
  return { act: () => dispatch(event), then: JSON.stringify(must(added.value.games.at(-1), 'game')) };
}

test(`a game killed at ${KILLS} moments is always as last shown, or one step later`, async () => {
  const disk: Disk = new Map();
  let mortal = await start(disk);
  let seed = 5;
  const below = (bound: number): number => {
    const roll = rollBelow(seed, bound);
    seed = roll.seed;
    return roll.value;
  };
  let id = '';
  let longest = 0;
  let later = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const { game } = useGame.getState();
    if (game === null || isOver(game)) {
      const created = await createGame({ ...TABLE_SETUP, seed: kill });
      id = created.ok ? created.value : '';
    }
    mortal.dieIn(1 + below(REACH), below(2) === 1);
    let shown = tableText();
    let allowed = [shown];
    while (!mortal.isDead() && !isOver(must(useGame.getState().game, 'game'))) {
      const { act, then } = nextAct(below(100));
      shown = tableText();
      allowed = [shown, then];
      await act();
      if (mortal.isDead()) expect(tableText()).toBe(shown);
    }
    longest = Math.max(longest, useGame.getState().at);
    await closeGame();
    await mortal.bury();
    mortal = await start(disk);
    await openGame(id);
    expect(useGame.getState().status).toBe('ready');
    expect(allowed).toContain(tableText());
    if (tableText() !== shown) later += 1;
  }
  expect(longest).toBeGreaterThan(300);
  expect(later).toBeGreaterThan(0);
  await closeGame();
}, 60_000);

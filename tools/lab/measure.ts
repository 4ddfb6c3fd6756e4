import { closeGame, createGame, dispatch, openGame, useGame } from '@/store/game';
import { loadFinished, statistics } from '@/store/library';

import { nextTap, TABLE_SETUP } from './play';

async function timed(runs: number, work: () => Promise<unknown>): Promise<readonly number[]> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const before = performance.now();
    await work();
    times.push(performance.now() - before);
  }
  return times;
}

/** Plays a game of so many events and times every tap, from the call to the table shown. */
export async function timeTaps(
  wanted: number,
): Promise<{ readonly id: string; readonly times: readonly number[] }> {
  const made = await createGame(TABLE_SETUP);
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  const times: number[] = [];
  while (useGame.getState().at < wanted) {
    const event = nextTap() ?? { type: 'note', text: 'one more' };
    const before = performance.now();
    const done = await dispatch(event);
    if (!done.ok) throw new Error(JSON.stringify(done.error));
    times.push(performance.now() - before);
  }
  await closeGame();
  return { id: made.value, times };
}

/** From the tap on a game to its table. */
export async function timeResume(id: string): Promise<number> {
  const before = performance.now();
  await openGame(id);
  const after = performance.now();
  await closeGame();
  return after - before;
}

export const timeLists = async (runs: number) => ({
  list: await timed(runs, () => loadFinished({})),
  search: await timed(runs, () => loadFinished({ text: 'Evening 19', order: 'best' })),
  statistics: await timed(runs, () => statistics()),
});

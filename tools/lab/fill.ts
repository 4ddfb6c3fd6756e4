import { DIFFICULTIES } from '@/box/kinds';
import { autoplay } from '@/engine/events/autoplay';
import { defaultSetup } from '@/engine/events/setupFile';
import { must } from '@/lib/must';
import { insertEvents, moveHead, standingOf } from '@/storage/events';
import { finalScore } from '@/storage/finalScore';
import { fileResult, insertGame } from '@/storage/games';
import { database } from '@/store/database';

const DAY_MS = 86_400_000;
/** Games really played; the others are copies of them under other names and days. */
const PLAYED = 12;

/** Puts finished games with all their events into the open database. */
export async function fillLibrary(count: number, now: number): Promise<number> {
  const db = await database();
  const played = Array.from({ length: PLAYED }, (_, seed) =>
    autoplay({ ...defaultSetup(seed), difficulty: must(DIFFICULTIES[seed % 3], 'difficulty'), draws: 'app' }),
  );
  let events = 0;
  await db.transaction(async (sql) => {
    for (let index = 0; index < count; index += 1) {
      const { setup, events: taps, game } = must(played[index % PLAYED], 'game');
      const id = `filled-${index}`;
      const finished = now - (count - index) * DAY_MS;
      const standing = standingOf(game);
      await insertGame(sql, { id, name: `Evening ${index}`, setup, started: finished, standing });
      const stored = taps.map((event, tap) => ({ event, time: finished + tap * 1000, own: false }));
      await insertEvents(sql, id, 0, stored);
      await moveHead(sql, id, 0, taps.length, standing, finished);
      await fileResult(sql, id, must(finalScore(game), 'score'), finished, taps.length * 1000);
      events += taps.length;
    }
  });
  return events;
}

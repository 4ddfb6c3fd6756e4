import { autoplay } from '@/engine/events/autoplay';
import { defaultSetup } from '@/engine/events/setupFile';
import { must } from '@/lib/must';
import { standingOf } from '@/storage/events';
import { finalScore } from '@/storage/finalScore';
import { fileResult, insertGame } from '@/storage/games';
import { countFinished, type FinishedFilter } from '@/storage/library';
import { migrate, MIGRATIONS, versionOf } from '@/storage/schema';
import type { Db } from '@/storage/sql';
import { readSheet, readSheets, readStatistics } from '@/storage/statistics';

import { openSqlJs } from '../setup/sqljs';

const DAY = 86_400_000;

async function file(db: Db, id: string, seed: number, variants: readonly ('simmental' | 'brahman')[] = []) {
  const { setup, game } = autoplay({ ...defaultSetup(seed), draws: 'app', variants });
  const score = must(finalScore(game), 'score');
  const standing = standingOf(game);
  await db.transaction(async (sql) => {
    await insertGame(sql, { id, name: id, setup, started: seed * DAY, standing });
    await fileResult(sql, id, score, seed * DAY, 3_600_000);
  });
  return { game, score };
}

test('a database of the first version keeps its games and learns of specializations', async () => {
  const db = await openSqlJs();
  await migrate(db, () => 'none', MIGRATIONS.slice(0, 1));
  await db.run(
    `INSERT INTO games (id, rules, setup, difficulty, variants, depth, box, status, started, updated, finished, result,
       player_total, sam_total) VALUES ('old', 1, '{}', 'easy', '', 'full', 'printed', 'finished', 1, 1, 1, 'won', 90, 80)`,
  );
  await migrate(db, () => 'before.db');
  expect(await versionOf(db)).toBe(MIGRATIONS.length);
  const figures = await readStatistics(db);
  expect(figures).toMatchObject({
    games: 1,
    won: 1,
    bySpecialization: [],
    totals: { player: [90], sam: [80] },
  });
});

test('figures by specialization, whole sheets and variants come from filed games', async () => {
  const db = await openSqlJs();
  await migrate(db, () => 'none');
  const filed = [await file(db, 'a', 1), await file(db, 'b', 2, ['simmental']), await file(db, 'c', 3)];
  const figures = await readStatistics(db);
  expect(figures.bySpecialization.reduce((sum, { games }) => sum + games, 0)).toBe(3);
  expect(figures.totals.sam).toEqual(filed.map(({ score }) => score.sam.total));
  const sheets = await readSheets(db);
  expect(sheets.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  filed.forEach(({ game, score }, index) => {
    expect(sheets[index]).toMatchObject({
      specialization: game.table.sam.specialization,
      turns: game.turn,
      playerTotal: score.player.total,
      player: score.player.categories,
      sam: score.sam.categories,
    });
  });
  expect(await readSheet(db, 'b')).toEqual(sheets[1]);
  expect(await readSheet(db, 'nobody')).toBeNull();
  const games = async (filter: FinishedFilter) => (await countFinished(db, filter)).games;
  expect(await games({ variant: 'simmental' })).toBe(1);
  expect(await games({ variant: 'none' })).toBe(2);
  expect(await games({ variant: 'brahman' })).toBe(0);
});

import { autoplay } from '@/engine/events/autoplay';
import { defaultSetup } from '@/engine/events/setupFile';
import { must } from '@/lib/must';
import { standingOf } from '@/storage/events';
import { finalScore } from '@/storage/finalScore';
import { fileResult, insertGame } from '@/storage/games';
import { listFinished } from '@/storage/library';
import { migrate } from '@/storage/schema';
import type { Db } from '@/storage/sql';

import { openSqlJs } from '../setup/sqljs';

const { setup, game } = autoplay({ ...defaultSetup(3), draws: 'app' });
const SCORE = must(finalScore(game), 'score');
const NAMES = ['Снежный вечер', 'Łódź', 'été au ranch', '100 % luck', 'back\\slash'];

let db: Db;
beforeAll(async () => {
  db = await openSqlJs();
  await migrate(db, () => 'none');
  for (const [index, name] of NAMES.entries()) {
    const id = `g${index}`;
    await insertGame(db, { id, name, setup, started: index, standing: standingOf(game) });
    await fileResult(db, id, SCORE, index, 0);
  }
});

test.each([
  ['снежный', ['Снежный вечер']],
  ['ВЕЧЕР', ['Снежный вечер']],
  ['łódź', ['Łódź']],
  ['ÉTÉ', ['été au ranch']],
  ['RANCH', ['été au ranch']],
  ['0 %', ['100 % luck']],
  ['%', ['100 % luck']],
  ['_', []],
  ['\\', ['back\\slash']],
])('%s finds %j', async (text, names) => {
  expect((await listFinished(db, { text }, 10, 0)).map(({ name }) => name)).toEqual(names);
});

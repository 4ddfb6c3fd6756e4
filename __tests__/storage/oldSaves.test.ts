import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { replay } from '@/engine/events/history';
import { FORMAT_VERSION } from '@/storage/backup/format';
import { importBackup, planImport } from '@/storage/backup/merge';
import { readBackup } from '@/storage/backup/read';
import { readCheckpoint } from '@/storage/checkpoints';
import { listFinished, listPlaying } from '@/storage/library';
import { loadGame } from '@/storage/loadGame';
import { listProfiles } from '@/storage/profiles';
import { configure, migrate, SCHEMA_VERSION, versionOf } from '@/storage/schema';
import type { Db } from '@/storage/sql';

import { openSqlJs } from '../setup/sqljs';
import { openReady } from '../setup/stored';

const FOLDER = join(__dirname, 'fixtures');
const fixture = (name: string) => readFileSync(join(FOLDER, name), 'utf8');
const versions = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Everything but the reasons of Sam's steps: a later build may explain the same deed with more values. */
const withoutWhy = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, inner: unknown) => (key === 'why' ? undefined : inner)));

/** What every old save holds: a finished game, and one in play with three steps taken back. */
async function expectGames(db: Db): Promise<void> {
  expect((await listFinished(db, {}, 10, 0)).map(({ id, result }) => [id, result])).toEqual([
    ['finished', 'lost'],
  ]);
  expect((await listPlaying(db)).map(({ id }) => id)).toEqual(['playing']);
  expect((await listProfiles(db)).map(({ name, profile }) => [name, profile])).toEqual([
    ['My box', { swapHires: true }],
  ]);
  for (const [id, head, count] of [
    ['finished', 247, 247],
    ['playing', 57, 60],
  ] as const) {
    const { damage, row, setup, events } = await loadGame(db, id);
    expect([id, damage, row.head, events.length]).toEqual([id, null, head, count]);
    const replayed = replay(
      setup,
      events.map(({ event }) => event),
    );
    expect(replayed.ok && [replayed.value.folded, replayed.value.stopped]).toEqual([count, null]);
  }
}

test('there is a fixture of every schema and every backup version', () => {
  expect(readdirSync(FOLDER).sort()).toEqual([
    ...versions(FORMAT_VERSION).map((version) => `backup-${version}.json`),
    ...versions(SCHEMA_VERSION).map((version) => `schema-${version}.sql`),
  ]);
});

test.each(versions(SCHEMA_VERSION))('a database of schema %d opens', async (version) => {
  const db = await openSqlJs();
  await db.exec(fixture(`schema-${version}.sql`));
  await configure(db, true);
  await migrate(db, (from) => `before-${from + 1}.db`);
  expect(await versionOf(db)).toBe(SCHEMA_VERSION);
  await expectGames(db);
  const checkpoint = await readCheckpoint(db, 'playing', 57);
  const { setup, events } = await loadGame(db, 'playing');
  const replayed = replay(
    setup,
    events.slice(0, 50).map(({ event }) => event),
  );
  expect(withoutWhy(checkpoint)).toEqual(
    withoutWhy({ number: 50, game: replayed.ok ? replayed.value.game : null }),
  );
});

test.each(versions(FORMAT_VERSION))('a backup of version %d comes in', async (version) => {
  const backup = readBackup(fixture(`backup-${version}.json`));
  if (!backup.ok) throw new Error(backup.error.code);
  expect(backup.value.refused).toEqual([]);
  expect(JSON.parse(backup.value.settings ?? '')).toEqual({ language: 'pl' });
  const db = await openReady();
  const plan = await planImport(db, backup.value);
  if (!plan.ok) throw new Error(plan.error.detail);
  expect(await importBackup(db, plan.value, new Set())).toMatchObject({
    ok: true,
    value: { added: 2, profiles: 1 },
  });
  await expectGames(db);
});

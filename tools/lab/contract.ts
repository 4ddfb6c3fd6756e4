import { autoplay } from '@/engine/events/autoplay';
import { createGame } from '@/engine/events/create';
import { defaultSetup } from '@/engine/events/setupFile';
import type { GameEvent } from '@/engine/events/types';
import { importBackup, planImport } from '@/storage/backup/merge';
import { readBackup } from '@/storage/backup/read';
import { writeBackup } from '@/storage/backup/write';
import { readCheckpoint, writeCheckpoint } from '@/storage/checkpoints';
import { attempt } from '@/storage/errors';
import { appendEvents, moveHead, readEvents, standingOf, type StoredEvent } from '@/storage/events';
import { finalScore } from '@/storage/finalScore';
import { fileResult, insertGame } from '@/storage/games';
import {
  countFinished,
  hideGame,
  listFinished,
  listPlaying,
  purgeDeleted,
  setWords,
} from '@/storage/library';
import { readValue, writeValue } from '@/storage/keyValue';
import { loadGame } from '@/storage/loadGame';
import { checkFile } from '@/storage/open';
import { listProfiles, saveProfile } from '@/storage/profiles';
import { configure, migrate, SCHEMA_VERSION, versionOf } from '@/storage/schema';
import { serialised, type Db, type Driver } from '@/storage/sql';
import { readStatistics } from '@/storage/statistics';

/** Where a contract's databases lie: real files in the browser, memory in the tests. */
export interface Ground {
  readonly alone: boolean;
  readonly openFile: (name: string) => Promise<Driver>;
  readonly deleteFile: (name: string) => Promise<void>;
}

const FILE = 'contract.db';
const COPY = 'contract-copy.db';

async function open(ground: Ground, name = FILE): Promise<Db> {
  const db = serialised(await ground.openFile(name));
  await configure(db, ground.alone);
  await migrate(db, () => COPY);
  return db;
}

function same(actual: unknown, expected: unknown, what: string): void {
  const [got, wanted] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (got !== wanted)
    throw new Error(`${what}: ${String(got).slice(0, 300)} instead of ${String(wanted).slice(0, 300)}`);
}

const SETUP = { ...defaultSetup(11), draws: 'app' } as const;
const START = createGame(SETUP);
const STANDING = standingOf(START);
const TIME = 1_763_460_000_123;

const note = (text: string): StoredEvent => ({ event: { type: 'note', text }, time: TIME, own: false });
const stored = (events: readonly GameEvent[]): readonly StoredEvent[] =>
  events.map((event, index) => ({ event, time: TIME + index, own: index % 5 === 1 }));

const addGame = (db: Db, id: string, name = '') =>
  db.transaction((sql) => insertGame(sql, { id, name, setup: SETUP, started: TIME, standing: STANDING }));

const append = (db: Db, id: string, from: number, events: readonly StoredEvent[]) =>
  db.transaction((sql) => appendEvents(sql, id, from, events, STANDING));

const textsOf = async (db: Db, id: string) => (await readEvents(db, id)).map((row) => row.payload);

/** A finished game under this id. */
async function addFinished(db: Db, id: string, seed: number, finished: number): Promise<void> {
  const { setup, events, game } = autoplay({ ...SETUP, seed });
  const score = finalScore(game);
  if (score === null) throw new Error('the game is not over');
  await db.transaction(async (sql) => {
    await insertGame(sql, { id, name: `Game ${id}`, setup, started: TIME, standing: STANDING });
    await appendEvents(sql, id, 0, stored(events), standingOf(game));
    await fileResult(sql, id, score, finished, 3_600_000);
  });
}

export type Clause = (ground: Ground) => Promise<void>;

/** What storage promises, on whatever SQLite it runs. Each clause starts without files. */
export const CONTRACT: Readonly<Record<string, Clause>> = {
  'a fresh file has the tables of this version and holds together': async (ground) => {
    const db = await open(ground);
    same(await versionOf(db), SCHEMA_VERSION, 'version');
    same(await checkFile(db), [], 'integrity');
    same(await db.all('PRAGMA foreign_keys'), [{ foreign_keys: 1 }], 'foreign keys');
    await db.close();
  },

  'values travel unchanged: quotes, other scripts, large and negative numbers, nothing': async (ground) => {
    const db = await open(ground);
    const texts = [`Robert'); DROP TABLE games;--`, '"%_\\', 'Сэм · Łódź · 🐂', '', 'a\nb\tc'];
    for (const [index, text] of texts.entries()) await writeValue(db, `key ${index}`, text);
    for (const [index, text] of texts.entries()) same(await readValue(db, `key ${index}`), text, 'text');
    const numbers = [0, -1, 2 ** 31, -(2 ** 31) - 1, TIME, Number.MAX_SAFE_INTEGER, 1.5];
    const [row] = await db.all('SELECT ? AS a, ? AS b, ? AS c, ? AS d, ? AS e, ? AS f, ? AS g, ? AS h', [
      ...numbers,
      null,
    ]);
    same(Object.values(row ?? {}), [...numbers, null], 'numbers');
    await db.close();
  },

  'a transaction is written as a whole or not at all': async (ground) => {
    const db = await open(ground);
    const failed = await attempt(() =>
      db.transaction(async (sql) => {
        await sql.run('INSERT INTO settings (key, value) VALUES (?, ?)', ['a', '1']);
        await sql.run('INSERT INTO settings (key, value) VALUES (?, ?)', ['a', '2']);
      }),
    );
    same(failed.ok, false, 'outcome');
    same(await readValue(db, 'a'), null, 'value');
    await writeValue(db, 'a', '3');
    same(await readValue(db, 'a'), '3', 'value after');
    await db.close();
  },

  'nobody slips into a transaction': async (ground) => {
    const db = await open(ground);
    const order: string[] = [];
    const long = db.transaction(async (sql) => {
      for (const key of ['a', 'b', 'c']) {
        await sql.run('INSERT INTO settings (key, value) VALUES (?, ?)', [key, '1']);
        order.push(key);
      }
    });
    const other = writeValue(db, 'd', '1').then(() => order.push('d'));
    await Promise.all([long, other]);
    same(order, ['a', 'b', 'c', 'd'], 'order');
    await db.close();
  },

  'events come back in order after closing and opening': async (ground) => {
    const db = await open(ground);
    const { events, setup } = autoplay(SETUP);
    await db.transaction((sql) =>
      insertGame(sql, { id: 'g', name: '', setup, started: TIME, standing: STANDING }),
    );
    await append(db, 'g', 0, stored(events.slice(0, 120)));
    for (const [index, event] of events.slice(120, 140).entries()) {
      await append(db, 'g', 120 + index, [{ event, time: TIME, own: false }]);
    }
    await db.close();
    const again = await open(ground);
    const loaded = await loadGame(again, 'g');
    same(loaded.damage, null, 'damage');
    same(loaded.row.head, 140, 'head');
    same(
      loaded.events.map(({ event }) => event),
      events.slice(0, 140),
      'events',
    );
    same(loaded.events.slice(0, 120), stored(events.slice(0, 120)), 'times');
    await again.close();
  },

  'a game changed behind our back is not written over': async (ground) => {
    const db = await open(ground);
    await addGame(db, 'g');
    await append(db, 'g', 0, [note('one')]);
    const late = await attempt(() => append(db, 'g', 0, [note('two')]));
    same(late.ok ? 'written' : late.error.code, 'conflict', 'outcome');
    same(await textsOf(db, 'g'), [JSON.stringify(note('one').event)], 'events');
    await db.close();
  },

  'what is taken back stays until something new happens': async (ground) => {
    const db = await open(ground);
    await addGame(db, 'g');
    await append(db, 'g', 0, [note('one'), note('two'), note('three')]);
    await db.transaction((sql) => moveHead(sql, 'g', 3, 1, STANDING, TIME));
    await db.close();
    const again = await open(ground);
    const loaded = await loadGame(again, 'g');
    same([loaded.row.head, loaded.events.length], [1, 3], 'head and events');
    await append(again, 'g', 1, [note('four')]);
    same((await textsOf(again, 'g')).length, 2, 'events after');
    await again.close();
  },

  'a checkpoint is the game itself': async (ground) => {
    const db = await open(ground);
    await addGame(db, 'g');
    const { game } = autoplay(SETUP);
    await writeCheckpoint(db, 'g', { number: 100, game: START });
    await writeCheckpoint(db, 'g', { number: 200, game });
    same(await readCheckpoint(db, 'g', 250), { number: 200, game }, 'last');
    same(await readCheckpoint(db, 'g', 150), { number: 100, game: START }, 'before');
    await db.run('UPDATE checkpoints SET state = ? WHERE number = 100', ['{"setup":']);
    same(await readCheckpoint(db, 'g', 150), null, 'broken');
    await db.close();
  },

  'a deleted game can be brought back until it is purged, with all its events': async (ground) => {
    const db = await open(ground);
    await addGame(db, 'g');
    await append(db, 'g', 0, [note('one')]);
    await hideGame(db, 'g', TIME);
    same((await listPlaying(db)).length, 0, 'list');
    same((await attempt(() => loadGame(db, 'g'))).ok, false, 'load');
    await purgeDeleted(db, TIME + 1);
    same(await db.all('SELECT count(*) AS n FROM events'), [{ n: 0 }], 'events');
    await db.close();
  },

  'lists filter, search and page; statistics count': async (ground) => {
    const db = await open(ground);
    for (const [index, id] of ['a', 'b', 'c', 'd'].entries()) await addFinished(db, id, index, TIME + index);
    await db.transaction((sql) =>
      setWords(sql, 'c', { name: '100 % beef_steak', note: 'played with Łucja' }),
    );
    const ids = async (...args: Parameters<typeof listFinished> extends [unknown, ...infer R] ? R : never) =>
      (await listFinished(db, ...args)).map((game) => game.id);
    same(await ids({}, 2, 1), ['c', 'b'], 'page');
    same(await ids({ text: '0 % beef_' }, 10, 0), ['c'], 'search');
    same(await ids({ text: 'Łucja' }, 10, 0), ['c'], 'note');
    same(await ids({ text: '%' }, 10, 0), ['c'], 'sign');
    same(await ids({ difficulty: 'hard' }, 10, 0), [], 'difficulty');
    same(await ids({ since: TIME + 1, until: TIME + 3, order: 'oldest' }, 10, 0), ['b', 'c'], 'span');
    const count = await countFinished(db);
    const figures = await readStatistics(db);
    same([count.games, count.won], [figures.games, figures.won], 'count');
    same(figures.won + figures.lost + figures.tied, 4, 'sum');
    same(
      figures.trend.map((point) => point.id),
      ['a', 'b', 'c', 'd'],
      'trend',
    );
    const sum = (points: readonly number[]) => points.reduce((total, point) => total + point, 0);
    same(
      sum(figures.categories.player).toFixed(6),
      figures.averagePlayer.toFixed(6),
      'categories of the player',
    );
    same(sum(figures.categories.sam).toFixed(6), figures.averageSam.toFixed(6), 'categories of Sam');
    await db.close();
  },

  'a backup brings everything to an empty file, and again to a full one without change': async (ground) => {
    const db = await open(ground);
    await addFinished(db, 'a', 1, TIME);
    await addGame(db, 'b', 'in play');
    await append(db, 'b', 0, [note('one'), note('two')]);
    await db.transaction((sql) => moveHead(sql, 'b', 2, 1, STANDING, TIME));
    await saveProfile(db, { id: 'p', name: 'Mine', profile: { swapHires: true }, updated: TIME });
    const content = { ids: null, profiles: true, settings: '{"language":"pl"}', exported: TIME };
    const text = await writeBackup(db, content);
    await db.close();
    await ground.deleteFile(FILE);
    const fresh = await open(ground);
    const backup = readBackup(text);
    if (!backup.ok) throw new Error(JSON.stringify(backup.error));
    for (const expected of [
      { added: 2, same: 0 },
      { added: 0, same: 2 },
    ]) {
      const plan = await planImport(fresh, backup.value);
      if (!plan.ok) throw new Error(plan.error.detail);
      const report = await importBackup(fresh, plan.value, new Set());
      if (!report.ok) throw new Error(report.error.detail);
      const { added, same: kept } = report.value;
      same({ added, same: kept }, expected, 'report');
    }
    same(await writeBackup(fresh, content), text, 'second backup');
    same(
      (await listProfiles(fresh)).map(({ name }) => name),
      ['Mine'],
      'profiles',
    );
    await fresh.close();
  },

  'a copy holds what the file holds': async (ground) => {
    const db = await open(ground);
    await addGame(db, 'g');
    await append(db, 'g', 0, [note('one')]);
    await db.copyTo(COPY);
    await append(db, 'g', 1, [note('two')]);
    await db.close();
    const copy = await open(ground, COPY);
    same((await textsOf(copy, 'g')).length, 1, 'events');
    await copy.close();
  },
};

/** Runs one clause on clean ground; throws what it finds wrong. */
export async function runClause(name: string, ground: Ground): Promise<void> {
  const clause = CONTRACT[name];
  if (!clause) throw new Error(`No clause "${name}"`);
  await ground.deleteFile(FILE);
  await ground.deleteFile(COPY);
  await clause(ground);
}

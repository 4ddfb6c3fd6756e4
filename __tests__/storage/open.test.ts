import { toStorageError } from '@/storage/errors';
import { checkFile, fileName, openDatabase, type Shelf } from '@/storage/open';
import { migrate, MIGRATIONS, SCHEMA_VERSION, versionOf } from '@/storage/schema';

import { openSqlJs, sqlJsDriver, type Disk } from '../setup/sqljs';
import { storeGame } from '../setup/stored';

function shelfOn(disk: Disk): Shelf & { number: number } {
  const shelf = {
    number: 1,
    alone: true,
    openFile: (name: string) => sqlJsDriver(disk, name),
    readNumber: () => shelf.number,
    writeNumber: (number: number) => {
      shelf.number = number;
    },
  };
  return shelf;
}

const RUBBISH = new Uint8Array(8192).fill(7);

test('a fresh start makes the first file', async () => {
  const disk: Disk = new Map();
  const { db, name, setAside } = await openDatabase(shelfOn(disk));
  expect([name, setAside, await versionOf(db)]).toEqual([fileName(1), [], SCHEMA_VERSION]);
  await db.close();
  expect([...disk.keys()]).toEqual([fileName(1)]);
});

test('a file of rubbish is set aside untouched; the next one is used from then on', async () => {
  const disk: Disk = new Map([[fileName(1), RUBBISH]]);
  const shelf = shelfOn(disk);
  const first = await openDatabase(shelf);
  expect([first.name, first.setAside]).toEqual([fileName(2), [fileName(1)]]);
  await storeGame(first.db, 'g', 1, 20);
  await first.db.close();
  const second = await openDatabase(shelf);
  expect([second.name, second.setAside]).toEqual([fileName(2), []]);
  expect(await second.db.all('SELECT id FROM games')).toEqual([{ id: 'g' }]);
  await second.db.close();
});

test('even when the number in use is forgotten, the good file is found again', async () => {
  const disk: Disk = new Map([[fileName(1), RUBBISH]]);
  const { db } = await openDatabase(shelfOn(disk));
  await storeGame(db, 'g', 1, 20);
  await db.close();
  const again = await openDatabase(shelfOn(disk));
  expect(await again.db.all('SELECT id FROM games')).toEqual([{ id: 'g' }]);
});

test('a disk on which every file is rubbish ends in an error, not in a circle', async () => {
  const disk: Disk = new Map(Array.from({ length: 40 }, (_, index) => [fileName(index + 1), RUBBISH]));
  await expect(
    openDatabase(shelfOn(disk)).catch((error: unknown) => toStorageError(error).code),
  ).resolves.toBe('corrupt');
});

test('a database of a newer app is left alone', async () => {
  const disk: Disk = new Map();
  const { db } = await openDatabase(shelfOn(disk));
  await db.exec(`PRAGMA user_version = ${SCHEMA_VERSION + 1}`);
  await db.close();
  const before = disk.get(fileName(1));
  await expect(
    openDatabase(shelfOn(disk)).catch((error: unknown) => toStorageError(error).code),
  ).resolves.toBe('tooNew');
  const later = await openSqlJs(disk, fileName(1));
  expect(await versionOf(later)).toBe(SCHEMA_VERSION + 1);
  expect(before?.length).toBeGreaterThan(0);
});

const NEXT = [...MIGRATIONS, 'ALTER TABLE games ADD COLUMN weather TEXT'];

test('before a migration everything is copied; what fails half way changes nothing', async () => {
  const disk: Disk = new Map();
  const { db } = await openDatabase(shelfOn(disk));
  await storeGame(db, 'g', 1, 20);
  await migrate(db, (version) => `before-${version + 1}.db`, NEXT);
  expect(await versionOf(db)).toBe(SCHEMA_VERSION + 1);
  const copy = await openSqlJs(disk, `before-${SCHEMA_VERSION + 1}.db`);
  expect([await versionOf(copy), await copy.all('SELECT id FROM games')]).toEqual([
    SCHEMA_VERSION,
    [{ id: 'g' }],
  ]);

  const failing = [...NEXT, 'ALTER TABLE games ADD COLUMN luck TEXT; ALTER TABLE nowhere ADD COLUMN x TEXT'];
  await expect(migrate(db, () => 'copy.db', failing)).rejects.toThrow();
  expect(await versionOf(db)).toBe(SCHEMA_VERSION + 1);
  const columns = await db.all<{ name: string }>(`SELECT name FROM pragma_table_info('games')`);
  expect(columns.map(({ name }) => name)).not.toContain('luck');
});

test('the check of the file finds what SQLite finds', async () => {
  const { db } = await openDatabase(shelfOn(new Map()));
  await storeGame(db, 'g', 1, 20);
  expect(await checkFile(db)).toEqual([]);
  await db.exec('PRAGMA foreign_keys = OFF');
  await db.run('DELETE FROM games');
  expect((await checkFile(db)).length).toBe(1);
});

test.each([
  ['database or disk is full', 'full'],
  ['QuotaExceededError: the quota has been exceeded', 'full'],
  ['Error: database disk image is malformed', 'corrupt'],
  ['file is not a database', 'corrupt'],
  ['database is locked', 'busy'],
  ['attempt to write a readonly database', 'readOnly'],
  ['Access to closed resource', 'closed'],
  ['something else', 'failed'],
])('the driver says "%s": %s', (said, code) => {
  expect(toStorageError(new Error(said)).code).toBe(code);
});

import * as fc from 'fast-check';

import { replay } from '@/engine/events/history';
import { crc32 } from '@/lib/crc32';
import { must } from '@/lib/must';
import { importBackup, planImport } from '@/storage/backup/merge';
import { BACKUP_ERRORS } from '@/storage/backup/format';
import { readBackup } from '@/storage/backup/read';
import { sealed, writeBackup } from '@/storage/backup/write';
import { moveHead } from '@/storage/events';
import { saveProfile } from '@/storage/profiles';
import type { Db } from '@/storage/sql';

import { dump, openReady, storeGame, TIME } from '../setup/stored';

const STANDING = { turn: 1, mover: 'player', market: 1 } as const;
const CONTENT = { ids: null, profiles: true, settings: '{"language":"pl"}', exported: TIME } as const;

let text: string;
beforeAll(async () => {
  const db = await openReady();
  await storeGame(db, 'a', 1);
  await storeGame(db, 'b', 2, 60);
  await saveProfile(db, { id: 'p', name: 'Mine', profile: { swapHires: true }, updated: TIME });
  text = await writeBackup(db, CONTENT);
  await db.close();
});

/** The file with something changed inside and a check sum that fits again. */
function rewritten(change: (file: Record<string, unknown>) => void): string {
  const file = JSON.parse(text) as Record<string, unknown>;
  delete file['check'];
  change(file);
  return sealed(JSON.stringify(file).slice(0, -1));
}

const gamesOf = (file: Record<string, unknown>) => file['games'] as Record<string, unknown>[];
const gameOf = (file: Record<string, unknown>, index: number) => must(gamesOf(file)[index], 'game');

const codeOf = (file: string): string => {
  const read = readBackup(file);
  return read.ok ? 'fine' : read.error.code;
};

test('the check sum is the usual CRC-32 of the UTF-8 bytes', () => {
  expect(crc32('123456789')).toBe('cbf43926');
  expect(crc32('Łódź · Сэм · 🐂')).toBe('a42fbd05');
  expect(crc32('')).toBe('00000000');
});

test('a file as it was written is fine, also with a byte order mark and a last line end', () => {
  expect(codeOf(text)).toBe('fine');
  expect(codeOf(`\uFEFF${text}\n`)).toBe('fine');
});

test.each([
  ['nothing', '', 'empty'],
  ['blanks', ' \n ', 'empty'],
  ['a word', 'hello', 'notJson'],
  ['a number', '12', 'notBackup'],
  ['null', 'null', 'notBackup'],
  ['a list', '[]', 'notBackup'],
  ['an object of somebody else', '{"format":"chess@1"}', 'notBackup'],
  ['no format', sealed('{"games":[]'), 'notBackup'],
  ['a format that is no text', sealed('{"format":1'), 'notBackup'],
  ['a newer version', sealed('{"format":"ride-with-sam@2"'), 'unknownVersion'],
  ['no check sum', '{"format":"ride-with-sam@1","games":[]}', 'changed'],
  ['deep nesting', '['.repeat(200_000), 'notJson'],
  ['deep nesting that closes', `${'['.repeat(5000)}${']'.repeat(5000)}`, 'notBackup'],
])('%s is refused', (_name, file, code) => {
  expect(codeOf(file)).toBe(code);
});

const deep = (levels: number): unknown => (levels === 0 ? 1 : { deeper: deep(levels - 1) });
const evil = (): Record<string, unknown> =>
  JSON.parse('{"__proto__":{"polluted":true}}') as Record<string, unknown>;

test.each<readonly [string, (file: Record<string, unknown>) => void, string]>([
  ['games of the wrong kind', (file) => (file['games'] = {}), 'badShape'],
  ['no games', (file) => delete file['games'], 'badShape'],
  ['too many games', (file) => (file['games'] = Array.from({ length: 20_001 }, () => 0)), 'tooLarge'],
  ['no moment', (file) => (file['exported'] = 'yesterday'), 'badShape'],
  ['a stranger at the top', (file) => (file['more'] = 1), 'badShape'],
  ['a profile of the wrong kind', (file) => (file['profiles'] = [{ id: 'p' }]), 'badShape'],
  ['settings of the wrong kind', (file) => (file['settings'] = []), 'badShape'],
  ['deep settings', (file) => (file['settings'] = deep(50)), 'unsafe'],
  ['a prototype key in the settings', (file) => (file['settings'] = evil()), 'unsafe'],
  ['a prototype key in a profile', (file) => (file['profiles'] = [evil()]), 'unsafe'],
])('%s: the whole file is refused', (_name, change, code) => {
  expect(codeOf(rewritten(change))).toBe(code);
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});

test.each<readonly [string, (game: Record<string, unknown>) => void, string]>([
  ['no id', (game) => delete game['id'], 'badGame'],
  ['an id that is none', (game) => (game['id'] = '../x'), 'badGame'],
  ['a name that is none', (game) => (game['name'] = 7), 'badGame'],
  ['a note without end', (game) => (game['note'] = 'x'.repeat(3000)), 'badGame'],
  ['a head beyond the events', (game) => (game['head'] = 9999), 'badGame'],
  ['a head between events', (game) => (game['head'] = 1.5), 'badGame'],
  ['a prototype key', (game) => Object.assign(game, { constructor: 1 }), 'badGame'],
  ['no setup', (game) => delete game['setup'], 'badSetup'],
  ['a setup with a prototype key', (game) => (game['setup'] = evil()), 'badSetup'],
  ['newer rules', (game) => (game['setup'] = { ...(game['setup'] as object), rules: 2 }), 'unknownRules'],
  ['events of the wrong kind', (game) => (game['events'] = 'none'), 'badGame'],
  ['an event that is none', (game) => ((game['events'] as unknown[])[3] = { event: 4, time: 1 }), 'badEvent'],
  [
    'an event without its moment',
    (game) => ((game['events'] as unknown[])[3] = { event: { type: 'samDone' } }),
    'badEvent',
  ],
  [
    'an event that does not fit',
    (game) => ((game['events'] as unknown[])[3] = { event: { type: 'samDone' }, time: 1 }),
    'doesNotFold',
  ],
  [
    'an event with deep rubbish',
    (game) =>
      ((game['events'] as unknown[])[3] = { event: { type: 'correct', position: deep(60) }, time: 1 }),
    'badEvent',
  ],
  ['finished too early', (game) => Object.assign(game, { head: 10, finished: 5 }), 'notOver'],
])('a game with %s is refused by name, the other one comes in', (_name, change, why) => {
  const read = readBackup(rewritten((file) => change(gameOf(file, 0))));
  expect(read.ok && read.value.refused.map((game) => game.why)).toEqual([why]);
  expect(read.ok && read.value.games.map((game) => game.id)).toEqual(['b']);
});

test('a game that is there twice comes in once', () => {
  const read = readBackup(rewritten((file) => gamesOf(file).push(gameOf(file, 1))));
  expect(read.ok && read.value.refused.map((game) => game.why)).toEqual(['twice']);
});

/** A file that something happened to: cut, flipped, swapped, doubled, filled with rubbish. */
const mutations = (): fc.Arbitrary<string> => {
  const at = fc.nat({ max: text.length - 1 });
  const rubbish = fc.constantFrom(
    '__proto__',
    '{',
    '}',
    '[',
    ']',
    '"',
    'null',
    '-1',
    '1e999',
    '\u0000',
    '"constructor":',
    '@2',
    'true',
    ',',
    '9'.repeat(400),
    '['.repeat(3000),
  );
  return fc.oneof(
    fc.tuple(at, fc.integer({ min: 1, max: 127 })).map(([index, bits]) => {
      const flipped = String.fromCharCode(text.charCodeAt(index) ^ bits);
      return text.slice(0, index) + flipped + text.slice(index + 1);
    }),
    at.map((index) => text.slice(0, index)),
    fc.tuple(at, rubbish).map(([index, more]) => text.slice(0, index) + more + text.slice(index)),
    fc
      .tuple(at, rubbish)
      .map(([index, more]) => text.slice(0, index) + more + text.slice(index + more.length)),
    fc
      .tuple(at, fc.integer({ min: 1, max: 5000 }))
      .map(([index, size]) => text.slice(0, index) + text.slice(index + size)),
    fc
      .tuple(at, fc.integer({ min: 1, max: 5000 }))
      .map(([index, size]) => text.slice(0, index + size) + text.slice(index)),
  );
};

test('1,000 mutated files: none throws, none writes, each gets a message', async () => {
  const db = await openReady();
  await storeGame(db, 'here', 5, 20);
  const before = await dump(db);
  let tried = 0;
  await fc.assert(
    fc.asyncProperty(mutations(), async (file) => {
      if (file.trim() === text) return;
      tried += 1;
      const message = await tryToBringIn(db, file);
      expect(BACKUP_ERRORS).toContain(message);
      expect(await dump(db)).toBe(before);
    }),
    { numRuns: 1050, seed: 5 },
  );
  expect(tried).toBeGreaterThanOrEqual(1000);
}, 60_000);

/** A place in the file, as keys from the top. */
type Place = readonly (string | number)[];

function placesOf(value: unknown, at: Place = []): readonly Place[] {
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, part]) => placesOf(part, [...at, key]))];
}

function withValueAt(file: unknown, [key, ...rest]: Place, value: unknown): unknown {
  if (key === undefined) return value;
  const copy = (Array.isArray(file) ? [...(file as unknown[])] : { ...(file as object) }) as Record<
    string,
    unknown
  >;
  copy[key] = withValueAt(copy[key], rest, value);
  return copy;
}

const NASTY = fc.constantFrom<unknown>(
  null,
  true,
  -1,
  1.5,
  1e300,
  '',
  'x'.repeat(5000),
  [],
  {},
  evil(),
  deep(40),
  [[[]]],
  { type: 'samDone' },
  '__proto__',
  2 ** 40,
);

test('300 files with wrong values and a check sum that fits: none throws, no game comes in that does not fold', async () => {
  const file = JSON.parse(text) as Record<string, unknown>;
  delete file['check'];
  const places = placesOf(file);
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: places.length - 1 }), NASTY, async (index, value) => {
      const changed = withValueAt(file, must(places[index], 'place'), value);
      const body = JSON.stringify(changed);
      const read = readBackup(body.startsWith('{') ? sealed(body.slice(0, -1)) : body);
      if (!read.ok) return expect(BACKUP_ERRORS).toContain(read.error.code);
      for (const game of read.value.games) {
        const again = replay(
          game.setup,
          game.events.map(({ event }) => event),
        );
        expect(again.ok && again.value.stopped).toBeNull();
      }
      expect(read.value.games.length + read.value.refused.length).toBeLessThanOrEqual(2);
    }),
    { numRuns: 300, seed: 6 },
  );
}, 120_000);

async function bringIn(db: Db, file: string, overwrite: readonly string[] = []) {
  const backup = readBackup(file);
  if (!backup.ok) throw new Error(backup.error.code);
  const plan = await planImport(db, backup.value);
  if (!plan.ok) throw new Error(plan.error.detail);
  const report = await importBackup(db, plan.value, new Set(overwrite));
  if (!report.ok) throw new Error(report.error.detail);
  const merges = plan.value.games.map(({ game, merge }) => `${game.id} ${merge}`);
  return { merges, asking: plan.value.asking.length, ...report.value };
}

/** The message somebody gets, or `written` when something came in. */
async function tryToBringIn(db: Db, file: string): Promise<string> {
  const backup = readBackup(file);
  if (!backup.ok) return backup.error.code;
  await bringIn(db, file);
  return 'written';
}

const lengthOf = async (db: Db, id: string) =>
  (await db.all<{ head: number }>('SELECT head FROM games WHERE id = ?', [id]))[0]?.head;

test('a longer game replaces a shorter one by itself, never the other way round without asking', async () => {
  const db = await openReady();
  await storeGame(db, 'b', 2, 40);
  expect(await bringIn(db, text)).toMatchObject({
    merges: ['a new', 'b longer'],
    added: 1,
    updated: 1,
    asking: 0,
  });
  expect(await lengthOf(db, 'b')).toBe(60);

  await db.run('DELETE FROM games WHERE id = ?', ['b']);
  await storeGame(db, 'b', 2, 80);
  expect(await bringIn(db, text)).toMatchObject({ merges: ['a same', 'b shorter'], kept: 1, asking: 1 });
  expect(await lengthOf(db, 'b')).toBe(80);
  expect(await bringIn(db, text, ['b'])).toMatchObject({ updated: 1, kept: 0 });
  expect(await lengthOf(db, 'b')).toBe(60);
});

test('a game that went on differently is only replaced when asked for', async () => {
  const db = await openReady();
  await storeGame(db, 'b', 3, 20);
  expect(await bringIn(db, text)).toMatchObject({ merges: ['a new', 'b different'], kept: 1 });
  expect(await lengthOf(db, 'b')).toBe(20);
});

test('a damaged game travels in a backup as it is, and is refused by name where it arrives', async () => {
  const db = await openReady();
  await storeGame(db, 'good', 1, 30);
  await storeGame(db, 'bad', 2, 30);
  await db.run('UPDATE events SET payload = ? WHERE game = ? AND number = 10', ['{"type":', 'bad']);
  const file = await writeBackup(db, CONTENT);
  expect(file).toContain('{\\"type\\":');
  const fresh = await openReady();
  const report = await bringIn(fresh, file);
  expect(report).toMatchObject({ added: 1, refused: [{ id: 'bad', why: 'badEvent', at: 10 }] });
});

test('what was taken back travels along and can be done again', async () => {
  const db = await openReady();
  await storeGame(db, 'g', 1, 30);
  await db.transaction((sql) => moveHead(sql, 'g', 30, 25, STANDING, TIME));
  const file = await writeBackup(db, { ...CONTENT, ids: ['g'] });
  const fresh = await openReady();
  await bringIn(fresh, file);
  expect(await lengthOf(fresh, 'g')).toBe(25);
  expect(await fresh.all('SELECT count(*) AS n FROM events')).toEqual([{ n: 30 }]);
});

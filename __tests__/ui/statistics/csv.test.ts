import type { SheetRow } from '@/store/library';
import { cell, csvOf } from '@/ui/statistics/csv';

const ROW: SheetRow = {
  id: 'g1',
  name: 'Snow, "outside"',
  finished: Date.UTC(2026, 10, 18, 20),
  difficulty: 'hard',
  variants: 'simmental,brahman',
  turns: 38,
  played: 6_720_000,
  result: 'won',
  specialization: 'builder',
  playerTotal: 107,
  samTotal: 95,
  player: [4, 13, 22, 9, 7, 21, 14, 6, 8, 3, 0],
  sam: [0, 15, 33, 6, 7, 9, 11, 0, 12, 0, 2],
};

test('a game is one line below the names of the columns', () => {
  const [header = '', line, ...rest] = csvOf([ROW]).split('\r\n');
  expect(header.split(',')).toHaveLength(32);
  expect(line).toBe(
    '2026-11-18T20:00:00.000Z,"Snow, ""outside""",hard,simmental brahman,won,107,95,38,112,builder,' +
      '4,13,22,9,7,21,14,6,8,3,0,0,15,33,6,7,9,11,0,12,0,2',
  );
  expect(rest).toEqual(['']);
});

test('what is not known stays empty', () => {
  const line = csvOf([{ ...ROW, name: '', specialization: null, player: ROW.player.map(() => null) }]);
  expect(line).toContain(',112,,,,,,,,,,,,,0,15,');
});

test.each([
  ['=1+1', `'=1+1`],
  ['-5', `'-5`],
  ['two\nlines', '"two\nlines"'],
  ['plain', 'plain'],
])('the cell %j is written %j', (value, written) => {
  expect(cell(value)).toBe(written);
});

import { binsOf, marksOf, namedOf } from '@/ui/charts/scale';

test.each([
  [0, 0, [0, 1]],
  [0, 1, [0, 1]],
  [0, 7, [0, 2, 4, 6, 8]],
  [0, 46, [0, 20, 40, 60]],
  [0, 155, [0, 50, 100, 150, 200]],
  [-13, 120, [-50, 0, 50, 100, 150]],
  [0, 2000, [0, 500, 1000, 1500, 2000]],
])('marks from %s to %s are round', (low, high, marks) => {
  expect(marksOf(low, high)).toEqual(marks);
});

test.each([
  [0, 5, []],
  [1, 5, [0]],
  [4, 5, [0, 1, 2, 3]],
  [42, 5, [0, 11, 22, 33, 41]],
  [35, 4, [0, 12, 24, 34]],
  [26, 4, [0, 9, 18, 25]],
  [29, 6, [0, 6, 12, 18, 24, 28]],
  [60, 7, [0, 10, 20, 30, 40, 50, 59]],
])('of %s points at most %s are named, the ends always', (count, most, named) => {
  expect(namedOf(count, most)).toEqual(named);
});

test('scores fall into tens without gaps, lost points too', () => {
  expect(binsOf([95, 99, 101], [-3, 120])).toMatchObject([
    { from: -10, to: -1, player: 0, sam: 1 },
    ...Array.from({ length: 9 }, (_, index) => ({ from: index * 10, player: 0, sam: 0 })),
    { from: 90, to: 99, player: 2, sam: 0 },
    { from: 100, player: 1, sam: 0 },
    { from: 110, player: 0, sam: 0 },
    { from: 120, player: 0, sam: 1 },
  ]);
  expect(binsOf([], [])).toEqual([]);
});

import { acts, file, play, written } from './harness';

const take = (trail: Record<string, string>) => play(file(8, { trail }));

test.each([
  [
    'the highest numbered space',
    { outlaw2: 'outlaw:green', outlaw7: 'outlaw:orange', outlaw5: 'outlaw:green' },
    7,
  ],
  ['beside the trail too', { outlaw1: 'outlaw:orange', outlaw3: 'outlaw:green' }, 3],
  ['space 9', { outlaw8: 'outlaw:orange', outlaw9: 'outlaw:green' }, 9],
  ['the only one', { outlaw1: 'outlaw:orange' }, 1],
])('%s', (_, trail: Record<string, string>, n) => {
  const space = `outlaw${n}`;
  const played = take(trail);
  expect(acts(played)).toEqual([{ do: 'outlaw', space, tile: trail[space] }]);
  const after = written(played.outcome.table);
  expect(after.trail[space]).toBeUndefined();
  expect(after.sam.outlaws).toEqual([trail[space]]);
});

test('none: nothing', () => expect(acts(take({}))).toMatchObject([{ do: 'nothing', action: 'outlaw' }]));

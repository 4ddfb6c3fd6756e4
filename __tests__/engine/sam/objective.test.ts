import { acts, file, play, step, written, type File } from './harness';

const own = { vp: 4, penalty: 1, reward: 'drawThree', tasks: ['hereford', 'newYork'] };
const take = (objectives: readonly unknown[], more: File = {}) => play(file(7, { objectives, ...more }));

test('slot 4, the furthest from the pile; the others slide and slot 1 is refilled', () => {
  const display = ['newYork-5', 'shorthorn-hazard-hazard-3', 'newYork-5', own];
  const played = take(display, { draws: { objectives: ['station-station-hazard-3'] } });
  expect(acts(played)).toEqual([{ do: 'objective', card: own, slot: 4 }]);
  const after = written(played.outcome.table);
  expect(after.objectives).toEqual(['station-station-hazard-3', ...display.slice(0, 3)]);
  expect(after.sam.objectives).toEqual([own]);
});

test('a card is named as the file names it', () => {
  expect(step(take(['newYork-5'], { stacks: { objectives: 0 } }), 'objective').card).toBe('newYork-5');
});

test('fewer than four: the furthest there is', () => {
  const played = take([own, 'newYork-5'], { stacks: { objectives: 0 } });
  expect(step(played, 'objective')).toEqual({ do: 'objective', card: 'newYork-5', slot: 2 });
  expect(written(played.outcome.table).objectives).toEqual([own]);
});

test('an empty pile refills nothing', () => {
  const played = take(['newYork-5', 'newYork-5', 'newYork-5', own], { stacks: { objectives: 0 } });
  expect(played.outcome.needs).toBeNull();
  expect(written(played.outcome.table).objectives).toHaveLength(3);
});

test('an empty display: nothing', () => {
  expect(acts(take([]))).toMatchObject([{ do: 'nothing', action: 'objective' }]);
});

test('the new card must be drawn: the turn waits after the step', () => {
  const played = take(['newYork-5', 'newYork-5', 'newYork-5', own]);
  expect(acts(played)).toEqual([{ do: 'objective', card: own, slot: 4 }]);
  expect(played.outcome.needs).toEqual({ draw: 'objectives', count: 1 });
});

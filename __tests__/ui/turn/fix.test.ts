import { autoplay } from '@/engine/events/autoplay';
import { fold } from '@/engine/events/fold';
import { defaultSetup } from '@/engine/events/setupFile';
import type { Game } from '@/engine/events/types';
import { withTile } from '@/engine/table/state';
import { patchOf, toggledIn, withCount, withPlayer } from '@/ui/turn/fix/draft';

function middle(): Game {
  let game: Game | null = null;
  autoplay({ ...defaultSetup(5), draws: 'app' }, (_, __, after) => {
    if (after.turn === 12 && after.stage.type === 'player') game ??= after;
  });
  if (game === null) throw new Error('no such moment');
  return game;
}

test('a table left as it is needs no correction', () => {
  const { table } = middle();
  expect(patchOf(table, table)).toEqual({});
});

test('only what differs is said, and saying it makes the table so', () => {
  const game = middle();
  const { table } = game;
  const draft = withPlayer(table, { dollars: table.player.dollars + 3, tokens: 0 });
  expect(patchOf(table, draft)).toEqual({ player: { dollars: table.player.dollars + 3, tokens: 0 } });
  const fixed = fold(game, { type: 'correct', position: patchOf(table, draft) });
  expect(fixed.ok && fixed.value.table.player).toEqual(draft.player);
});

test('a space that became empty is taken away', () => {
  const { table } = middle();
  const space = 'A' as const;
  const draft = { ...table, trail: withTile(table.trail, space, null) };
  expect(patchOf(table, draft)).toEqual({ trail: { [space]: null } });
});

test('counts and toggles keep the order of the box', () => {
  expect(withCount(['a', 'b', 'a'], 'a', 3)).toEqual(['a', 'b', 'a', 'a']);
  expect(withCount(['a', 'b', 'a'], 'a', 1)).toHaveLength(2);
  expect(withCount(['b'], 'a', 0)).toEqual(['b']);
  expect(toggledIn([3, 1], 2, [1, 2, 3])).toEqual([1, 2, 3]);
  expect(toggledIn([1, 2], 2, [1, 2, 3])).toEqual([1]);
});

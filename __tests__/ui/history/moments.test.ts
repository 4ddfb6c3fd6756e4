import { createGame } from '@/engine/events/create';
import { fold } from '@/engine/events/fold';
import type { Game } from '@/engine/events/types';
import { score } from '@/engine/score/score';
import { must } from '@/lib/must';
import { courseOf, seriesOf } from '@/ui/history/course';
import { filterOf, filtersOn, isNarrow, NO_CHOICE } from '@/ui/history/filter';
import { momentAt, momentOfTurn, momentsOf, turnJump } from '@/ui/history/moments';

import { ARCHIVE_END, archivedGame } from '../../../tools/archive/games';

const PLAYED = archivedGame(9, 0, ARCHIVE_END, { counted: true });

const GAMES: readonly Game[] = PLAYED.events.reduce<Game[]>(
  (games, { event }) => {
    const folded = fold(must(games[games.length - 1], 'game'), event);
    if (!folded.ok) throw new Error(folded.error.code);
    return [...games, folded.value];
  },
  [createGame(PLAYED.setup)],
);

const MOMENTS = momentsOf(PLAYED.events, GAMES);

test('no moment lies between a tap and what the app drew after it', () => {
  expect(MOMENTS.length).toBeGreaterThan(100);
  for (const { at, turn } of MOMENTS) {
    expect(PLAYED.events[at]?.own).not.toBe(true);
    expect(GAMES[at]?.turn).toBe(turn);
  }
  expect(MOMENTS[MOMENTS.length - 1]?.at).toBe(PLAYED.events.length);
});

test('jumps go from turn to turn and stop at both ends', () => {
  const tenth = momentOfTurn(MOMENTS, 10);
  expect(MOMENTS[tenth]?.turn).toBe(10);
  expect(MOMENTS[tenth - 1]?.turn).toBe(9);
  expect(turnJump(MOMENTS, tenth + 1, -1)).toBe(tenth);
  expect(MOMENTS[turnJump(MOMENTS, tenth, -1)]?.turn).toBe(9);
  expect(MOMENTS[turnJump(MOMENTS, tenth, 1)]?.turn).toBe(11);
  expect(turnJump(MOMENTS, MOMENTS.length - 2, 1)).toBe(MOMENTS.length - 1);
  expect(turnJump(MOMENTS, 0, -1)).toBe(0);
  expect(momentOfTurn(MOMENTS, 999)).toBe(MOMENTS.length - 1);
  expect(MOMENTS[momentAt(MOMENTS, 120)]?.at).toBeGreaterThanOrEqual(120);
});

test('the course has a point a turn and ends with the points of the score sheet', () => {
  const course = courseOf(GAMES);
  expect(course.map(({ turn }) => turn)).toEqual(
    Array.from({ length: PLAYED.game.turn }, (_, turn) => turn + 1),
  );
  const { categories } = score(PLAYED.game.table).sam;
  const last = must(course[course.length - 1], 'last turn');
  expect(last.sam).toEqual({
    buildings: categories.buildings.vp,
    cattle: categories.cattle.vp,
    cities: categories.cities.vp,
    stations: categories.stations.vp,
    hazards: categories.hazards.vp,
  });
  const all = seriesOf(course, 'sam', 'all');
  expect(all[all.length - 1]).toBe(Object.values(last.sam).reduce((sum, vp) => sum + vp, 0));
  expect(seriesOf(course, 'player', 'cities')).toHaveLength(course.length);
});

test('a choice becomes a filter that names only what was chosen', () => {
  expect(filterOf(NO_CHOICE, 0)).toEqual({});
  expect(isNarrow(NO_CHOICE)).toBe(false);
  const choice = { ...NO_CHOICE, difficulty: 'hard', period: 'month', order: 'best' } as const;
  expect(filterOf(choice, 40 * 86_400_000)).toEqual({
    difficulty: 'hard',
    since: 10 * 86_400_000,
    order: 'best',
  });
  expect(filtersOn(choice)).toBe(2);
  expect(isNarrow({ ...NO_CHOICE, text: ' snow ' })).toBe(true);
});

import type { Owner } from '@/box/kinds';
import type { Game } from '@/engine/events/types';
import { OPEN_CATEGORIES, openPoints, type OpenCategory } from '@/engine/score/score';

/** What lay on the table when a turn was over. */
export type CoursePoint = {
  readonly turn: number;
  readonly player: Readonly<Record<OpenCategory, number>>;
  readonly sam: Readonly<Record<OpenCategory, number>>;
};

/** Turn by turn, from the games after each event. */
export function courseOf(games: readonly Game[]): readonly CoursePoint[] {
  const ends = games.filter((game, index) => game.turn > 0 && games[index + 1]?.turn !== game.turn);
  return ends.map(({ turn, table }) => ({
    turn,
    player: openPoints(table, 'player'),
    sam: openPoints(table, 'sam'),
  }));
}

/** One line of the chart: a category of one side, or all five together. */
export const seriesOf = (
  course: readonly CoursePoint[],
  owner: Owner,
  category: OpenCategory | 'all',
): readonly number[] =>
  course.map((point) =>
    category === 'all'
      ? OPEN_CATEGORIES.reduce((sum, each) => sum + point[owner][each], 0)
      : point[owner][category],
  );

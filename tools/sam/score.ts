import { score as scoreTable } from '../../src/engine/score/score';
import { CATEGORIES, type ScoreSheet } from '../../src/engine/score/types';
import { parsePositionText } from '../../src/engine/table/position';
import { fail, readInput, UsageError } from './input';

/** Points by number of category, and their sum. */
const numbered = (sheet: ScoreSheet): Readonly<Record<string, number>> => ({
  ...Object.fromEntries(
    CATEGORIES.map((category, index) => [String(index + 1), sheet.categories[category].vp]),
  ),
  total: sheet.total,
});

/** `sam score FILE`: both sides' points by category. */
export function score(args: readonly string[]): number {
  const [file, ...rest] = args;
  if (file === undefined || rest.length > 0) throw new UsageError('sam score FILE');
  const text = readInput(file);
  if (!text.ok) return fail(text.error);
  const position = parsePositionText(text.value);
  if (!position.ok) return fail(position.error.message);
  const { player, sam } = scoreTable(position.value.table);
  process.stdout.write(`${JSON.stringify({ player: numbered(player), sam: numbered(sam) })}\n`);
  return 0;
}

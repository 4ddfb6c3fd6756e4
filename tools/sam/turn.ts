import { drawSamCard, playSam } from '../../src/engine/sam/turn';
import {
  TABLE_ONLY,
  type DrawPile,
  type Draws,
  type SamOutcome,
  type SamStep,
} from '../../src/engine/sam/types';
import { parsePositionText, writePosition, type Position } from '../../src/engine/table/position';
import { writeObjective } from '../../src/engine/table/positionTiles';
import { err, ok, type Result } from '../../src/lib/result';
import { fail, readInput, UsageError } from './input';

/** `sam turn FILE` and `sam turn --lines FILE`: plays Sam's next turn and prints what he does. */
export function turn(args: readonly string[]): number {
  const lines = args[0] === '--lines';
  const [file, ...rest] = lines ? args.slice(1) : args;
  if (file === undefined || rest.length > 0) throw new UsageError('sam turn [--lines] FILE');
  if (lines) return turnLines(file);
  const text = readInput(file);
  if (!text.ok) return fail(text.error);
  const played = playText(text.value);
  if (!played.ok) return fail(played.error);
  process.stdout.write(`${JSON.stringify(played.value, null, 2)}\n`);
  return 0;
}

function turnLines(file: string): number {
  const text = readInput(file, Number.POSITIVE_INFINITY);
  if (!text.ok) return fail(text.error);
  const out: string[] = [];
  for (const line of text.value.split('\n')) {
    if (line.trim() === '') continue;
    const played = playText(line);
    out.push(JSON.stringify(played.ok ? played.value : { error: played.error }));
  }
  process.stdout.write(out.length > 0 ? `${out.join('\n')}\n` : '');
  return 0;
}

/** One position in, one result out. */
export function playText(text: string): Result<object, string> {
  const position = parsePositionText(text);
  return position.ok ? playPosition(position.value) : err(position.error.message);
}

function playPosition({ table, turn: next, draws, specializationNamed }: Position): Result<object, string> {
  if (next !== 'sam') return err("turn: it is the player's turn, Sam does not move");
  if (!specializationNamed) return err('sam.specialization: must be named to play his turn');
  if (table.herders.sam === 'kansasCity')
    return err('herders.sam: in Kansas City, in the middle of a turn; the next one begins on start');
  const drawn = drawSamCard(table);
  if (!drawn) return err('sam.deck: no card to turn, deck and discards are empty');
  const outcome = playSam(drawn.table, drawn.card, draws);
  return ok({
    card: outcome.card,
    report: reportOf(outcome),
    needs: outcome.needs,
    position: writePosition(outcome.table, outcome.needs ? 'sam' : 'player', drawsLeft(draws, outcome)),
  });
}

/** The steps as the position format names them. */
function reportOf(outcome: SamOutcome): readonly object[] {
  const shown = outcome.steps.filter((step) => !(TABLE_ONLY as readonly string[]).includes(step.do));
  return shown.map((step: SamStep) => {
    const { decision: _decision, picked: _picked, why, others, ...deed } = step;
    const named = deed.do === 'objective' ? { ...deed, card: writeObjective(deed.card) } : deed;
    return { ...named, why, others };
  });
}

function drawsLeft(draws: Draws, outcome: SamOutcome): Draws {
  const left: Partial<Record<DrawPile, Draws[DrawPile]>> = {};
  for (const pile of Object.keys(draws) as DrawPile[])
    left[pile] = (draws[pile] ?? []).slice(outcome.used[pile] ?? 0);
  return left;
}

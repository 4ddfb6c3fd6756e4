import { parsePositionText } from '../../src/engine/table/position';
import { fail, readInput, UsageError } from './input';

/** `sam check FILE`: "ok", or what is wrong and where. */
export function check(args: readonly string[]): number {
  const [file, ...rest] = args;
  if (file === undefined || rest.length > 0) throw new UsageError('sam check FILE');
  const text = readInput(file);
  if (!text.ok) return fail(text.error);
  const position = parsePositionText(text.value);
  if (!position.ok) return fail(position.error.message);
  process.stdout.write('ok\n');
  return 0;
}

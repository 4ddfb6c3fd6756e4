import { check } from './sam/check';
import { fail, UsageError } from './sam/input';
import { score } from './sam/score';
import { simulate } from './sam/simulate';
import { turn } from './sam/turn';

const COMMANDS: Readonly<Record<string, (args: string[]) => number>> = { turn, check, score, simulate };

const USAGE = `usage: sam turn [--lines] FILE | check FILE | score FILE | simulate --games N --seed S --difficulty D [--csv]`;

function main(): number {
  const [name, ...args] = process.argv.slice(2);
  const command = Object.hasOwn(COMMANDS, name ?? '') ? COMMANDS[name ?? ''] : undefined;
  if (!command) return fail(USAGE);
  try {
    return command(args);
  } catch (error) {
    if (error instanceof UsageError) return fail(`usage: ${error.message}`);
    throw error;
  }
}

process.exitCode = main();

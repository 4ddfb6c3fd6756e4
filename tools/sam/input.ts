import { readFileSync, statSync } from 'node:fs';

import { err, ok, type Result } from '../../src/lib/result';

/** A command called with the wrong words. */
export class UsageError extends Error {}

/** Files larger than this are no position; refused before they are read. */
const MAX_BYTES = 5 * 1024 * 1024;

/** The text of a file, or of standard input for `-`. */
export function readInput(file: string, maxBytes = MAX_BYTES): Result<string, string> {
  try {
    if (file !== '-' && statSync(file).size > maxBytes) return err(tooLarge(file, maxBytes));
    const bytes = readFileSync(file === '-' ? 0 : file);
    return bytes.length > maxBytes ? err(tooLarge(file, maxBytes)) : ok(bytes.toString('utf8'));
  } catch (error) {
    return err(`${file}: cannot be read (${error instanceof Error ? error.message : String(error)})`);
  }
}

const tooLarge = (file: string, maxBytes: number): string =>
  `${file}: larger than ${Math.round(maxBytes / 1024 / 1024)} MB, not a position file`;

/** One line on standard error, exit code 2. */
export function fail(message: string): number {
  process.stderr.write(`${message.replaceAll('\n', ' ')}\n`);
  return 2;
}

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const ROOT = join(__dirname, '..');

/**
 * The random games of the tests, many more of them: `npm run soak -- --games 5000`. A test reads the number of games to
 * play from SOAK and has a small one of its own when it is not set.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { games: { type: 'string', default: '5000' } },
});
const jest = join(ROOT, 'node_modules', 'jest', 'bin', 'jest.js');
const pattern = positionals.length > 0 ? positionals.join('|') : 'properties|oracle';
const args = [jest, '--selectProjects', 'unit', '--testTimeout', '7200000', '--testPathPattern', pattern];

spawn(process.execPath, args, {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, SOAK: values.games },
}).on('close', (code) => {
  process.exitCode = code ?? 1;
});

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const ROOT = join(__dirname, '..');

/**
 * The property tests with many more random games than `npm test` plays: `npm run soak -- --times 50`. A test reads how
 * many times over it should run from SOAK.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'string', default: '20' } },
});
const jest = join(ROOT, 'node_modules', 'jest', 'bin', 'jest.js');
const patterns = positionals.length > 0 ? positionals : ['properties'];
const args = [jest, '--selectProjects', 'unit', '--testTimeout', '3600000', '--testPathPattern', ...patterns];

spawn(process.execPath, args, {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, SOAK: values.times },
}).on('close', (code) => {
  process.exitCode = code ?? 1;
});

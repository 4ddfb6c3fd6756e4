import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(__dirname, '..', '..');
const bin = (...path: string[]) => join(ROOT, 'node_modules', ...path);

export type StepResult = { readonly passed: number; readonly failed: number };

const seconds = (since: number): string => `${((Date.now() - since) / 1000).toFixed(1)} s`;

const run = (args: readonly string[]): Promise<{ readonly code: number; readonly output: string }> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, FORCE_COLOR: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });

/** A check that either holds or fails as a whole. */
async function whole(name: string, args: readonly string[]): Promise<StepResult> {
  const start = Date.now();
  const { code, output } = await run(args);
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds(start)})`);
  if (code !== 0) console.log(output.trim());
  return { passed: 0, failed: code === 0 ? 0 : 1 };
}

type JestReport = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numRuntimeErrorTestSuites: number;
};

/** A test that hangs ends here; on a busy machine screens may take far longer than jest's five seconds. */
const PATIENCE_MS = 60_000;

/** Jest projects, counted test by test; a file that cannot run and a skipped test count as failed. */
export async function jest(
  name: string,
  projects: readonly string[],
  ...flags: string[]
): Promise<StepResult> {
  const start = Date.now();
  const folder = mkdtempSync(join(tmpdir(), 'ride-with-sam-'));
  const file = join(folder, 'report.json');
  try {
    const { code, output } = await run([
      bin('jest', 'bin', 'jest.js'),
      '--selectProjects',
      ...projects,
      '--json',
      `--outputFile=${file}`,
      '--passWithNoTests',
      `--testTimeout=${PATIENCE_MS}`,
      ...flags,
    ]);
    const report = JSON.parse(readFileSync(file, 'utf8')) as JestReport;
    const failed = report.numFailedTests + report.numRuntimeErrorTestSuites + report.numPendingTests;
    const passed = report.numPassedTests;
    const good = code === 0 && failed === 0;
    console.log(`${good ? 'ok  ' : 'FAIL'} ${name}: ${passed} passed, ${failed} failed (${seconds(start)})`);
    if (!good) console.log(output.trim());
    return { passed, failed: good ? 0 : Math.max(1, failed) };
  } catch (error) {
    console.log(`FAIL ${name}: ${String(error)}`);
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const sum = (results: readonly StepResult[]): StepResult => ({
  passed: results.reduce((total, result) => total + result.passed, 0),
  failed: results.reduce((total, result) => total + result.failed, 0),
});

async function inOrder(steps: readonly (() => Promise<StepResult>)[]): Promise<StepResult> {
  const results: StepResult[] = [];
  for (const step of steps) results.push(await step());
  return sum(results);
}

/** Types, lint and format on one core while the tests run on the other. */
export async function dailyChecks(): Promise<StepResult> {
  const statics = inOrder([
    () => whole('types', [bin('typescript', 'bin', 'tsc')]),
    () =>
      whole('lint', [
        bin('eslint', 'bin', 'eslint.js'),
        '.',
        '--max-warnings',
        '0',
        '--cache',
        '--cache-location',
        bin('.cache', 'eslint/'),
      ]),
    () => whole('format', [bin('prettier', 'bin', 'prettier.cjs'), '--check', '.', '--log-level', 'warn']),
  ]);
  const tests = jest('unit and screen tests', ['unit', 'screens']);
  return sum(await Promise.all([statics, tests]));
}

/** Prints the last line and sets the exit code. */
export function finish({ passed, failed }: StepResult): void {
  process.exitCode = failed === 0 ? 0 : 1;
  console.log(`${passed} passed, ${failed} failed`);
}

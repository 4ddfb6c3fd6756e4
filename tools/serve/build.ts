import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

import { filesBelow, hashOf, ROOT, sourceHash } from './sources';

export const DIST = join(ROOT, 'dist');
const CACHE = join(ROOT, 'node_modules', '.cache', 'ride-with-sam');
const LOCK = join(CACHE, 'web-build.lock');
const LOCK_STALE_MS = 5 * 60 * 1000;

/** What is built: the app, or other routes on the same code. */
export type Target = {
  readonly root: string;
  readonly name: string;
  readonly environment: Readonly<Record<string, string>>;
  /** Sources beside those of the app. */
  readonly sources: readonly string[];
};

const APP: Target = { root: DIST, name: 'web-build', environment: {}, sources: [] };

/** Routes that only journeys and benchmarks open; `folder` is relative to the project. */
export const routesOf = (folder: string): Target => ({
  root: join(CACHE, 'routes', folder),
  name: `routes-${folder.replace(/\W+/g, '-')}`,
  environment: { SAM_ROUTES: folder },
  sources: [dirname(folder)],
});

export type Build = { readonly root: string; readonly rebuilt: boolean; readonly milliseconds: number };

const toUrl = (folder: string, file: string): string => `/${relative(folder, file).split(sep).join('/')}`;

const run = (
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: {
        ...process.env,
        CI: '1',
        EXPO_OFFLINE: '1',
        EXPO_NO_TELEMETRY: '1',
        NODE_ENV: 'production',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`The web build failed.\n${output}`)),
    );
  });

const EXPO = join(ROOT, 'node_modules', 'expo', 'bin', 'cli');

/** Writes the service worker with the list of everything it keeps for days without a network. */
function writeServiceWorker(folder: string): void {
  const files = filesBelow(folder).filter((file) => !/(metadata\.json|\.map)$/.test(file));
  const urls = files.map((file) => toUrl(folder, file)).map((url) => (url === '/index.html' ? '/' : url));
  const worker = readFileSync(join(__dirname, 'serviceWorker.js'), 'utf8')
    .replace("'__VERSION__'", JSON.stringify(hashOf(files, folder)))
    .replace("['__FILES__']", JSON.stringify(urls));
  writeFileSync(join(folder, 'sw.js'), worker);
}

/** The script of code that only screens beside Home share: named in the page, fetched with the first of them. */
const SHARED_SCRIPT = /<script src="([^"]*\/__common-[^"]*\.js)" defer><\/script>/;

function fetchSharedCodeLater(folder: string): void {
  const page = join(folder, 'index.html');
  const html = readFileSync(page, 'utf8');
  writeFileSync(page, html.replace(SHARED_SCRIPT, '<meta name="shared-code" content="$1" />'));
}

const stampOf = ({ name }: Target): string => join(CACHE, name);

async function exportWeb(target: Target, hash: string): Promise<void> {
  const { root, environment } = target;
  const fresh = join(CACHE, `web-${process.pid}`);
  rmSync(fresh, { recursive: true, force: true });
  await run(process.execPath, [EXPO, 'export', '--platform', 'web', '--output-dir', fresh], environment);
  if (target === APP) fetchSharedCodeLater(fresh);
  writeServiceWorker(fresh);
  rmSync(root, { recursive: true, force: true });
  mkdirSync(dirname(root), { recursive: true });
  renameSync(fresh, root);
  writeFileSync(stampOf(target), hash);
}

const isBuilt = (target: Target, hash: string): boolean =>
  existsSync(join(target.root, 'sw.js')) &&
  existsSync(stampOf(target)) &&
  readFileSync(stampOf(target), 'utf8') === hash;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Takes the right to build; two commands started at once must not write the same folder. */
async function lock(): Promise<() => void> {
  for (;;) {
    try {
      mkdirSync(LOCK);
      return () => rmSync(LOCK, { recursive: true, force: true });
    } catch {
      const since = statSync(LOCK, { throwIfNoEntry: false })?.mtimeMs ?? 0;
      if (Date.now() - since > LOCK_STALE_MS) rmSync(LOCK, { recursive: true, force: true });
      else await pause(300);
    }
  }
}

/** The production web build, made anew only when something it depends on has changed. */
export async function ensureBuild(
  onBuild: () => void = () => undefined,
  target: Target = APP,
): Promise<Build> {
  const start = Date.now();
  const { root, sources } = target;
  if (isBuilt(target, sourceHash(sources))) return { root, rebuilt: false, milliseconds: Date.now() - start };
  mkdirSync(dirname(LOCK), { recursive: true });
  const unlock = await lock();
  try {
    const hash = sourceHash(sources);
    const rebuilt = !isBuilt(target, hash);
    if (rebuilt) {
      onBuild();
      await exportWeb(target, hash);
    }
    return { root, rebuilt, milliseconds: Date.now() - start };
  } finally {
    unlock();
  }
}

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

export const ROOT = join(__dirname, '..', '..');

/** What the web build is made from. */
const SOURCES = [
  'app',
  'src',
  'assets',
  'public',
  'app.json',
  'app.config.js',
  'babel.config.js',
  'metro.config.js',
  'package-lock.json',
  'tsconfig.json',
  'tools/serve/build.ts',
  'tools/serve/serviceWorker.js',
];

/** Every file below a path, in a fixed order; a file is its own list, nothing is an empty one. */
export function filesBelow(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return [];
  if (!found.isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

/** A fingerprint of files by name and content. */
export function hashOf(files: readonly string[], base: string): string {
  const hash = createHash('sha256');
  for (const file of files)
    hash.update(relative(base, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 20);
}

/** The fingerprint of everything the web build depends on. */
export const sourceHash = (more: readonly string[] = []): string =>
  hashOf(
    [...SOURCES, ...more].flatMap((name) => filesBelow(join(ROOT, name))),
    ROOT,
  );

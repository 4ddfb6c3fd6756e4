import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

import layers from '../layers.json';

const ROOT = resolve(__dirname, '..');
const SOURCE = join(ROOT, 'src');
const LAYERS: Readonly<Record<string, readonly string[]>> = layers;
const PURE = ['box', 'lib', 'engine'];

const walk = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return walk(path);
    return /\.tsx?$/.test(name) ? [path] : [];
  });

const exists = (folder: string) => statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** The layer a file belongs to: its first folder below src, or app. */
const layerOf = (path: string): string | null => {
  const inApp = relative(join(ROOT, 'app'), path);
  if (!inApp.startsWith('..')) return 'app';
  const inSource = relative(SOURCE, path);
  return inSource.startsWith('..') ? null : (inSource.split(sep)[0] ?? null);
};

const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\s*\(\s*)(['"])([^'"]+)\1/g;

const importsOf = (source: string): string[] =>
  [...source.matchAll(IMPORT)].flatMap((match) => (match[2] === undefined ? [] : [match[2]]));

const targetOf = (file: string, specifier: string): string | null => {
  if (specifier.startsWith('@/')) return join(SOURCE, specifier.slice(2));
  return specifier.startsWith('.') ? resolve(dirname(file), specifier) : null;
};

/** Sentences naming every import of this file that climbs or leaves its world. */
const offencesOf = (file: string, source: string): string[] => {
  const layer = layerOf(file);
  if (layer === null) return [];
  const allowed = LAYERS[layer];
  if (allowed === undefined) return [`${relative(ROOT, file)} lies in no known layer`];
  return importsOf(source).flatMap((specifier) => {
    const target = targetOf(file, specifier);
    if (target === null) {
      return PURE.includes(layer)
        ? [`${relative(ROOT, file)} imports ${specifier}: ${layer} is plain TypeScript`]
        : [];
    }
    if (target.startsWith(join(ROOT, 'assets'))) return [];
    const other = layerOf(target);
    if (other === layer || (other !== null && allowed.includes(other))) return [];
    return [`${relative(ROOT, file)} imports ${specifier}: ${layer} may not see ${other ?? 'that'}`];
  });
};

describe('layers', () => {
  const files = [join(ROOT, 'app'), SOURCE].filter(exists).flatMap(walk);

  test('the tree has sources to look at', () => {
    expect(files.length).toBeGreaterThan(10);
  });

  test('no file imports against the direction of layers.json', () => {
    expect(files.flatMap((file) => offencesOf(file, readFileSync(file, 'utf8')))).toEqual([]);
  });

  test.each([
    ['the engine reaching for React', 'src/engine/sam/turn.ts', `import { useState } from 'react';`],
    ['the box reading the engine', 'src/box/cities.ts', `import { fold } from '../engine/events';`],
    ['a screen part reading the database', 'src/ui/board/Map.tsx', `import { openGames } from '@/storage';`],
    ['a route reading the database', 'app/index.tsx', `import { openGames } from '@/storage/games';`],
    ['a lazy import that climbs', 'src/store/game.ts', `const ui = import('@/ui/base');`],
    ['a folder nobody planned', 'src/helpers/misc.ts', ``],
  ])('%s is caught', (_name, path, source) => {
    expect(offencesOf(join(ROOT, path), source)).toHaveLength(1);
  });

  test('the layers have no circle', () => {
    const reaches = (from: string, to: string): boolean =>
      (LAYERS[from] ?? []).some((next) => next === to || reaches(next, to));
    expect(Object.keys(LAYERS).filter((layer) => reaches(layer, layer))).toEqual([]);
  });
});

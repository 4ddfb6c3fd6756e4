import { parseArgs } from 'node:util';

import type { Browser } from 'playwright-core';

import { startApp } from '../../__tests__/e2e/harness/app';
import { SIZES, startVisit, type SizeName } from '../../__tests__/e2e/harness/visit';
import { openBrowser } from '../browser';
import { SHOT_PAGES, type ShotPage } from './pages';

const LANGUAGES = ['en', 'fr', 'pl', 'ru'];
const SCHEMES = ['light', 'dark'] as const;

type Scene = {
  readonly language: string;
  readonly scheme: (typeof SCHEMES)[number];
  readonly size: SizeName;
};

const isScheme = (name: string): name is Scene['scheme'] => (SCHEMES as readonly string[]).includes(name);
const isSize = (name: string): name is SizeName => Object.hasOwn(SIZES, name);

async function take(
  browser: Browser,
  url: string,
  scene: Scene,
  pages: readonly ShotPage[],
): Promise<number> {
  const { language, scheme, size } = scene;
  const visit = await startVisit(browser, url, { size, colorScheme: scheme, locale: language });
  for (const page of pages) {
    await visit.open(page.path);
    await page.prepare?.(visit);
    await visit.shot(`${language}/${page.name}-${scheme}-${size}`);
  }
  await visit.close();
  return visit.problems.length;
}

/** Pictures of every page: `npm run shots -- [pages] --language en --scheme light --size phone`. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      language: { type: 'string', multiple: true, default: LANGUAGES },
      scheme: { type: 'string', multiple: true, default: [...SCHEMES] },
      size: { type: 'string', multiple: true, default: Object.keys(SIZES) },
    },
  });
  const pages = SHOT_PAGES.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  const scenes = values.language.flatMap((language) =>
    values.scheme
      .filter(isScheme)
      .flatMap((scheme) => values.size.filter(isSize).map((size): Scene => ({ language, scheme, size }))),
  );
  const app = await startApp();
  const browser = await openBrowser();
  let problems = 0;
  for (const scene of scenes) problems += await take(browser, app.url, scene, pages);
  await browser.close();
  await app.stop();
  console.log(`${scenes.length * pages.length} pictures in shots/, ${problems} problems in the console`);
  process.exitCode = problems === 0 ? 0 : 1;
}

void main();

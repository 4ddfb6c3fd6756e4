import { parseArgs } from 'node:util';

import type { Browser } from 'playwright-core';

import { SIGHTS, tour, type Sight } from '../../__tests__/e2e/driver/tour';
import { startApp } from '../../__tests__/e2e/harness/app';
import { SIZES, startVisit, type SizeName } from '../../__tests__/e2e/harness/visit';
import { openBrowser } from '../browser';

const LANGUAGES = ['en', 'fr', 'pl', 'ru'];
const SCHEMES = ['light', 'dark'] as const;

type Scene = {
  readonly language: string;
  readonly scheme: (typeof SCHEMES)[number];
  readonly size: SizeName;
};

const isScheme = (name: string): name is Scene['scheme'] => (SCHEMES as readonly string[]).includes(name);
const isSize = (name: string): name is SizeName => Object.hasOwn(SIZES, name);

async function take(browser: Browser, url: string, scene: Scene, sights: readonly Sight[]): Promise<number> {
  const { language, scheme, size } = scene;
  const options = { size, colorScheme: scheme, locale: language, reducedMotion: 'reduce' } as const;
  const visit = await startVisit(browser, url, options);
  await tour(visit, (name) => visit.shot(`${language}/${name}-${scheme}-${size}`), sights);
  await visit.close();
  return visit.problems.length;
}

/** Pictures of every screen, tab and sheet: `npm run shots -- [names] --language en --scheme light --size phone`. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      language: { type: 'string', multiple: true, default: LANGUAGES },
      scheme: { type: 'string', multiple: true, default: [...SCHEMES] },
      size: { type: 'string', multiple: true, default: Object.keys(SIZES) },
    },
  });
  const sights = SIGHTS.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  const scenes = values.language.flatMap((language) =>
    values.scheme
      .filter(isScheme)
      .flatMap((scheme) => values.size.filter(isSize).map((size): Scene => ({ language, scheme, size }))),
  );
  const app = await startApp();
  const browser = await openBrowser();
  let problems = 0;
  for (const scene of scenes) problems += await take(browser, app.url, scene, sights);
  await browser.close();
  await app.stop();
  console.log(`${scenes.length * sights.length} pictures in shots/, ${problems} problems in the console`);
  process.exitCode = problems === 0 ? 0 : 1;
}

void main();

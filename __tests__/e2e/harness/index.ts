import type { Browser } from 'playwright-core';

import { openBrowser } from '../../../tools/browser';
import { startApp, type RunningApp } from './app';
import { SIZES, startVisit, type SizeName, type Visit, type VisitOptions } from './visit';

export { startApp, type RunningApp } from './app';
export { SIZES, startVisit, type SizeName, type Visit, type VisitOptions } from './visit';

const BUILD_AND_BROWSER_MS = 180_000;
const JOURNEY_MS = 60_000;

export type Journey = (
  name: string,
  walk: (visit: Visit) => Promise<void>,
  options?: VisitOptions & { readonly sizes?: readonly SizeName[]; readonly timeout?: number },
) => void;

/**
 * Journeys of one file: they share the served build and the browser, each starts with a fresh profile, by default once
 * on a phone and once on a tablet. A journey fails on any console error, thrown error or unhandled rejection.
 */
export function journeys(title: string, define: (journey: Journey) => void): void {
  describe(title, () => {
    let app: RunningApp;
    let browser: Browser;
    beforeAll(async () => {
      app = await startApp();
      browser = await openBrowser();
    }, BUILD_AND_BROWSER_MS);
    afterAll(async () => {
      await browser.close();
      await app.stop();
    });
    define((
      name,
      walk,
      { sizes = Object.keys(SIZES) as SizeName[], timeout = JOURNEY_MS, ...options } = {},
    ) => {
      test.each(sizes)(
        `${name} (%s)`,
        async (size) => {
          const visit = await startVisit(browser, app.url, { ...options, size });
          try {
            await walk(visit);
            expect(visit.problems).toEqual([]);
          } finally {
            await visit.close();
          }
        },
        timeout,
      );
    });
  });
}

import type { BrowserContext, Page } from 'playwright-core';

import type { Lab } from './lab';

/** Runs in the page: `lab` is what it put there. The work travels as text, so it sees nothing else. */
export const inLab = <T, A>(page: Page, work: (lab: Lab, given: A) => Promise<T> | T, given: A): Promise<T> =>
  page.evaluate(
    ({ source, value }) => {
      const run = new Function('lab', 'given', `return (${source})(lab, given)`);
      return run((globalThis as { lab?: unknown }).lab, value) as Promise<T>;
    },
    { source: work.toString(), value: given },
  );

/** A page with the laboratory ready. */
export async function openLab(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction('globalThis.lab !== undefined');
  return page;
}

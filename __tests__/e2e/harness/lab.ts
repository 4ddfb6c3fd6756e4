import type { BrowserContext, Page } from 'playwright-core';

import type { Lab } from '../../../tools/lab/lab';
import { ensureBuild, routesOf } from '../../../tools/serve/build';
import { HOST, serve } from '../../../tools/serve/server';
import type { RunningApp } from './app';

/** The laboratory page on the app's own code, served on a free port. */
export async function startLab(): Promise<RunningApp> {
  const { root } = await ensureBuild(undefined, routesOf('tools/lab/app'));
  const { server, port } = await serve(root, 0);
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://${HOST}:${port}`, stop };
}

/** Runs in the page: `lab` is what it put there. */
export const inLab = <T, A>(page: Page, work: (lab: Lab, given: A) => Promise<T> | T, given: A): Promise<T> =>
  page.evaluate(
    ({ source, given: value }) => {
      const run = new Function('lab', 'given', `return (${source})(lab, given)`);
      return run((globalThis as { lab?: unknown }).lab, value) as Promise<T>;
    },
    { source: work.toString(), given },
  );

/** A page with the laboratory ready. */
export async function openLab(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction('globalThis.lab !== undefined');
  return page;
}

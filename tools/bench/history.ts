import type { Locator, Page } from 'playwright-core';

import { openBrowser } from '../browser';
import { archiveGames, backupOf } from '../archive/games';
import { ensureBuild } from '../serve/build';
import { HOST, serve } from '../serve/server';
import { median, type Figure } from './section';

const GAMES = 2000;
const SEED = 1;
const TRIES = 5;
const PATIENCE_MS = 600_000;

const now = (): number => performance.now();

/** Brings the archive in through Settings, as a person would. */
async function bringIn(page: Page, url: string, text: string) {
  await page.goto(`${url}/settings`);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByTestId('restore').click(),
  ]);
  const start = now();
  await chooser.setFiles({ name: 'archive.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await page.getByTestId('restore-go').waitFor();
  const read = now();
  await page.getByTestId('restore-go').click();
  await page.getByTestId('restore-done').waitFor();
  return { reading: read - start, writing: now() - read };
}

/** Milliseconds from a tap until something shows, the middle one of some tries. */
async function tap(page: Page, from: string, button: Locator, shows: string): Promise<number> {
  const times: number[] = [];
  for (let tries = 0; tries < TRIES; tries += 1) {
    await page.goto(from);
    await button.first().waitFor();
    await page.waitForTimeout(300);
    const start = now();
    await button.first().click();
    await page.getByTestId(shows).first().waitFor();
    times.push(now() - start);
  }
  return median(times);
}

/** Milliseconds from the last letter of a search until the list shows only what was looked for. */
async function search(page: Page, url: string): Promise<number> {
  const times: number[] = [];
  for (let tries = 0; tries < TRIES; tries += 1) {
    await page.goto(`${url}/finished`);
    await page.getByTestId(`game-archive-${SEED}-${GAMES - 1}`).waitFor();
    const start = now();
    await page.getByTestId('search-games').fill('Evening 1234');
    await page.getByTestId(`game-archive-${SEED}-1233`).waitFor();
    times.push(now() - start);
  }
  return median(times);
}

/** Lists, figures, search and one game among 2,000 that the simulator played, in the browser. */
export async function bench(): Promise<readonly Figure[]> {
  const began = now();
  const text = backupOf(archiveGames(GAMES, SEED));
  const made = now() - began;
  const { root } = await ensureBuild();
  const { server, port } = await serve(root, 0);
  const browser = await openBrowser();
  const url = `http://${HOST}:${port}`;
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
    context.setDefaultTimeout(PATIENCE_MS);
    const page = await context.newPage();
    const { reading, writing } = await bringIn(page, url, text);
    const lastGame = `game-archive-${SEED}-${GAMES - 1}`;
    return [
      { name: `archive of ${GAMES} games, file`, value: text.length / 1e6, unit: 'MB' },
      { name: 'archive, played and written', value: made / 1000, unit: 's' },
      { name: 'archive, read and replayed by the app', value: reading / 1000, unit: 's', limit: 120 },
      { name: 'archive, stored', value: writing / 1000, unit: 's', limit: 120 },
      {
        name: 'Home to the list',
        value: await tap(page, url, page.getByRole('button', { name: /^Finished/ }), lastGame),
        unit: 'ms',
        limit: 500,
      },
      { name: 'search among all', value: await search(page, url), unit: 'ms', limit: 300 },
      {
        name: 'list to the figures over all',
        value: await tap(page, `${url}/finished`, page.getByTestId('to-statistics'), 'chart-distribution'),
        unit: 'ms',
        limit: 700,
      },
      {
        name: 'list to one game',
        value: await tap(page, `${url}/finished`, page.getByTestId(lastGame), 'to-replay'),
        unit: 'ms',
        limit: 700,
      },
    ];
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}

import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Browser } from 'playwright-core';

import { openBrowser } from '../../tools/browser';
import { ensureBuild } from '../../tools/serve/build';
import { HOST, serve } from '../../tools/serve/server';
import { startVisit } from './harness';

describe('a newer version', () => {
  let browser: Browser;
  let folder: string;
  beforeAll(async () => {
    browser = await openBrowser();
    folder = mkdtempSync(join(tmpdir(), 'update-journey-'));
    cpSync((await ensureBuild()).root, folder, { recursive: true });
  }, 180_000);
  afterAll(async () => {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('is announced, waits, and takes over only when the player says so', async () => {
    const { server, port } = await serve(folder, 0);
    const visit = await startVisit(browser, `http://${HOST}:${port}`);
    const { page } = visit;
    const notice = page.getByTestId('update-ready');
    await visit.open('/');
    await page.waitForFunction('navigator.serviceWorker.controller !== null');
    expect(await notice.count()).toBe(0);

    appendFileSync(join(folder, 'sw.js'), '\n// a later version\n');
    await visit.open('/settings');
    await page.evaluate('window.sameVisit = true');
    await notice.waitFor();
    await page.getByRole('radio', { name: 'Polski' }).click();
    await page.getByRole('heading', { name: 'Ustawienia' }).waitFor();
    expect(await page.evaluate('window.sameVisit')).toBe(true);

    await page.getByRole('button', { name: 'Zaktualizuj' }).click();
    await page.waitForFunction('window.sameVisit === undefined');
    await page.getByRole('heading', { name: 'Ustawienia' }).waitFor();
    expect(await notice.count()).toBe(0);

    expect(visit.problems).toEqual([]);
    await visit.close();
    server.close();
    server.closeAllConnections();
  }, 60_000);
});

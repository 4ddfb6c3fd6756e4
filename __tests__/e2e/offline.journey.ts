import type { Browser } from 'playwright-core';

import { openBrowser } from '../../tools/browser';
import { startApp, startVisit } from './harness';

describe('without a network', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  test('after one visit the app opens with the server gone', async () => {
    const app = await startApp();
    const visit = await startVisit(browser, app.url);
    await visit.open('/');
    await visit.page.evaluate('navigator.serviceWorker.ready.then(() => true)');
    await visit.page.waitForFunction('navigator.serviceWorker.controller !== null');
    await app.stop();
    await visit.context.setOffline(true);

    await visit.page.reload();
    await visit.page.getByRole('button', { name: 'New game' }).waitFor();
    await visit.page.getByRole('button', { name: /^Settings/ }).click();
    await visit.page.getByRole('radio', { name: 'Polski' }).waitFor();
    await visit.page.goto('/rules');
    await visit.page.getByRole('heading', { name: 'Rules at hand' }).waitFor();

    expect(visit.problems).toEqual([]);
    await visit.close();
  }, 180_000);
});

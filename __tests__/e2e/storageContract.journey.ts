import type { Browser, Page } from 'playwright-core';

import { openBrowser } from '../../tools/browser';
import { CONTRACT } from '../../tools/lab/contract';
import type { RunningApp } from './harness';
import { inLab, openLab, startLab } from './harness/lab';

describe('the contract of storage, on expo-sqlite in the browser', () => {
  let app: RunningApp;
  let browser: Browser;
  let page: Page;
  const problems: string[] = [];
  beforeAll(async () => {
    app = await startLab();
    browser = await openBrowser();
    const context = await browser.newContext();
    context.on('weberror', (error) => problems.push(error.error().message));
    page = await openLab(context, app.url);
  }, 180_000);
  afterAll(async () => {
    await browser.close();
    await app.stop();
  });

  test.each(Object.keys(CONTRACT))('%s', async (name) => {
    await inLab(page, (lab, clause) => lab.runClause(clause), name);
    expect(problems).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';

import type { Browser, BrowserContext, Page } from 'playwright-core';

import { must } from '@/lib/must';

import { openBrowser } from '../../tools/browser';
import type { RunningApp } from './harness';
import { inLab, openLab, startLab } from './harness/lab';

let app: RunningApp;
let browser: Browser;
beforeAll(async () => {
  app = await startLab();
  browser = await openBrowser();
}, 180_000);
afterAll(async () => {
  await browser.close();
  await app.stop();
});

async function openDevice(): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
  const context = await browser.newContext();
  const page = await openLab(context, app.url);
  await inLab(page, (lab) => lab.storage.openStorage(), null);
  return { context, page };
}

const playSome = (page: Page) =>
  inLab(
    page,
    async (lab) => {
      await lab.game.createGame(lab.tableSetup, 'Friday');
      await lab.playOn(120);
      const { id, game } = lab.game.useGame.getState();
      return { id: id ?? '', table: JSON.stringify(game) };
    },
    null,
  );

/** Brings a file in through the file chooser, as a person does. */
async function bringIn(page: Page, text: string) {
  const choosing = page.waitForEvent('filechooser');
  const done = inLab(
    page,
    async (lab) => {
      const plan = await lab.transfer.chooseBackup();
      if (plan === null || !plan.ok) return { plan };
      return { report: await lab.transfer.runImport(plan.value, { overwrite: [], settings: false }) };
    },
    null,
  );
  await (
    await choosing
  ).setFiles({ name: 'backup.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  return done;
}

test('everything moves to another device as one file', async () => {
  const old = await openDevice();
  const { id, table } = await playSome(old.page);
  const download = old.page.waitForEvent('download');
  await inLab(old.page, (lab) => lab.transfer.share(lab.transfer.exportAll()), null);
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^ride-with-sam-\d{4}-\d\d-\d\d\.json$/);
  const text = readFileSync(must(await file.path(), 'download'), 'utf8');

  const fresh = await openDevice();
  expect(await bringIn(fresh.page, text)).toMatchObject({
    report: { ok: true, value: { added: 1, refused: [] } },
  });
  const there = await inLab(
    fresh.page,
    async (lab, game) => {
      await lab.game.openGame(game);
      const { status, name, game: shown } = lab.game.useGame.getState();
      return { status, name, table: JSON.stringify(shown) };
    },
    id,
  );
  expect(there).toEqual({ status: 'ready', name: 'Friday', table });

  expect(await bringIn(fresh.page, text.slice(0, -200))).toMatchObject({
    plan: { ok: false, error: { type: 'file', error: { code: 'notJson' } } },
  });
  await old.context.close();
  await fresh.context.close();
}, 60_000);

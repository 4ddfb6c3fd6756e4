import type { Browser, BrowserContext, Page } from 'playwright-core';

import { openBrowser } from '../../tools/browser';
import { TABLE_SETUP } from '../../tools/lab/play';
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

const status = (page: Page) => inLab(page, (lab) => lab.storage.useStorage.getState(), null);
const becomes = (page: Page, wanted: string) =>
  page.waitForFunction((text) => {
    const { lab } = globalThis as unknown as {
      lab?: { storage: { useStorage: { getState: () => { status: string } } } };
    };
    return lab?.storage.useStorage.getState().status === text;
  }, wanted);

/** A tab with its database open, or waiting for it. */
async function openTab(context: BrowserContext): Promise<Page> {
  const page = await openLab(context, app.url);
  await inLab(page, (lab) => void lab.storage.openStorage(), null);
  return page;
}

const newGame = (page: Page) =>
  inLab(
    page,
    async (lab, setup) => {
      const made = await lab.game.createGame(setup);
      return made.ok ? made.value : '';
    },
    TABLE_SETUP,
  );

test('a second tab waits, takes over when asked, and finds the game', async () => {
  const context = await browser.newContext();
  const first = await openTab(context);
  await becomes(first, 'ready');
  const id = await newGame(first);
  const second = await openTab(context);
  await becomes(second, 'otherTab');

  await inLab(second, (lab) => lab.storage.takeOver(), null);
  await becomes(second, 'ready');
  await inLab(second, (lab, game) => lab.game.openGame(game), id);
  expect(await inLab(second, (lab) => lab.game.useGame.getState().status, null)).toBe('ready');
  await first.waitForFunction('globalThis.lab !== undefined');
  await inLab(first, (lab) => void lab.storage.openStorage(), null);
  await becomes(first, 'otherTab');

  await second.close();
  await becomes(first, 'ready');
  await context.close();
});

test('a window without files runs in memory and says so', async () => {
  const context = await browser.newContext();
  await context.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('not here', 'SecurityError'));
    if ('storage' in navigator) Object.defineProperty(navigator.storage, 'getDirectory', { value: refuse });
  });
  const page = await openTab(context);
  await becomes(page, 'ready');
  expect(await status(page)).toMatchObject({ memory: true });
  await newGame(page);
  const { at } = await inLab(
    page,
    async (lab) => {
      await lab.playOn(20);
      return lab.game.useGame.getState();
    },
    null,
  );
  expect(at).toBeGreaterThan(15);
  await context.close();
});

/** Writes rubbish over the beginning of the database that lies in the browser's private files. */
async function spoil(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const pool = await root.getDirectoryHandle('expo-sqlite');
    let spoilt = 0;
    const walk = pool as FileSystemDirectoryHandle & { values(): AsyncIterable<FileSystemFileHandle> };
    for await (const handle of walk.values()) {
      const file = await handle.getFile();
      const path = (await file.slice(0, 512).text()).split('\0')[0] ?? '';
      if (!path.endsWith('.db')) continue;
      const writable = await handle.createWritable({ keepExistingData: true });
      await writable.write({ type: 'write', position: 4096, data: 'rubbish '.repeat(512) });
      await writable.close();
      spoilt += 1;
    }
    return spoilt;
  });
}

test('a damaged database is set aside, never deleted, and a fresh one is started', async () => {
  const context = await browser.newContext();
  const page = await openTab(context);
  await becomes(page, 'ready');
  await newGame(page);
  await inLab(page, (lab) => lab.storage.closeStorage(), null);
  await page.goto(`${app.url}/manifest.webmanifest`);
  expect(await spoil(page)).toBe(1);
  await page.close();

  const again = await openTab(context);
  await becomes(again, 'ready');
  expect(await status(again)).toMatchObject({ setAside: 'ride-with-sam.db', memory: false });
  const id = await newGame(again);
  await again.close();

  const third = await openTab(context);
  await becomes(third, 'ready');
  expect(await status(third)).toMatchObject({ setAside: null });
  await inLab(third, (lab, game) => lab.game.openGame(game), id);
  expect(await inLab(third, (lab) => lab.game.useGame.getState().status, null)).toBe('ready');
  expect(await inLab(third, (lab) => lab.storage.checkIntegrity(), null)).toEqual({ ok: true, value: [] });
  await context.close();
});

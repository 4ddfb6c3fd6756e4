import { gzipSync } from 'node:zlib';

import type { Browser, BrowserContext, Page } from 'playwright-core';

import { openBrowser } from '../browser';
import { ensureBuild } from '../serve/build';
import { HOST, serve } from '../serve/server';
import { median, type Figure } from './section';

const VISITS = 5;
const THROTTLE = 4;

/** Set before anything of the page runs: notes when a button first stands on the page. */
const WATCH_BUTTON = `
  new MutationObserver((_, observer) => {
    if (document.querySelector('[role="button"]') === null) return;
    observer.disconnect();
    requestAnimationFrame(() => { window.firstButton = performance.now(); });
  }).observe(document, { childList: true, subtree: true });
`;

async function throttle(context: BrowserContext, page: Page, factor: number): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: factor });
}

async function timeToButton(page: Page, url: string): Promise<number> {
  await page.goto(url);
  const handle = await page.waitForFunction('window.firstButton');
  return Number(await handle.jsonValue());
}

/** First and second visits with fresh profiles; the second is served by the service worker. */
async function visits(browser: Browser, url: string, factor: number) {
  const first: number[] = [];
  const second: number[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
    await context.addInitScript(WATCH_BUTTON);
    const page = await context.newPage();
    await throttle(context, page, factor);
    first.push(await timeToButton(page, url));
    await page.waitForFunction('navigator.serviceWorker.controller !== null');
    second.push(await timeToButton(page, url));
    await context.close();
  }
  return { first: median(first), second: median(second) };
}

/** All JavaScript that Home asks for, as it lies on the disk and as it would travel. */
async function scriptsOfHome(browser: Browser, url: string) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) bodies.push(response.body());
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const scripts = await Promise.all(bodies);
  await context.close();
  return {
    raw: scripts.reduce((sum, script) => sum + script.length, 0) / 1024,
    gzip: scripts.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0) / 1024,
  };
}

/** What Home costs in the browser: JavaScript shipped, and the time until there is something to tap. */
export async function bench(): Promise<readonly Figure[]> {
  const { root } = await ensureBuild();
  const { server, port } = await serve(root, 0);
  const browser = await openBrowser();
  const url = `http://${HOST}:${port}/`;
  try {
    const scripts = await scriptsOfHome(browser, url);
    const plain = await visits(browser, url, 1);
    const slow = await visits(browser, url, THROTTLE);
    return [
      { name: 'JavaScript for Home, raw', value: scripts.raw, unit: 'KB' },
      { name: 'JavaScript for Home, gzip', value: scripts.gzip, unit: 'KB', limit: 450 },
      { name: 'first button, first visit, median of 5', value: plain.first, unit: 'ms', limit: 400 },
      { name: 'first button, second visit', value: plain.second, unit: 'ms', limit: 200 },
      { name: `first button, CPU ${THROTTLE}x slower`, value: slow.first, unit: 'ms', limit: 1500 },
      {
        name: `first button, second visit, CPU ${THROTTLE}x slower`,
        value: slow.second,
        unit: 'ms',
        limit: 750,
      },
    ];
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}

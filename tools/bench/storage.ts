import type { BrowserContext, Page } from 'playwright-core';

import { openBrowser } from '../browser';
import { inLab, openLab } from '../lab/drive';
import { ensureBuild, routesOf } from '../serve/build';
import { HOST, serve } from '../serve/server';
import { median, quantile, type Figure } from './section';

const EVENTS = 400;
const GAMES = 2000;
const RESUMES = 9;
const QUERIES = 15;

async function openPage(context: BrowserContext, url: string): Promise<Page> {
  const page = await openLab(context, url);
  await inLab(page, (lab) => lab.storage.openStorage(), null);
  return page;
}

/** A library of finished games, and a long game in play whose taps are timed. */
async function fill(context: BrowserContext, url: string) {
  const page = await openPage(context, url);
  const library = { count: GAMES, now: Date.now() };
  await inLab(page, (lab, { count, now }) => lab.fillLibrary(count, now), library);
  const taps = await inLab(page, (lab, events) => lab.timeTaps(events), EVENTS);
  await page.close();
  return taps;
}

/** The game opened in a new page each time, as after a restart. */
async function resume(context: BrowserContext, url: string, id: string) {
  const resumes: number[] = [];
  const starts: number[] = [];
  for (let count = 0; count < RESUMES; count += 1) {
    const before = Date.now();
    const page = await openPage(context, url);
    starts.push(Date.now() - before);
    resumes.push(await inLab(page, (lab, game) => lab.timeResume(game), id));
    await page.close();
  }
  return { resumes, starts };
}

const below = (name: string, value: number, limit: number): Figure => ({ name, value, unit: 'ms', limit });

/** Stored games in Chromium, on the web build's own database. */
export async function bench(): Promise<readonly Figure[]> {
  const { root } = await ensureBuild(undefined, routesOf('tools/lab/app'));
  const { server, port } = await serve(root, 0);
  const browser = await openBrowser();
  try {
    const url = `http://${HOST}:${port}/`;
    const context = await browser.newContext();
    const { id, times } = await fill(context, url);
    const { resumes, starts } = await resume(context, url, id);
    const page = await openPage(context, url);
    const { list, search, statistics } = await inLab(page, (lab, runs) => lab.timeLists(runs), QUERIES);
    return [
      { name: 'append of one event, median', value: median(times), unit: 'ms' },
      below('append of one event, 95th percentile', quantile(times, 0.95), 20),
      below(`resume of a ${EVENTS}-event game, worst of ${RESUMES}`, Math.max(...resumes), 250),
      { name: 'page and database opened, median', value: median(starts), unit: 'ms' },
      below(`first rows of ${GAMES} finished games, 95th percentile`, quantile(list, 0.95), 150),
      below(`search in ${GAMES} finished games, 95th percentile`, quantile(search, 0.95), 150),
      below(`statistics over ${GAMES} games, 95th percentile`, quantile(statistics, 0.95), 150),
    ];
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}

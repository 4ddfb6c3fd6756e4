import type { Browser, CDPSession, Page } from 'playwright-core';

import { momentShown } from '../../__tests__/e2e/driver/hands';
import type { Deed } from '../../__tests__/e2e/driver/plan';
import { playUntil, startRecorded, type Started } from '../../__tests__/e2e/driver/play';
import { startVisit, type Visit } from '../../__tests__/e2e/harness/visit';
import { openBrowser } from '../browser';
import { ensureBuild } from '../serve/build';
import { HOST, serve } from '../serve/server';
import { median, quantile, type Figure } from './section';

const THROTTLE = 4;
/** So many turns of Sam are measured. */
const TURNS = 23;
/** The best of so many tries counts: whatever else runs on the machine is not the app's. */
const TRIES = 3;
/** Seconds of dragging and of zooming the map. */
const MAP_SECONDS = 2;

/** In the page: from the tap on the card until his first instruction has been painted. */
const WATCH_REVEAL = `
  addEventListener('pointerup', ({ target }) => {
    if (target.closest('[data-testid="reveal-card"]') === null) return;
    const tapped = performance.now();
    const look = () => {
      if (document.querySelector('[data-testid="sam-step-1"]') === null) return requestAnimationFrame(look);
      const channel = new MessageChannel();
      channel.port1.onmessage = () => globalThis.reveals.push(performance.now() - tapped);
      channel.port2.postMessage(null);
    };
    requestAnimationFrame(look);
  }, true);
`;

const slow = (session: CDPSession, rate: number): Promise<unknown> =>
  session.send('Emulation.setCPUThrottlingRate', { rate });

/** Milliseconds from tap to instructions, the card turned and turned back a few times. */
async function revealTime({ hands }: Started, deed: Deed, session: CDPSession): Promise<number> {
  const { page } = hands;
  await page.evaluate('globalThis.reveals = []');
  for (let tries = 1; tries <= TRIES; tries += 1) {
    await slow(session, THROTTLE);
    await hands.carryOut(deed);
    await page.waitForFunction(`globalThis.reveals.length === ${tries}`);
    await slow(session, 1);
    if (tries === TRIES) break;
    await hands.tap('undo');
    await momentShown(page, deed.from);
  }
  return Math.min(...(await page.evaluate<number[]>('globalThis.reveals')));
}

/** The times of Sam's turns in the recorded game; the page is left where the player moves. */
async function revealTimes(visit: Visit): Promise<readonly number[]> {
  const { page, context } = visit;
  await page.addInitScript(WATCH_REVEAL);
  const started = await startRecorded(visit, 'app');
  const session = await context.newCDPSession(page);
  const times: number[] = [];
  let index = 0;
  while (times.length < TURNS) {
    index = await playUntil(started, index, ({ event }) => event?.type === 'samCard');
    const deed = started.deeds[index];
    if (deed === undefined) break;
    times.push(await revealTime(started, deed, session));
    index += 1;
  }
  await playUntil(started, index, ({ event }) => event?.type === 'move');
  return times;
}

/** In the page: the times of all frames, until somebody asks for them. */
const COUNT_FRAMES = `(() => {
  const frames = (globalThis.frames = []);
  const note = (time) => {
    if (globalThis.frames !== frames) return;
    frames.push(time);
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
})()`;
const TAKE_FRAMES = `(() => {
  const { frames } = globalThis;
  globalThis.frames = null;
  return frames;
})()`;
/** Where the sheet of the map lies. */
const CAMERA = `document.querySelector('[data-testid="trail-map"] > div').style.transform`;

/** Frames a second while the map moves, of the best try. */
async function mostFrames(page: Page, work: () => Promise<void>): Promise<number> {
  let best = 0;
  for (let tries = 0; tries < TRIES; tries += 1) best = Math.max(best, await framesPerSecond(page, work));
  return best;
}

async function framesPerSecond(page: Page, work: () => Promise<void>): Promise<number> {
  const before = await page.evaluate<string>(CAMERA);
  await page.evaluate(COUNT_FRAMES);
  await work();
  const times = await page.evaluate<number[]>(TAKE_FRAMES);
  if ((await page.evaluate<string>(CAMERA)) === before) throw new Error('The map did not move.');
  const [first = 0] = times;
  return ((times.length - 1) * 1000) / ((times.at(-1) ?? first) - first);
}

type Touch = { readonly x: number; readonly y: number };

const touch = (
  session: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  points: readonly Touch[],
) =>
  session.send('Input.dispatchTouchEvent', {
    type,
    touchPoints: points.map((point, id) => ({ ...point, id })),
  });

const FRAME_MS = 16;

/** Fingers on the map, moving for a while: `at` gives their places, `share` goes from 0 to 1. */
async function fingers(
  page: Page,
  session: CDPSession,
  at: (share: number) => readonly Touch[],
): Promise<void> {
  await touch(session, 'touchStart', at(0));
  const start = Date.now();
  for (let share = 0; share < 1; share = (Date.now() - start) / (MAP_SECONDS * 1000)) {
    await touch(session, 'touchMove', at(Math.min(1, share)));
    await page.waitForTimeout(FRAME_MS / 2);
  }
  await touch(session, 'touchEnd', []);
}

/** Frames a second of the map under one finger and under two. */
async function mapFrames(visit: Visit): Promise<{ readonly pan: number; readonly zoom: number }> {
  const { page, context } = visit;
  const box = await page.getByTestId('trail-map').boundingBox();
  if (box === null) throw new Error('No map on the page.');
  const session = await context.newCDPSession(page);
  const middle: Touch = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const wave = (share: number): number => Math.sin(share * Math.PI * 4.5);
  const apart = (share: number): readonly Touch[] => {
    const half = 30 + 45 * (1 - Math.cos(share * Math.PI * 4.5));
    return [
      { x: middle.x - half, y: middle.y },
      { x: middle.x + half, y: middle.y },
    ];
  };
  await fingers(page, session, (share) => apart(share / 4));
  await slow(session, THROTTLE);
  const pan = await mostFrames(page, () =>
    fingers(page, session, (share) => [
      { x: middle.x + 60 * wave(share), y: middle.y + 40 * wave(share / 2) },
    ]),
  );
  const zoom = await mostFrames(page, () => fingers(page, session, apart));
  await slow(session, 1);
  return { pan, zoom };
}

async function measure(browser: Browser, url: string): Promise<readonly Figure[]> {
  const visit = await startVisit(browser, url, {});
  try {
    const times = await revealTimes(visit);
    const frames = await mapFrames(visit);
    return [
      {
        name: `from tap to Sam's instructions, CPU ${THROTTLE}x slower, median`,
        value: median(times),
        unit: 'ms',
      },
      {
        name: `from tap to Sam's instructions, 95th percentile of ${times.length}`,
        value: quantile(times, 0.95),
        unit: 'ms',
        limit: 150,
      },
      {
        name: 'map under one finger, CPU 4x slower',
        value: frames.pan,
        unit: 'frames/s',
        limit: 50,
        atLeast: true,
      },
      {
        name: 'map under two fingers, CPU 4x slower',
        value: frames.zoom,
        unit: 'frames/s',
        limit: 50,
        atLeast: true,
      },
    ];
  } finally {
    await visit.close();
  }
}

/** A game at the table: how soon Sam's instructions stand there, how smoothly the map moves. */
export async function bench(): Promise<readonly Figure[]> {
  const root = process.env['SAM_WEB_ROOT'] ?? (await ensureBuild()).root;
  const { server, port } = await serve(root, 0);
  const browser = await openBrowser();
  try {
    return await measure(browser, `http://${HOST}:${port}`);
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium, type BrowserContext, type Page } from 'playwright-core';

import { must } from '@/lib/must';
import { rollBelow } from '@/lib/random';
import { setDatabase } from '@/store/database';
import { closeGame, createGame, useGame } from '@/store/game';
import { configure, migrate } from '@/storage/schema';

import { findBrowser } from '../../tools/browser';
import { playOn, TABLE_SETUP } from '../../tools/lab/play';
import { openSqlJs } from '../setup/sqljs';
import type { RunningApp } from './harness';
import { inLab, openLab, startLab } from './harness/lab';

const KILLS = Number(process.env['SAM_KILLS'] ?? 40);
/** The page is killed within so many milliseconds of play. */
const WITHIN_MS = 120;

/** The whole game as it goes without interruption: how the table looks after so many events. */
async function referenceGame(): Promise<ReadonlyMap<number, string>> {
  const db = await openSqlJs();
  await configure(db, true);
  await migrate(db, (version) => `backup-${version}`);
  setDatabase(db);
  await createGame(TABLE_SETUP);
  const tables = new Map<number, string>();
  const note = async () => {
    const { at, game } = useGame.getState();
    tables.set(at, JSON.stringify(game));
  };
  await note();
  await playOn(2000, note);
  await closeGame();
  setDatabase(null);
  return tables;
}

/** A profile on disk: it outlives the tab, and the browser should that die as well. */
async function openProfile(folder: string): Promise<BrowserContext> {
  const program = must(await findBrowser(), 'browser');
  return chromium.launchPersistentContext(folder, { executablePath: program.path, args: [...program.args] });
}

/** The tab is closed without a word, or its process is killed. */
async function killPage(context: BrowserContext, page: Page, crash: boolean): Promise<void> {
  if (!crash) return page.close({ runBeforeUnload: false });
  const session = await context.newCDPSession(page);
  const gone = new Promise((resolve) => page.once('crash', resolve));
  session.send('Page.crash').catch(() => undefined);
  await gone;
  await page.close({ runBeforeUnload: false });
}

test(
  `a game in the browser killed at ${KILLS} moments is always as last shown, or one tap later`,
  async () => {
    const tables = await referenceGame();
    const moments = [...tables.keys()];
    const last = must(moments.at(-1), 'last moment');
    expect(last).toBeGreaterThan(300);
    const folder = mkdtempSync(join(tmpdir(), 'ride-with-sam-'));
    const app: RunningApp = await startLab();
    let context = await openProfile(folder);
    let shown = 0;
    const listen = () => context.exposeFunction('shown', (at: number) => void (shown = at));
    await listen();
    let seed = 77;
    const below = (bound: number): number => {
      const roll = rollBelow(seed, bound);
      seed = roll.seed;
      return roll.value;
    };
    let current: { readonly id: string | null } = { id: null };
    const jumps: number[] = [];
    try {
      for (let kill = 0; kill < KILLS; kill += 1) {
        if (!(context.browser()?.isConnected() ?? true)) {
          context = await openProfile(folder);
          await listen();
        }
        const page = await openLab(context, app.url);
        const opened = await inLab(
          page,
          async (lab, { game, setup }) => {
            await lab.storage.openStorage();
            if (game === null) {
              const made = await lab.game.createGame(setup);
              if (!made.ok) throw new Error(JSON.stringify(made.error));
            } else await lab.game.openGame(game);
            const { id: name, at, status, game: table } = lab.game.useGame.getState();
            return { id: name, at, status, table: JSON.stringify(table) };
          },
          { game: current.id, setup: TABLE_SETUP },
        );
        expect(opened.status).toBe('ready');
        expect(opened.table).toBe(tables.get(opened.at));
        if (current.id !== null) {
          const jump = moments.indexOf(opened.at) - moments.indexOf(shown);
          expect([0, 1]).toContain(jump);
          jumps.push(jump);
        }
        current = { id: opened.at === last ? null : opened.id };
        shown = opened.at;
        void inLab(
          page,
          (lab) => {
            const told = globalThis as unknown as { shown: (at: number) => Promise<void> };
            return lab.playOn(2000, () => told.shown(lab.game.useGame.getState().at));
          },
          null,
        ).catch(() => undefined);
        await page.waitForTimeout(below(WITHIN_MS));
        await killPage(context, page, below(2) === 1);
      }
    } finally {
      await context.close();
      await app.stop();
      rmSync(folder, { recursive: true, force: true });
    }
    console.log(
      `${KILLS} kills, ${jumps.filter((jump) => jump === 1).length} found one tap later, none lost`,
    );
  },
  60_000 + KILLS * 4000,
);

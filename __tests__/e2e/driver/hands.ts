import type { Page } from 'playwright-core';

import type { Deed } from './plan';

export type Hands = {
  readonly page: Page;
  /** Taps so far. */
  readonly taps: () => number;
  readonly tap: (testId: string) => Promise<void>;
  /** Taps a control by its role and name. */
  readonly press: (role: 'button' | 'radio', name: string | RegExp) => Promise<void>;
  /** Taps what it takes and waits until it is done. */
  readonly carryOut: (deed: Pick<Deed, 'taps' | 'at'>) => Promise<void>;
};

/** The page shows the game after so many events. */
export const momentShown = (page: Page, at: number): Promise<void> =>
  page.locator(`#moment-${at}`).waitFor({ state: 'attached' });

/** Hands that only tap, and count it. */
export function handsOn(page: Page): Hands {
  let count = 0;
  const tap = async (testId: string): Promise<void> => {
    await page.locator(`[data-testid="${testId}"]:visible`).last().click();
    count += 1;
  };
  return {
    page,
    taps: () => count,
    tap,
    press: async (role, name) => {
      await page.getByRole(role, { name }).locator('visible=true').first().click();
      count += 1;
    },
    carryOut: async ({ taps, at }) => {
      for (const testId of taps) await tap(testId);
      await momentShown(page, at);
    },
  };
}

/** From now on every roll of a page can be made this seed. Until then all stays as random as it was. */
export async function seedNewGames(page: Page, seed: number): Promise<void> {
  await page.addInitScript(`
    const roll = Math.random.bind(Math);
    Math.random = () => (globalThis.rollSeed === true ? ${seed / 2 ** 32} : roll());
  `);
}

/** Runs something during which every roll of the page is the seed. */
export async function withSeed(page: Page, work: () => Promise<void>): Promise<void> {
  const set = (on: boolean) => page.evaluate((value) => Object.assign(globalThis, { rollSeed: value }), on);
  await set(true);
  await work();
  await set(false);
}

/** How many events the game on the page has. */
export const momentOf = async (page: Page): Promise<number> => {
  const id = await page.locator('[id^="moment-"]').last().getAttribute('id');
  return Number(id?.slice('moment-'.length));
};

/** Taps undo or redo and gives the moment it leads to. */
export async function stepTo(hands: Hands, way: 'undo' | 'redo'): Promise<number> {
  const before = await momentOf(hands.page);
  await hands.tap(way);
  await hands.page.locator(`#moment-${before}`).waitFor({ state: 'detached' });
  return momentOf(hands.page);
}

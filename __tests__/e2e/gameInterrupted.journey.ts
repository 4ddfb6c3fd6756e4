import { fetchCatalog } from '@/i18n/catalogs';
import { translate } from '@/i18n/translate';
import { must } from '@/lib/must';

import { positionOf } from '../../tools/golden/text';
import { momentOf, momentShown, stepTo } from './driver/hands';
import type { Deed } from './driver/plan';
import { keptGames, playUntil, startRecorded, type Started } from './driver/play';
import { journeys, type Visit } from './harness';

const GAME_MS = 180_000;
const PHONE = { sizes: ['phone'], timeout: GAME_MS } as const;

/** Deeds from a place up to and including the one that fits. */
const through = async (started: Started, from: number, fits: (deed: Deed) => boolean): Promise<number> => {
  const at = await playUntil(started, from, fits);
  await started.hands.carryOut(must(started.deeds[at], 'deed'));
  return at + 1;
};

/** The page is loaded anew and shows the game where it was. */
async function reload({ page }: Visit, { deeds }: Started, next: number): Promise<void> {
  await page.reload();
  await momentShown(page, must(deeds[next], 'deed').from);
}

/** What the database holds is the game after the last deed done. */
async function expectKept(visit: Visit, { deeds }: Started, next: number): Promise<void> {
  const [kept] = await keptGames(visit);
  expect(positionOf(must(kept, 'game').game)).toEqual(positionOf(must(deeds[next - 1], 'deed').game));
}

/** Map and panel lie beside each other, or above each other. */
async function turnPhone({ page }: Visit, way: 'upright' | 'lying'): Promise<void> {
  await page.setViewportSize(way === 'lying' ? { width: 844, height: 390 } : { width: 390, height: 844 });
  const left = `document.querySelector('[data-testid="menu"]')?.getBoundingClientRect().left`;
  await page.waitForFunction(`${left} ${way === 'lying' ? '>' : '<'} 390`);
}

const isFirst = (type: string) => (deed: Deed) => deed.event?.type === type;

journeys('a game that is interrupted', (journey) => {
  journey(
    "goes on after a reload in the middle of Sam's turn",
    async (visit) => {
      const started = await startRecorded(visit, 'app');
      let next = await through(started, 0, isFirst('samCard'));
      const said = await visit.page.getByTestId('sam-step-1').innerText();
      await reload(visit, started, next);
      await expect(visit.page.getByTestId('sam-step-1').innerText()).resolves.toBe(said);
      next = await through(started, next, isFirst('endTurn'));
      await expectKept(visit, started, next);
    },
    PHONE,
  );

  journey(
    'goes on after a reload in the middle of a picker, at setup and during a turn',
    async (visit) => {
      const started = await startRecorded(visit, 'table');
      let next = await playUntil(started, 0, ({ from }) => from >= 8);
      await reload(visit, started, next);
      next = await playUntil(started, next, ({ part }) => part === 'draw');
      await reload(visit, started, next);
      next = await through(started, next, ({ part }) => part === 'draw');
      await reload(visit, started, next);
      next = await through(started, next, isFirst('samDone'));
      await expectKept(visit, started, next);
    },
    PHONE,
  );

  journey(
    'goes on after a reload between the steps of Kansas City',
    async (visit) => {
      const started = await startRecorded(visit, 'app');
      let next = await through(started, 0, isFirst('foresight'));
      await reload(visit, started, next);
      next = await playUntil(started, next, isFirst('deliver'));
      await reload(visit, started, next);
      const deed = must(started.deeds[next], 'delivery');
      const city = deed.event?.type === 'deliver' ? deed.event.city : '';
      await started.hands.carryOut({ taps: [`kc-city-${city}`, ...deed.taps], at: deed.at });
      next = await through(started, next + 1, isFirst('samDone'));
      await expectKept(visit, started, next);
    },
    PHONE,
  );

  journey(
    'keeps what was begun when the phone is turned, the look and the language change',
    async (visit) => {
      const { page } = visit;
      const started = await startRecorded(visit, 'app');
      const { hands } = started;
      let next = await through(started, 0, isFirst('samCard'));
      await hands.tap('sam-step-1');
      await turnPhone(visit, 'lying');
      await page.locator('[data-testid="sam-step-1"][aria-checked="true"]').waitFor();
      await page.emulateMedia({ colorScheme: 'dark' });
      await turnPhone(visit, 'upright');
      await page.locator('[data-testid="sam-step-1"][aria-checked="true"]').waitFor();
      next = await playUntil(started, next, isFirst('income'));
      const income = must(started.deeds[next], 'income');
      const [breed, ...others] = income.taps;
      await hands.tap(must(breed, 'breed'));
      await turnPhone(visit, 'lying');
      await page.locator(`[data-testid="${breed ?? ''}"][aria-checked="true"]`).waitFor();
      await hands.carryOut({ taps: others, at: income.at });
      await turnPhone(visit, 'upright');
      await hands.tap('menu');
      await hands.tap('menu-home');
      await hands.press('button', /^Settings/);
      await hands.press('radio', 'Русский');
      await fetchCatalog('ru');
      await hands.press('radio', translate('ru', 'settings.appearance.dark'));
      await hands.tap('back');
      await hands.tap('continue');
      await momentShown(page, income.at);
      const deed = must(started.deeds[next + 1], 'delivery');
      const city = deed.event?.type === 'deliver' ? deed.event.city : '';
      await hands.carryOut({ taps: [`kc-city-${city}`, ...deed.taps], at: deed.at });
      next = await through(started, next + 2, isFirst('samDone'));
      await expect(page.getByTestId('progress').innerText()).resolves.toMatch(/^[^A-Za-z]+$/);
      await expectKept(visit, started, next);
    },
    PHONE,
  );

  journey(
    'ends on the same table after fifty undos and redos',
    async (visit) => {
      const started = await startRecorded(visit, 'app');
      const { hands, deeds } = started;
      const next = await playUntil(started, 0, ({ turn }) => turn === 9);
      const here = must(deeds[next], 'deed').from;
      const back: number[] = [here];
      for (let step = 0; step < 50; step += 1) back.push(await stepTo(hands, 'undo'));
      const forth: number[] = [await momentOf(visit.page)];
      for (let step = 0; step < 50; step += 1) forth.push(await stepTo(hands, 'redo'));
      expect(forth).toEqual(back.reverse());
      expect(forth.at(-1)).toBe(here);
      await hands.carryOut(must(deeds[next], 'deed'));
      await expectKept(visit, started, next + 1);
    },
    PHONE,
  );
});

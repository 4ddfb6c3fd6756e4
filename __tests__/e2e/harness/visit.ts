import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

const SHOTS = join(__dirname, '..', '..', '..', 'shots');

export const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
} as const;
export type SizeName = keyof typeof SIZES;

export type Visit = {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly size: SizeName;
  /** Goes to an address of the app and waits until it shows something. */
  readonly open: (path?: string) => Promise<void>;
  /** Saves what is on the screen as shots/<name>.png. */
  readonly shot: (name: string) => Promise<void>;
  /** What an accessibility checker holds against the page. */
  readonly accessibilityProblems: () => Promise<readonly string[]>;
  /** Everything that went wrong so far: console errors, thrown errors, unhandled rejections. */
  readonly problems: readonly string[];
  readonly close: () => Promise<void>;
};

type AxeRun = { violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] };

async function runAxe(page: Page): Promise<readonly string[]> {
  const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
  await page.evaluate(source);
  const result = await page.evaluate<AxeRun>(
    'axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21aa"] })',
  );
  return result.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`),
  );
}

export type VisitOptions = Omit<BrowserContextOptions, 'viewport'> & { readonly size?: SizeName };

/** One person with one device: a fresh browser profile looking at the app. */
export async function startVisit(browser: Browser, url: string, options: VisitOptions = {}): Promise<Visit> {
  const { size = 'phone', ...rest } = options;
  const context = await browser.newContext({
    viewport: SIZES[size],
    deviceScaleFactor: 2,
    hasTouch: true,
    locale: 'en-GB',
    baseURL: url,
    ...rest,
  });
  context.setDefaultTimeout(10_000);
  const problems: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => problems.push(`error: ${error.error().stack ?? error.error().message}`));
  const page = await context.newPage();
  return {
    page,
    context,
    size,
    open: async (path = '/') => {
      await page.goto(path);
      await page.getByRole('main').first().waitFor();
      await page.evaluate('document.fonts.ready');
    },
    shot: async (name) => {
      const path = join(SHOTS, `${name}.png`);
      mkdirSync(dirname(path), { recursive: true });
      await page.evaluate('document.fonts.ready');
      await page.screenshot({ path });
    },
    accessibilityProblems: () => runAxe(page),
    problems,
    close: () => context.close(),
  };
}

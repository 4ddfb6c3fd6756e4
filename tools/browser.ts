import { existsSync } from 'node:fs';

import { chromium, type Browser } from 'playwright-core';

const SYSTEM_BROWSERS = [
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

export type BrowserProgram = { readonly path: string; readonly args: readonly string[] };

/** The browser that came with the dev dependencies; only Linux has one. */
async function packed(): Promise<BrowserProgram | null> {
  if (process.platform !== 'linux') return null;
  try {
    const { default: sparticuz } = await import('@sparticuz/chromium');
    return { path: await sparticuz.executablePath(), args: [...sparticuz.args, ...ARGS] };
  } catch {
    return null;
  }
}

/** A Chromium to test with: CHROME_PATH, else one of the system, else the packed one; null when there is none. */
export async function findBrowser(): Promise<BrowserProgram | null> {
  const named = process.env.CHROME_PATH;
  const path = [named, ...SYSTEM_BROWSERS].find((place) => place !== undefined && existsSync(place));
  return path === undefined ? packed() : { path, args: ARGS };
}

export async function openBrowser(): Promise<Browser> {
  const program = await findBrowser();
  if (program === null) throw new Error('No Chrome or Chromium found: set CHROME_PATH.');
  return chromium.launch({ executablePath: program.path, args: [...program.args] });
}

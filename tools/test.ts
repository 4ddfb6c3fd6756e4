import { findBrowser } from './browser';
import { dailyChecks, finish, jest, sum, type StepResult } from './checks/steps';

/** Journeys through the production build in a real browser, one file at a time. */
async function journeys(): Promise<StepResult> {
  if ((await findBrowser()) !== null) return jest('journeys', ['journeys'], '--runInBand');
  const inCi = process.env.CI === 'true';
  console.log('No Chrome or Chromium found, so the journeys did not run: set CHROME_PATH.');
  return { passed: 0, failed: inCi ? 1 : 0 };
}

async function main(): Promise<void> {
  const checks = await dailyChecks();
  finish(sum([checks, await journeys()]));
}

void main();

import { attempt } from '@/storage/errors';
import { readValue, writeValue } from '@/storage/keyValue';
import type { Db } from '@/storage/sql';

import { adoptSettings, hasKeptSettings, settingsText, useSettings } from './settings';

const KEY = 'settings';

let stop: () => void = () => undefined;

/**
 * Settings are read at once from the platform's small store; the database has a copy that travels with the games and
 * serves when the small store has been cleared.
 */
export async function shareSettings(db: Db): Promise<void> {
  const stored = await attempt(() => readValue(db, KEY));
  if (stored.ok && stored.value !== null && !hasKeptSettings()) adoptSettings(stored.value);
  const copy = () => attempt(() => writeValue(db, KEY, settingsText()));
  await copy();
  stop();
  stop = useSettings.subscribe(() => void copy());
}

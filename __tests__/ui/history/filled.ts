import { planBackup, runImport } from '@/store/transfer';

import { backupOf, type ArchivedGame } from '../../../tools/archive/games';

/** Puts games of the simulator into the database, through the import that everybody uses. */
export async function fill(games: Iterable<ArchivedGame>): Promise<void> {
  const plan = await planBackup(backupOf(games));
  if (!plan.ok) throw new Error(JSON.stringify(plan.error));
  const done = await runImport(plan.value, { overwrite: [], settings: false });
  if (!done.ok || done.value.refused.length > 0) throw new Error(JSON.stringify(done));
}

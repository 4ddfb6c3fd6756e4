import { ok, type Result } from '@/lib/result';
import type { StorageError } from '@/storage/errors';
import { listIds } from '@/storage/library';

import { withOpenDatabase } from './database';
import { refreshLists } from './library';
import { checkGame } from './openGame';

export interface GamesChecked {
  readonly games: number;
  readonly damaged: number;
}

const breathe = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Replays every stored game; those that do not hold are listed as damaged from then on. */
export async function checkGames(
  onProgress: (done: number, all: number) => void = () => undefined,
): Promise<Result<GamesChecked, StorageError>> {
  const ids = await withOpenDatabase(listIds);
  if (!ids.ok) return ids;
  let damaged = 0;
  for (const [index, id] of ids.value.entries()) {
    const checked = await checkGame(id);
    if (!checked.ok) return checked;
    if (!checked.value) damaged += 1;
    onProgress(index + 1, ids.value.length);
    await breathe();
  }
  await refreshLists();
  return ok({ games: ids.value.length, damaged });
}

import type { Table } from '@/engine/table/state';

import { useKept } from '../game/useKept';

const NONE: readonly string[] = [];

/** Which branches stand open; all of them close when something happened at the table. */
export function useOpen(
  table: Table,
): readonly [open: readonly string[], setOpen: (open: readonly string[]) => void] {
  const [open, change] = useKept(table, 'open', NONE);
  return [open, (next) => change(() => next)];
}

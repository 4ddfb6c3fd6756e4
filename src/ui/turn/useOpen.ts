import { useState } from 'react';

/** Which branches stand open; all of them close when something happened at the table. */
export function useOpen(
  moment: unknown,
): readonly [open: readonly string[], setOpen: (open: readonly string[]) => void] {
  const [kept, setKept] = useState<{ readonly moment: unknown; readonly open: readonly string[] }>({
    moment,
    open: [],
  });
  const open = kept.moment === moment ? kept.open : NONE;
  return [open, (next) => setKept({ moment, open: next })];
}

const NONE: readonly string[] = [];

import { useCallback, useReducer } from 'react';

const kept = new WeakMap<object, Map<string, unknown>>();

/**
 * Something begun and not yet done, like breeds tapped or steps ticked off: it belongs to a moment of the game, and
 * outlives the panel when the phone is turned. `initial` must stay the same.
 */
export function useKept<T>(
  moment: object,
  name: string,
  initial: T,
): readonly [value: T, change: (next: (before: T) => T) => void] {
  const [, showAgain] = useReducer((count: number) => count + 1, 0);
  const read = useCallback((): T => {
    const values = kept.get(moment);
    return values?.has(name) ? (values.get(name) as T) : initial;
  }, [moment, name, initial]);
  const change = useCallback(
    (next: (before: T) => T) => {
      const values = kept.get(moment) ?? new Map<string, unknown>();
      kept.set(moment, values.set(name, next(read())));
      showAgain();
    },
    [moment, name, read],
  );
  return [read(), change];
}

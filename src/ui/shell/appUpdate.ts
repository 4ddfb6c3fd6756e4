export type AppUpdate = { readonly ready: boolean; readonly apply: () => void };

const NONE: AppUpdate = { ready: false, apply: () => undefined };

/** On phones the store updates the app. */
export function useAppUpdate(): AppUpdate {
  return NONE;
}

import type { Driver } from './sql';

/** Where this platform keeps databases. */
export interface Place {
  /** Files last; without, everything is gone when the app is closed. */
  readonly lasting: boolean;
  /** Nobody else can have a file open. */
  readonly alone: boolean;
  readonly openFile: (name: string) => Promise<Driver>;
}

/** Phones always have files. */
export async function findPlace(): Promise<Place> {
  const { openExpoDriver } = await import('./expoDriver');
  return { lasting: true, alone: false, openFile: openExpoDriver };
}

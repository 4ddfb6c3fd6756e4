/** The right to the database: one tab of a browser has it, the others wait. */
export interface TabLock {
  /** True when this tab has it now. */
  readonly take: () => Promise<boolean>;
  /** Resolves when whoever has it is gone. */
  readonly wait: () => Promise<void>;
  /** Asks the tab that has it to leave. */
  readonly ask: () => void;
  /** Called in the tab that has it when another asks. */
  readonly onAsked: (leave: () => Promise<void>) => void;
}

/** A phone runs the app once. */
export const tabLock: TabLock = {
  take: async () => true,
  wait: async () => undefined,
  ask: () => undefined,
  onAsked: () => undefined,
};

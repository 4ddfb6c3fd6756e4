/** On phones all code is there from the start. */
export const loadSharedCode = (): Promise<void> => Promise.resolve();

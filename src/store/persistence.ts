/** Asks that stored games are not cleared when space runs short; null where nobody clears them. */
export const askToPersist = async (): Promise<boolean | null> => null;

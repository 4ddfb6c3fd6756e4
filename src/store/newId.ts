const part = (): string => Math.random().toString(36).slice(2, 10).padEnd(8, '0');

/** An id that no other game will have, and that sorts by time. */
export const newId = (): string => `${Date.now().toString(36)}-${part()}${part().slice(0, 4)}`;

/** A seed for a new game: a whole number from 0 to 2^32 - 1. */
export const newSeed = (): number => Math.floor(Math.random() * 2 ** 32);

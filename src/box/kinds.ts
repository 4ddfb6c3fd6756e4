/** The words of the box that everything else is made of. [S] */
export const OWNERS = ['player', 'sam'] as const;
export type Owner = (typeof OWNERS)[number];

export const WORKERS = ['cowboy', 'builder', 'engineer'] as const;
export type WorkerKind = (typeof WORKERS)[number];

/** Hands printed on a place: what entering it costs. */
export const HANDS = ['none', 'green', 'black', 'both'] as const;
export type Hand = (typeof HANDS)[number];

/** Fee of a hand with two players, which solo uses. [S] */
export const HAND_FEE: Readonly<Record<Hand, number>> = { none: 0, green: 2, black: 2, both: 4 };

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export const VARIANTS = ['simmental', 'brahman'] as const;
export type Variant = (typeof VARIANTS)[number];

export const SIDES = ['left', 'right'] as const;
export type Side = (typeof SIDES)[number];

export type Corner = 'white' | 'dark';

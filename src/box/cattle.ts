/** Cattle: breeds and copies [S], VP [P]. */
export const STARTER_BREEDS = ['criollo', 'santaGertrudis', 'pineywoods', 'galloway'] as const;
export type StarterBreed = (typeof STARTER_BREEDS)[number];

export const MARKET_BREEDS = ['blackAngus', 'longhorn', 'corriente', 'shorthorn', 'hereford'] as const;
export type MarketBreed = (typeof MARKET_BREEDS)[number];

/** Orange cards of the two variants. */
export const ORANGE_BREEDS = ['simmental', 'brahman'] as const;
export type OrangeBreed = (typeof ORANGE_BREEDS)[number];

export type Breed = StarterBreed | MarketBreed | OrangeBreed;

/** Copies of each starting breed in a starting herd, and its breeding value. [S] */
export const STARTERS: Readonly<Record<StarterBreed, { readonly value: number; readonly copies: number }>> = {
  criollo: { value: 1, copies: 5 },
  santaGertrudis: { value: 2, copies: 3 },
  pineywoods: { value: 2, copies: 3 },
  galloway: { value: 2, copies: 3 },
};

/** A market card: a bare breed where there is one VP only, else breed and VP. */
export const MARKET_CARDS = [
  'blackAngus',
  'longhorn',
  'corriente',
  'shorthorn:3',
  'shorthorn:4',
  'shorthorn:5',
  'hereford:5',
  'hereford:6',
  'hereford:7',
  'simmental',
  'brahman',
] as const;
export type MarketCard = (typeof MARKET_CARDS)[number];

export interface CattleFacts {
  readonly breed: MarketBreed | OrangeBreed;
  readonly value: number;
  readonly vp: number;
  readonly copies: number;
  /** Orange cards join the market only with their variant, and Sam never buys them. */
  readonly orange: boolean;
}

const card = (
  breed: MarketBreed | OrangeBreed,
  value: number,
  vp: number,
  copies: number,
  orange = false,
): CattleFacts => ({
  breed,
  value,
  vp,
  copies,
  orange,
});

export const CATTLE: Readonly<Record<MarketCard, CattleFacts>> = {
  blackAngus: card('blackAngus', 3, 1, 7),
  longhorn: card('longhorn', 3, 2, 7),
  corriente: card('corriente', 3, 3, 7),
  'shorthorn:3': card('shorthorn', 4, 3, 3),
  'shorthorn:4': card('shorthorn', 4, 4, 3),
  'shorthorn:5': card('shorthorn', 4, 5, 3),
  'hereford:5': card('hereford', 5, 5, 2),
  'hereford:6': card('hereford', 5, 6, 2),
  'hereford:7': card('hereford', 5, 7, 2),
  simmental: card('simmental', 2, 3, 8, true),
  brahman: card('brahman', 2, 0, 8, true),
};

/** Cards in the market after a refill: with and without an orange variant. [S] */
export const MARKET_SIZE = 7;
export const MARKET_SIZE_ORANGE = 9;

/** Dollars on top for every Brahman in hand at income; they add nothing to the breeding value. [S] */
export const BRAHMAN_DOLLARS = 4;

/** Cards one unused cowboy adds to the market. [S] */
export const CARDS_PER_COWBOY = 2;

export interface Purchase {
  /** Breeding value of the cards, or orange. */
  readonly of: number | 'orange';
  readonly cards: number;
  readonly cowboys: number;
  readonly dollars: number;
}

/** Ways to buy: cowboys used and dollars paid. [P] */
export const PURCHASES: readonly Purchase[] = [
  { of: 3, cards: 1, cowboys: 1, dollars: 6 },
  { of: 3, cards: 1, cowboys: 2, dollars: 3 },
  { of: 3, cards: 2, cowboys: 3, dollars: 5 },
  { of: 4, cards: 1, cowboys: 1, dollars: 12 },
  { of: 4, cards: 1, cowboys: 3, dollars: 6 },
  { of: 4, cards: 2, cowboys: 5, dollars: 8 },
  { of: 5, cards: 1, cowboys: 2, dollars: 12 },
  { of: 5, cards: 1, cowboys: 4, dollars: 6 },
  { of: 'orange', cards: 1, cowboys: 1, dollars: 8 },
  { of: 'orange', cards: 1, cowboys: 2, dollars: 5 },
];

/** What Sam may spend on one visit to the market. [S] */
export const SAM_PURSE = 8;

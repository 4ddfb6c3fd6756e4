import type { Difficulty, Variant } from '../../box/kinds';
import type { BoxProfile } from '../../box/profile';
import type { CityId } from '../../box/railroad';
import type { NeutralLetter } from '../../box/trail';

/** Version of the rules a stored game was played by; a change of the rules that alters replays raises it. */
export const RULES_VERSION = 1;

export const COLOURS = ['red', 'blue', 'yellow', 'white'] as const;
/** Colour of a set of wooden pieces. [S] */
export type Colour = (typeof COLOURS)[number];

export const DRAWERS = ['table', 'app'] as const;
/** Who draws tiles and cards: the people at the table, or the app. */
export type Drawer = (typeof DRAWERS)[number];

export const DECKS = ['app', 'real'] as const;
/** Sam's cards: shuffled by the app, or the printed deck, whose cards are tapped in. */
export type DeckKind = (typeof DECKS)[number];

export const DEPTHS = ['full', 'essentials'] as const;
/** How much of the player's side the app keeps. */
export type Depth = (typeof DEPTHS)[number];

/** How a game begins: plain JSON, stored with the game and never changed. */
export interface GameSetup {
  readonly rules: typeof RULES_VERSION;
  readonly difficulty: Difficulty;
  readonly firstDelivery: CityId;
  readonly variants: readonly Variant[];
  readonly profile: BoxProfile;
  /** Side of each of the player's 12 buildings, as twelve letters `a` or `b`. */
  readonly sides: string;
  /** By letter, shuffled (asked for as the first draws), or as they lie on spaces A to G. */
  readonly neutrals: 'byLetter' | 'shuffled' | readonly NeutralLetter[];
  readonly draws: Drawer;
  readonly deck: DeckKind;
  readonly depth: Depth;
  readonly colours: { readonly player: Colour; readonly sam: Colour };
  /** A whole number from 0 to 2^32 - 1. */
  readonly seed: number;
  /** A position file to play on from, instead of setting up; checked by `parseSetup`. */
  readonly position?: unknown;
}

import type { MarketCard } from '../../box/cattle';
import type { SamCard } from '../../box/samCards';
import type { MasterId } from '../../box/stationMasters';
import type { SupplyTile } from '../../box/tiles';
import type { NeutralLetter } from '../../box/trail';
import type { PlayDestination, PlayerEvent, PlayerTurn, PlayErrorCode } from '../play/types';
import type { Choices, DecisionId, DrawPile, Draws, SamOutcome, SamStep } from '../sam/types';
import type { Objective, Table } from '../table/state';
import type { GameSetup } from './setup';

/** What the table draws from: the piles of a position file, and those that only setup knows. */
export type RequestPile = DrawPile | 'masters' | 'startingObjectives' | 'neutrals' | 'samDeck';

/** Where a drawn piece goes. */
export type Destination =
  | PlayDestination
  /** One on each of the first five stations, from the left. */
  | 'stations'
  /** The tiles of spaces A to G, in that order. */
  | 'neutralSpaces'
  /** The worker put aside for Sam. */
  | 'samWorker'
  /** Hazards and outlaws of setup, each to the lowest free space of its section. */
  | 'trail'
  | 'jobMarket'
  /** Face up in the player's area. */
  | 'startingObjective'
  /** Sam's shuffled cards, next first. */
  | 'samDeck'
  /** Sam's turn goes on with it. */
  | 'samTurn';

/** Something the table must draw; the answer may come piece by piece. */
export interface GameRequest {
  readonly pile: RequestPile;
  readonly count: number;
  readonly to: Destination;
}

/** One drawn piece. */
export type DrawItem = SupplyTile | MarketCard | Objective | MasterId | NeutralLetter | SamCard;

/** What is going on. */
export type Stage =
  /** The table is being set up; ends when no request is open. */
  | { readonly type: 'setup' }
  | { readonly type: 'player'; readonly turn: PlayerTurn }
  | SamStage
  /** Finished; `result` is what the player typed in where the app keeps the essentials only. */
  | { readonly type: 'over'; readonly result: TypedResult | null };

/** Sam's turn: everything it is worked out from, so that it can be worked out again at any moment. */
export interface SamStage {
  readonly type: 'sam';
  /** The table when his turn began. */
  readonly start: Table;
  /** Null until his card is turned. */
  readonly card: SamCard | null;
  readonly draws: Draws;
  readonly choices: Choices;
  /** Null until his card is turned, and while a deferred draw he needs is open. */
  readonly outcome: SamOutcome | null;
  /** The finished turn was corrected by hand: his choices are closed. */
  readonly corrected?: true;
}

/** The player's score as typed in: the 11 categories in order, or just the total. */
export interface TypedResult {
  readonly total: number;
  readonly categories?: readonly number[];
}

/** A game in play: plain JSON, folded from its setup and its events. */
export interface Game {
  readonly setup: GameSetup;
  /** The table as it should look now; during Sam's turn, as far as he has got. */
  readonly table: Table;
  /** Turns of the player begun so far. */
  readonly turn: number;
  readonly stage: Stage;
  /** Asked now, first one first. While any is open only draws are accepted (and notes, money, corrections). */
  readonly requests: readonly GameRequest[];
  /** Put off; asked again before Sam needs it, or by `resume`. */
  readonly deferred: readonly GameRequest[];
  /** Sam's last finished turn. */
  readonly lastSam: { readonly card: SamCard; readonly steps: readonly SamStep[] } | null;
  /** State of the generator for what the app draws; goes on with every piece drawn, whoever drew it. */
  readonly seed: number;
}

/** What happens besides the player's own actions. Every event is plain JSON. */
export type TableEvent =
  /** Pieces drawn for an open request, the first unless `request` says which; fewer than asked for is fine. */
  | {
      readonly type: 'draw';
      readonly pile: RequestPile;
      readonly items: readonly DrawItem[];
      readonly request?: number;
    }
  /** Put an open request off (the first unless `request` says which). */
  | { readonly type: 'defer'; readonly request?: number }
  /** Ask for something put off now: its place in `deferred`, 0 unless said. */
  | { readonly type: 'resume'; readonly request?: number }
  /** Sam's card is turned; `deck` is the new pile, this card first, when his discards had to be shuffled. */
  | { readonly type: 'samCard'; readonly card: SamCard; readonly deck?: readonly SamCard[] }
  /** Another of the equal options of a decision: its place among the others plus 1, 0 for Sam's own. */
  | { readonly type: 'samChoice'; readonly decision: DecisionId; readonly option: number }
  /** Sam's turn has been carried out on the table. */
  | { readonly type: 'samDone' }
  /** Parts of a position file laid over the table as it is; null takes an entry away. */
  | { readonly type: 'correct'; readonly position: Readonly<Record<string, unknown>> }
  | { readonly type: 'adjustMoney'; readonly dollars: number }
  | { readonly type: 'note'; readonly text: string }
  /** The player's score, counted by hand, once the game is over. */
  | { readonly type: 'finalScore'; readonly total: number; readonly categories?: readonly number[] };

/** Everything that can happen in a game. */
export type GameEvent = PlayerEvent | TableEvent;
export type GameEventType = GameEvent['type'];

export const TABLE_EVENT_TYPES = [
  'draw',
  'defer',
  'resume',
  'samCard',
  'samChoice',
  'samDone',
  'correct',
  'adjustMoney',
  'note',
  'finalScore',
] as const satisfies readonly TableEvent['type'][];

/** Why an event is refused, besides the reasons of the player's turn. */
export const FOLD_ERRORS = [
  /** Not plain JSON of the right shape: `path` says where. */
  'badEvent',
  'unknownType',
  /** Not at this `stage` of the game. */
  'wrongStage',
  'requestOpen',
  'noRequest',
  'wrongPile',
  'tooMany',
  /** This face is not left in the pile. */
  'cannotDraw',
  /** At setup: no space of its section is free; it goes back and another is drawn. */
  'noSpace',
  /** The turn cannot go on, or nobody can begin, without it. */
  'cannotDefer',
  'nothingDeferred',
  /** Not the card that lies on top, or not one that can come. */
  'wrongCard',
  /** The new pile is not made of exactly the discards. */
  'badShuffle',
  'noDecision',
  'noOption',
  'samNotDone',
  /** `path` and `message` of the position reader. */
  'badPosition',
  'notEnoughMoney',
] as const;
export type FoldErrorCode = (typeof FOLD_ERRORS)[number];

export interface FoldError {
  readonly code: FoldErrorCode | PlayErrorCode;
  readonly params: Readonly<Record<string, string | number>>;
}

import type { ActionSpec, AuxiliaryId } from '../../box/actions';
import type { Breed, MarketCard, StarterBreed } from '../../box/cattle';
import type { Side, WorkerKind } from '../../box/kinds';
import type { DiscSpace } from '../../box/playerBoard';
import type { CityId } from '../../box/railroad';
import type { SpaceId } from '../../box/trail';
import type { DrawPile } from '../sam/types';
import type { Objective, Table } from '../table/state';

/** Where a drawn tile or card goes when the player's turn asked for it. */
export type PlayDestination =
  | 'cattleMarket'
  /** Slot 1 of the display. */
  | 'objectiveSlot'
  /** Top of the pile, to the player's discards. */
  | 'objectiveToHerd'
  /** Top of the pile, to the player's hand; for the table it is part of the herd too. */
  | 'objectiveToHand'
  /** The free (top) space of a column; the bottom one too where the column is empty. */
  | { readonly foresight: 0 | 1 | 2 };

/** Something the table must draw; the answer may come in several pieces. */
export interface DrawRequest {
  readonly pile: DrawPile;
  readonly count: number;
  readonly to: PlayDestination;
}

/** One local action of the place the herder stands on, and what has become of it. */
export interface TurnOffer {
  readonly spec: ActionSpec;
  /** The building it is printed on; the site itself for a risk action. */
  readonly source: SpaceId;
  readonly kind: 'building' | 'risk';
  readonly used: boolean;
}

/** Something begun that has to be settled before anything else; the last in the list comes first. */
export type Pending =
  /** An action to take now or never: of a worker row, a station master, an objective card or a discard. */
  | {
      readonly type: 'action';
      readonly from: 'worker' | 'master' | 'objective' | 'discard';
      readonly spec: ActionSpec;
    }
  /** Herder reward of an objective card: free steps, never into Kansas City. */
  | { readonly type: 'ride'; readonly steps: number }
  /** The engine stands on a station the player has not upgraded. */
  | { readonly type: 'upgrade'; readonly station: number }
  /** The engine stands on the last space and has to go back. */
  | { readonly type: 'trackEnd' }
  /** Cattle are being bought; so many cowboys are still free. */
  | { readonly type: 'buying'; readonly cowboys: number }
  /** A delivery to a city of at most this value. */
  | { readonly type: 'deliver'; readonly limit: number; readonly special: boolean }
  /** An objective card to take: from the display only, or from the pile too; into hand or to the discards. */
  | { readonly type: 'objective'; readonly pile: boolean; readonly to: 'hand' | 'herd' };

export const PHASES = ['move', 'act', 'kansasCity', 'done', 'over'] as const;
/** Before the move, acting where the herder stands, the steps of Kansas City, nothing left to do, ended. */
export type Phase = (typeof PHASES)[number];

export type KansasCityStep = 'column1' | 'column2' | 'column3' | 'income' | 'deliver';

export interface PlayerTurn {
  /** The first turn of the game: the herder is put on a neutral building. */
  readonly first: boolean;
  /** Money, herd and certificates are not kept. */
  readonly essentials: boolean;
  readonly phase: Phase;
  readonly offers: readonly TurnOffer[];
  /** How phase B of this place is used: not yet, by local actions, or by one single auxiliary action. */
  readonly used: 'nothing' | 'local' | 'auxiliary';
  readonly step: KansasCityStep | null;
  readonly pending: readonly Pending[];
  /** Buildings used or copied in this turn, as `4a` or a neutral letter: none acts twice. */
  readonly actedOn: readonly string[];
}

export interface PlayState {
  readonly table: Table;
  readonly turn: PlayerTurn;
  readonly requests: readonly DrawRequest[];
}

/** A card of the herd. */
export type HerdCard = StarterBreed | MarketCard;

/** Where a disc comes from: a space of the player board, or (none left to place) a station by its place in STATIONS. */
export type DiscSource = DiscSpace | number;

/**
 * What the player does. `offer` is the place in `turn.offers`; without it the event settles the last of
 * `turn.pending`, or (auxiliary) takes the one single auxiliary action instead of all local ones.
 */
export type PlayerAction =
  /** First turn: put the herder on a space of a neutral building. */
  | { readonly type: 'place'; readonly space: SpaceId }
  /** Phase A, a "herder +n" action or a ride: the locations entered in order. */
  | { readonly type: 'move'; readonly offer?: number; readonly path: readonly SpaceId[] }
  /** A local action without a choice: dollars, certificates, a token, outlaw pairs, drawing and discarding. */
  | { readonly type: 'take'; readonly offer?: number }
  /** Give a card from hand: a breed (twice for a pair) or an objective. */
  | { readonly type: 'discard'; readonly offer?: number; readonly card: Breed | Objective }
  | { readonly type: 'hire'; readonly offer?: number; readonly row: number; readonly side: Side }
  /** An empty site, or one of the player's own buildings to replace. */
  | { readonly type: 'build'; readonly offer?: number; readonly building: number; readonly space: SpaceId }
  /** Start buying: afterwards `buy`, `reveal` and `skip` until done. */
  | { readonly type: 'startBuying'; readonly offer?: number }
  /** One purchase, by its place in PURCHASES; starts buying too when `offer` is given. */
  | {
      readonly type: 'buy';
      readonly offer?: number;
      readonly purchase: number;
      readonly cards: readonly MarketCard[];
    }
  /** One free cowboy adds cards to the market; starts buying too when `offer` is given. */
  | { readonly type: 'reveal'; readonly offer?: number }
  /** Slot 1-4 of the display, or the top of the pile. */
  | { readonly type: 'objective'; readonly offer?: number; readonly from: number | 'pile' }
  | { readonly type: 'engine'; readonly offer?: number; readonly to: number }
  | { readonly type: 'engineBack'; readonly offer?: number; readonly to: number }
  /** Leave the last space of the railroad. */
  | { readonly type: 'leaveEnd'; readonly to: number }
  /** Upgrade a station; `worker` is left there for its station master. */
  | {
      readonly type: 'upgrade';
      readonly offer?: number;
      readonly station: number;
      readonly disc?: DiscSource;
      readonly worker?: WorkerKind;
    }
  | { readonly type: 'outlaw'; readonly offer?: number; readonly space: SpaceId }
  | { readonly type: 'hazard'; readonly offer?: number; readonly space: SpaceId }
  /** `to` for an engine that moves, `cards` for cards that leave the game. */
  | {
      readonly type: 'auxiliary';
      readonly offer?: number;
      readonly action: AuxiliaryId;
      readonly double?: boolean;
      readonly to?: number;
      readonly cards?: readonly (HerdCard | Objective)[];
    }
  /** Building 6b: act as on the building of an adjacent space. */
  | { readonly type: 'copy'; readonly offer?: number; readonly space: SpaceId }
  /** Building 9a: the engine goes back to `to`, then a delivery follows. */
  | { readonly type: 'specialDelivery'; readonly offer?: number; readonly to: number }
  /** Kansas City, columns 1-3: 0 takes the bottom tile, 1 the top one, null skips the column. */
  | { readonly type: 'foresight'; readonly column: 0 | 1 | 2; readonly tile: 0 | 1 | null }
  /** Kansas City, income: the different breeds shown, all Brahman shown, temporary certificates used. */
  | {
      readonly type: 'income';
      readonly breeds: readonly Breed[];
      readonly brahman?: number;
      readonly certificates?: number;
    }
  | { readonly type: 'deliver'; readonly city: CityId; readonly disc?: DiscSource }
  /** Put an objective of the hand into the area and take its reward. */
  | { readonly type: 'playObjective'; readonly card: Objective }
  /** Use an exchange token. */
  | { readonly type: 'token' }
  /** Waive or finish the last of `turn.pending`. */
  | { readonly type: 'skip' }
  | { readonly type: 'endTurn' };

/** `force`: the table is right, carry it out without asking the rules. */
export type PlayerEvent = PlayerAction & { readonly force?: true };
export type PlayerEventType = PlayerAction['type'];

export const PLAYER_EVENT_TYPES = [
  'place',
  'move',
  'take',
  'discard',
  'hire',
  'build',
  'startBuying',
  'buy',
  'reveal',
  'objective',
  'engine',
  'engineBack',
  'leaveEnd',
  'upgrade',
  'outlaw',
  'hazard',
  'auxiliary',
  'copy',
  'specialDelivery',
  'foresight',
  'income',
  'deliver',
  'playObjective',
  'token',
  'skip',
  'endTurn',
] as const satisfies readonly PlayerEventType[];

export const PLAY_ERRORS = [
  /** Not a player event at all, or a field of the wrong shape. */
  'malformed',
  'unknownEvent',
  /** The table still has to draw. */
  'drawsOpen',
  'turnOver',
  'wrongPhase',
  /** Something begun has to be settled first. */
  'pendingFirst',
  'nothingPending',
  'notSkippable',
  'mustMove',
  'noSuchOffer',
  'offerUsed',
  /** The offer is another kind of action. */
  'offerMismatch',
  /** A single auxiliary action was taken instead of the local ones, or the other way round. */
  'localTaken',
  'auxiliaryTaken',
  'notNeutral',
  'badPath',
  'tooFar',
  'notIntoKansasCity',
  'notEnoughMoney',
  'notInHerd',
  'wrongCard',
  'sameBreed',
  'handLimit',
  'rowFull',
  'rowClosed',
  'noWorkerThere',
  'notASite',
  'siteTaken',
  'notInReserve',
  'notEnoughBuilders',
  'notMoreBuilders',
  'notInMarket',
  'wrongPurchase',
  'notEnoughCowboys',
  'pileEmpty',
  'noSuchObjective',
  'onlyFromDisplay',
  'engineTarget',
  'occupied',
  'notAStation',
  'alreadyUpgraded',
  'notBehind',
  'noSuchDisc',
  'discCorner',
  'noMaster',
  'noHiredWorker',
  'noOutlawThere',
  'noHazardThere',
  'auxiliaryClosed',
  'notAdjacent',
  'buildingUsed',
  'columnOrder',
  'noTileThere',
  'workersClosed',
  'mustTake',
  'tooManyCertificates',
  'cityTooFar',
  'cityDelivered',
  'noToken',
  'notNow',
] as const;
export type PlayErrorCode = (typeof PLAY_ERRORS)[number];

export interface PlayError {
  readonly code: PlayErrorCode;
  readonly params: Readonly<Record<string, string | number>>;
}

import type { MarketCard } from '../../box/cattle';
import type { Owner, Side, WorkerKind } from '../../box/kinds';
import type { CityId } from '../../box/railroad';
import type { SamCard } from '../../box/samCards';
import type { MasterId } from '../../box/stationMasters';
import type { BagId, HazardTile, OutlawTile, SupplyTile } from '../../box/tiles';
import type { SpaceId } from '../../box/trail';
import type { Objective, Table } from '../table/state';

/** An option that lost, and the criterion it lost on. */
export interface Beaten {
  /** The option in short: a path, a card, a building, as ids. */
  readonly option: string;
  readonly criterion: string;
  readonly value: number;
  readonly best: number;
}

/** Why a decision fell as it did: a message key with its values, never prose. */
export interface Why {
  readonly rule: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly beat?: readonly Beaten[];
  /** Further reasons of the same step: why this site, besides why this building. */
  readonly also?: readonly Why[];
}

/** The piles the table draws from, by their names in a position file. */
export type DrawPile = BagId | 'cattle' | 'objectives';

export interface Need {
  readonly draw: DrawPile;
  readonly count: number;
}

/** What the table has drawn so far in this turn, next first. */
export type Draws = Readonly<Partial<Record<DrawPile, readonly (SupplyTile | MarketCard | Objective)[]>>>;

/** A decision that can be tied, by name; one turn asks each at most once but for the numbered ones. */
export type DecisionId = string;

/** Preferred option by decision: the position in `others` plus 1; 0 or absent is the default. */
export type Choices = Readonly<Record<DecisionId, number>>;

/** What a step does on the table. The fields are those of a position report. */
export type SamDeed =
  | {
      readonly do: 'move';
      readonly steps: number;
      readonly path: readonly SpaceId[];
      readonly to: SpaceId;
      readonly playerGains: number;
    }
  | {
      readonly do: 'hire';
      readonly worker: WorkerKind;
      readonly row: number;
      readonly side: Side;
      readonly cost: number;
    }
  | { readonly do: 'specialize'; readonly worker: WorkerKind }
  | { readonly do: 'reveal'; readonly cards: readonly MarketCard[]; readonly by: 'card' | 'cowboy' }
  | {
      readonly do: 'buy';
      readonly cards: readonly MarketCard[];
      readonly cowboys: number;
      readonly dollars: number;
    }
  | { readonly do: 'takeCattle'; readonly card: MarketCard }
  | {
      readonly do: 'build';
      readonly building: string;
      readonly space: SpaceId;
      readonly replaces: string | null;
      readonly builders: number;
    }
  | { readonly do: 'engine'; readonly from: number; readonly to: number }
  | {
      readonly do: 'upgrade';
      readonly station: number;
      readonly removesMaster: MasterId | null;
      readonly discFrom: 'reserve' | number;
    }
  | { readonly do: 'retireEngine' }
  | { readonly do: 'objective'; readonly card: Objective; readonly slot: number }
  | { readonly do: 'outlaw'; readonly space: SpaceId; readonly tile: OutlawTile }
  | { readonly do: 'hazard'; readonly space: SpaceId; readonly tile: HazardTile }
  | {
      readonly do: 'foresight';
      readonly column: number;
      readonly tile: SupplyTile;
      readonly to: SpaceId | 'jobMarket' | 'box';
    }
  | { readonly do: 'refillMarket'; readonly cards: readonly MarketCard[] }
  | { readonly do: 'deliver'; readonly city: CityId; readonly discFrom: 'reserve' | number }
  | { readonly do: 'end'; readonly by: Owner }
  | { readonly do: 'nothing'; readonly action: string; readonly because: string }
  /* The two below are for the person at the table only and never part of a report. */
  | { readonly do: 'refillObjectives'; readonly card: Objective | null }
  | { readonly do: 'refillForesight'; readonly column: number; readonly tile: SupplyTile | null };

/** Steps that a report of `sam turn` leaves out. */
export const TABLE_ONLY = ['refillObjectives', 'refillForesight'] as const;

/** An equal option: the fields of the step that would differ. */
export type SamOption = Readonly<Record<string, unknown>>;

export type SamStep = SamDeed & {
  readonly why: Why;
  /** Equal options the player may prefer instead; empty when the rules decided alone. */
  readonly others: readonly SamOption[];
  /** The decision the others belong to; absent when there are none. */
  readonly decision?: DecisionId;
  /** Which option the player preferred: 0 (or absent) is the default, n the n-th of the equal others. */
  readonly picked?: number;
};

/** A decision: what was chosen, why, and what was truly equal, best first. */
export interface Decision<T> {
  readonly chosen: T;
  readonly why: Why;
  readonly others: readonly T[];
}

export interface SamOutcome {
  readonly card: SamCard;
  /** Why the card moves him as far as it does. */
  readonly pace: Why;
  readonly steps: readonly SamStep[];
  /** What the table must draw before the turn can go on; null when it is complete. */
  readonly needs: Need | null;
  readonly table: Table;
  /** How many answers of each pile were used. */
  readonly used: Readonly<Partial<Record<DrawPile, number>>>;
}

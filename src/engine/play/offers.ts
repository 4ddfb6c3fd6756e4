import { AUXILIARIES, type ActionSpec, type AuxiliaryId } from '../../box/actions';
import type { ObjectiveReward } from '../../box/objectives';
import type { SpaceId } from '../../box/trail';
import type { Objective } from '../table/state';
import { applyShaped } from './apply';
import { singleOpen } from './auxiliary';
import { canEnd, isSkippable } from './finish';
import { objectiveFacts } from './herd';
import { columnOfStep } from './kansasCity';
import { pendingEvents, placeEvents } from './legal';
import { auxiliaryEvents, eventsFor } from './legalActions';
import { legalStops, stopsWithin, type Stop } from './move';
import { canPlayObjective } from './objectives';
import { auxiliaryTimes } from './purse';
import type { KansasCityStep, Pending, Phase, PlayError, PlayerEvent, PlayState, TurnOffer } from './types';
import {
  buyingView,
  cityViews,
  columnView,
  incomeView,
  upgradeView,
  type BuyingView,
  type CityView,
  type ColumnView,
  type IncomeView,
  type UpgradeView,
} from './views';
import { whyNot } from './whyNot';

/** One thing that can be done now, and what it changes at once. */
export interface Option {
  readonly event: PlayerEvent;
  /** Dollars gained, negative when paid. */
  readonly dollars: number;
  readonly certificates: number;
  readonly tokens: number;
  /** Dollars afterwards. */
  readonly left: number;
}

/** A local action of the place, with every way to carry it out. */
export interface OfferView extends TurnOffer {
  readonly index: number;
  readonly options: readonly Option[];
  /** Why there are no options; null when there are or when it is used. */
  readonly why: PlayError | null;
}

export interface AuxiliaryView {
  readonly action: AuxiliaryId;
  /** How often the discs allow it at once. */
  readonly times: 0 | 1 | 2;
  readonly options: readonly Option[];
}

export interface PendingView {
  readonly pending: Pending;
  /** May be waived, or is finished by it. */
  readonly skip: boolean;
  readonly options: readonly Option[];
  readonly stops: readonly Stop[];
  readonly cities: readonly CityView[];
  readonly upgrade: UpgradeView | null;
  readonly buying: BuyingView | null;
}

export interface KansasCityView {
  readonly step: KansasCityStep;
  readonly column: ColumnView | null;
  readonly income: IncomeView | null;
}

/** Everything a screen shows of the player's turn: it only asks, never computes. */
export interface Offers {
  readonly phase: Phase;
  /** First turn: spaces of neutral buildings. */
  readonly places: readonly SpaceId[];
  /** Phase A. */
  readonly stops: readonly Stop[];
  readonly local: readonly OfferView[];
  /** The one single auxiliary action instead of all local ones; empty when it is not open. */
  readonly auxiliary: readonly AuxiliaryView[];
  readonly kansasCity: KansasCityView | null;
  readonly pending: PendingView | null;
  /** Objective cards of the herd: each may be in hand. */
  readonly objectives: readonly {
    readonly card: Objective;
    readonly reward: ObjectiveReward | null;
    readonly playable: boolean;
  }[];
  readonly tokens: number;
  readonly canEnd: boolean;
}

/** What an event changes at once, found by carrying it out. */
export function optionsOf(state: PlayState, events: readonly PlayerEvent[]): readonly Option[] {
  const before = state.table.player;
  const options: Option[] = [];
  for (const event of events) {
    const played = applyShaped(state, event);
    if (!played.ok) continue;
    const { dollars, certificates, tokens } = played.value.table.player;
    options.push({
      event,
      dollars: dollars - before.dollars,
      certificates: certificates - before.certificates,
      tokens: tokens - before.tokens,
      left: dollars,
    });
  }
  return options;
}

/** What is offered now, with real figures, in groups. */
export function offersOf(state: PlayState): Offers {
  const { table, turn, requests } = state;
  const last = turn.pending[turn.pending.length - 1];
  const waiting = requests.length > 0 || turn.phase === 'over';
  const free = !waiting && !last;
  const first = free && turn.phase === 'move' && turn.first;
  return {
    phase: turn.phase,
    places: first ? placeEvents(table).flatMap((event) => (event.type === 'place' ? [event.space] : [])) : [],
    stops: free && turn.phase === 'move' ? legalStops(table, turn) : [],
    local: turn.phase === 'act' ? turn.offers.map((offer, index) => offerView(state, offer, index)) : [],
    auxiliary: !waiting && singleOpen(state) ? auxiliaryViews(state, false) : [],
    kansasCity: turn.phase === 'kansasCity' ? kansasCityView(state) : null,
    pending: last && !waiting ? pendingView(state, last) : null,
    objectives: table.player.objectives.herd.map((card) => ({
      card,
      reward: objectiveFacts(table, card)?.reward ?? null,
      playable: !waiting && canPlayObjective(state) && objectiveFacts(table, card) !== null,
    })),
    tokens: table.player.tokens,
    canEnd: !waiting && canEnd(state),
  };
}

function offerView(state: PlayState, offer: TurnOffer, index: number): OfferView {
  const { turn, requests } = state;
  const buying = turn.pending.length === 1 && turn.pending[0]?.type === 'buying';
  const open = !offer.used && turn.used !== 'auxiliary' && requests.length === 0;
  const options =
    open && (turn.pending.length === 0 || buying)
      ? optionsOf(state, eventsFor(state, offer.spec, { offer: index }))
      : [];
  if (options.length > 0 || offer.used) return { ...offer, index, options, why: null };
  const taken: PlayError | null = turn.used === 'auxiliary' ? { code: 'auxiliaryTaken', params: {} } : null;
  return { ...offer, index, options, why: taken ?? whyNot(state, offer.spec) };
}

function auxiliaryViews(state: PlayState, double: boolean): readonly AuxiliaryView[] {
  const options = optionsOf(state, auxiliaryEvents(state, double, {}));
  return AUXILIARIES.map((action) => ({
    action,
    times: auxiliaryTimes(state, action),
    options: options.filter(({ event }) => event.type === 'auxiliary' && event.action === action),
  }));
}

function kansasCityView(state: PlayState): KansasCityView | null {
  const { step } = state.turn;
  if (step === null) return null;
  const column = columnOfStep(step);
  return {
    step,
    column: column === null ? null : columnView(state.table, column),
    income: step === 'income' ? incomeView(state) : null,
  };
}

function pendingView(state: PlayState, pending: Pending): PendingView {
  const from = state.table.herders.player;
  return {
    pending,
    skip: isSkippable(state, pending),
    options: optionsOf(state, pendingEvents(state, pending)),
    stops:
      pending.type === 'ride' && from !== null
        ? stopsWithin(state.table, from, pending.steps, true, false)
        : [],
    cities: pending.type === 'deliver' ? cityViews(state, pending) : [],
    upgrade: pending.type === 'upgrade' ? upgradeView(state, pending.station) : null,
    buying: pending.type === 'buying' ? buyingView(state, pending.cowboys) : null,
  };
}

/** The kinds of action inside an offer: one, or the two of an either-or. */
export const choicesOf = (spec: ActionSpec): readonly ActionSpec[] =>
  spec.type === 'either' ? spec.options : [spec];

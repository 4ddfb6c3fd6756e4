import { NEUTRALS } from '../../box/buildings';
import type { ActionSpec } from '../../box/actions';
import { RISK_SPEC } from '../../box/actions';
import { boxOf } from '../../box/profile';
import { BAGS } from '../../box/tiles';
import { RISK_ACTIONS, SPACE_INDEX, type NeutralLetter, type SpaceId } from '../../box/trail';
import { buildingOf, ownerOf } from '../table/fees';
import type { Column, Table } from '../table/state';
import { drawable } from '../table/supply';
import { buildingKey } from './claim';
import { withTurn } from './purse';
import type { DrawRequest, PlayerTurn, PlayState, TurnOffer } from './types';

export interface TurnOptions {
  /** Money, herd and certificates are not kept. */
  readonly essentials?: boolean;
}

/** A turn of the player before phase A; the first one starts with placing the herder. */
export const beginPlayerTurn = (table: Table, first: boolean, options: TurnOptions = {}): PlayerTurn => ({
  first: first || table.herders.player === null,
  essentials: options.essentials ?? false,
  phase: 'move',
  offers: [],
  used: 'nothing',
  step: null,
  pending: [],
  actedOn: [],
});

export const isTurnOver = (turn: PlayerTurn): boolean => turn.phase === 'over';

/** Local actions printed on the building of a space; none for anything else. */
export function actionsAt(table: Table, space: SpaceId): readonly ActionSpec[] {
  const tile = table.trail[SPACE_INDEX[space]];
  if (!tile) return [];
  if (tile.startsWith('neutral:')) return NEUTRALS[tile.slice('neutral:'.length) as NeutralLetter];
  const building = buildingOf(tile);
  return building === null ? [] : boxOf(table.profile).buildings[building].actions;
}

/** Phase B: a neutral or own building offers its actions, an own one on a risk site that action too. */
function offersAt(table: Table, space: SpaceId, actedOn: readonly string[]): readonly TurnOffer[] {
  const tile = table.trail[SPACE_INDEX[space]];
  if (!tile) return [];
  const own = ownerOf(tile) === 'player';
  if (!own && !tile.startsWith('neutral:')) return [];
  const offers: TurnOffer[] = [];
  const key = buildingKey(table, space);
  if (key === null || !actedOn.includes(key)) {
    for (const spec of actionsAt(table, space)) {
      offers.push({ spec, source: space, kind: 'building', used: false });
    }
  }
  const risk = own ? RISK_ACTIONS[space] : undefined;
  if (risk) offers.push({ spec: RISK_SPEC[risk], source: space, kind: 'risk', used: false });
  return offers;
}

/** The herder stands on a new place: phase B begins there. */
export function arrive(state: PlayState, space: SpaceId): PlayState {
  const { table, turn } = state;
  const moved = { ...table, herders: { player: space, sam: table.herders.sam } };
  const kansasCity = space === 'kansasCity';
  return {
    table: moved,
    requests: state.requests,
    turn: {
      ...turn,
      phase: kansasCity ? 'kansasCity' : 'act',
      step: kansasCity ? 'column1' : null,
      offers: kansasCity ? [] : offersAt(moved, space, turn.actedOn),
      used: 'nothing',
    },
  };
}

/** Kansas City is over once the delivery and its rewards are settled. */
export function settle(state: PlayState): PlayState {
  const { turn } = state;
  if (turn.phase !== 'kansasCity' || turn.step !== 'deliver' || turn.pending.length > 0) return state;
  return withTurn(leaveKansasCity(state), { phase: 'done', step: null });
}

/**
 * The herder goes to the start. Solo: in each column the tile left over slides to the bottom, then the top
 * is refilled.
 */
export function leaveKansasCity(state: PlayState): PlayState {
  const { table } = state;
  const requests: DrawRequest[] = state.requests.slice();
  const slid = table.foresight.map(([bottom, top]) => [bottom ?? top, bottom ? top : null] as Column);
  slid.forEach(([bottom, top], index) => {
    const bag = BAGS[index];
    const holes = (bottom ? 0 : 1) + (top ? 0 : 1);
    if (!bag || holes === 0) return;
    const count = drawable(table, bag, holes);
    if (count > 0) requests.push({ pile: bag, count, to: { foresight: index as 0 | 1 | 2 } });
  });
  return {
    turn: state.turn,
    requests,
    table: {
      ...table,
      herders: { player: 'start', sam: table.herders.sam },
      foresight: slid as unknown as Table['foresight'],
    },
  };
}

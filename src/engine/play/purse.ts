import type { AuxiliaryId } from '../../box/actions';
import {
  AUXILIARY_DISCS,
  CERTIFICATE_LIMITS,
  START_HAND_LIMIT,
  START_STEP_LIMIT,
  type DiscSpace,
} from '../../box/playerBoard';
import { MASTER } from '../../box/stationMasters';
import { ok } from '../../lib/result';
import type { PlayerSide, Table } from '../table/state';
import { refuse, type Played } from './refuse';
import type { PlayerTurn, PlayState } from './types';

/** The state with some of the player's things changed. */
export const withPlayer = (state: PlayState, change: Partial<PlayerSide>): PlayState => ({
  table: { ...state.table, player: { ...state.table.player, ...change } },
  turn: state.turn,
  requests: state.requests,
});

export const withTurn = (state: PlayState, change: Partial<PlayerTurn>): PlayState => ({
  table: state.table,
  turn: { ...state.turn, ...change },
  requests: state.requests,
});

export const withTable = (state: PlayState, table: Table): PlayState => ({
  table,
  turn: state.turn,
  requests: state.requests,
});

/** True when the player can pay: with essentials money is not kept. */
export const canPay = (state: PlayState, dollars: number): boolean =>
  state.turn.essentials || state.table.player.dollars >= dollars;

/** Every cost but hands is paid in full; when the table is right the purse stops at nothing. */
export function pay(state: PlayState, dollars: number, force: boolean): Played {
  if (dollars <= 0 || state.turn.essentials) return ok(state);
  const have = state.table.player.dollars;
  if (have < dollars && !force) return refuse('notEnoughMoney', { needed: dollars, have });
  return ok(withPlayer(state, { dollars: Math.max(0, have - dollars) }));
}

/** Dollars from the bank, always taken in full. */
export const gain = (state: PlayState, dollars: number): PlayState =>
  dollars <= 0 || state.turn.essentials
    ? state
    : withPlayer(state, { dollars: state.table.player.dollars + dollars });

/** Temporary certificates up to the limit of the player board. */
export function addCertificates(state: PlayState, count: number): PlayState {
  if (count <= 0 || state.turn.essentials) return state;
  const { certificates } = state.table.player;
  const limit = certificateLimit(state.table.player);
  if (certificates >= limit) return state;
  return withPlayer(state, { certificates: Math.min(limit, certificates + count) });
}

const has = (player: PlayerSide, disc: DiscSpace): boolean => player.cleared.includes(disc);

/** 3, then 4, then 6; the disc of 6 is useless before that of 4. */
export function certificateLimit(player: PlayerSide): number {
  if (!has(player, 'limit4')) return CERTIFICATE_LIMITS[0];
  return has(player, 'limit6') ? CERTIFICATE_LIMITS[2] : CERTIFICATE_LIMITS[1];
}

/** Permanent certificates of the station masters. */
export function permanentCertificates(player: PlayerSide): number {
  let total = 0;
  for (const master of player.masters) total += MASTER[master].permanent;
  return total;
}

/** Steps of phase A. With essentials the discs are not kept, so the farthest any board allows. */
export function stepLimit(player: PlayerSide, essentials: boolean): number {
  const dollars = essentials || has(player, 'stepDollars') ? 1 : 0;
  return START_STEP_LIMIT + dollars + (essentials || has(player, 'stepVp') ? 1 : 0);
}

export const handLimit = (player: PlayerSide): number =>
  START_HAND_LIMIT + (has(player, 'handA') ? 1 : 0) + (has(player, 'handB') ? 1 : 0);

/** How often an auxiliary action may be done at once: 0 while both its discs lie there. */
export function auxiliaryTimes(state: PlayState, action: AuxiliaryId): 0 | 1 | 2 {
  if (state.turn.essentials) return 2;
  let open = 0;
  for (const disc of AUXILIARY_DISCS[action]) {
    if (disc === 'open' || has(state.table.player, disc)) open += 1;
  }
  return open === 0 ? 0 : open === 1 ? 1 : 2;
}

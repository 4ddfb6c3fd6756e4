import { STATIONS, TRACK_END, TRACK_END_DOLLARS } from '../../box/railroad';
import { FOREST_SITES, SPACE_INDEX } from '../../box/trail';
import type { EngineReach } from '../../box/actions';
import { ok } from '../../lib/result';
import type { Table } from '../table/state';
import { addCertificates, gain, pay, withTable } from './purse';
import { claim, popPending, pushPending } from './claim';
import { refuse, type Played } from './refuse';
import { canUpgrade } from './station';
import type { Pending, PlayerEvent, PlayState } from './types';

const TURNOUTS: readonly number[] = STATIONS.map((station) => station.at).filter((at) => at !== TRACK_END);

const isTurnout = (at: number): boolean => TURNOUTS.includes(at);

/** A space of the railroad: 0 to the end, and the turnouts. */
export const isTrackSpace = (at: number): boolean =>
  (Number.isInteger(at) && at >= 0 && at <= TRACK_END) || isTurnout(at);

/** No two engines share a space except at the start. */
export const isOccupied = (table: Table, at: number): boolean => at !== 0 && table.engines.sam === at;

/** Own buildings on sites in a forest. */
export function forestBuildings(table: Table): number {
  let count = 0;
  for (const site of FOREST_SITES) if (table.trail[SPACE_INDEX[site]]?.startsWith('player:')) count += 1;
  return count;
}

/** How far an engine action reaches for this player. */
export function reachOf(table: Table, reach: EngineReach): number {
  if (reach === 'engineers') return table.player.workers.engineer;
  if (reach === 'forestBuildings') return forestBuildings(table);
  return reach === 'hazards' ? table.player.hazards.length : reach;
}

/** Steps forward from one space to another by the shortest way: numbered spaces, and a turnout at the end. */
function stepsForward(table: Table, from: number, to: number): number {
  let steps = isTurnout(to) ? 1 : 0;
  for (let at = Math.floor(from) + 1; at <= to; at += 1) if (!isOccupied(table, at)) steps += 1;
  return steps;
}

/** Forward: at least 1 and up to n spaces, occupied ones skipped, turnouts optional. */
export function forwardTargets(table: Table, reach: number): readonly number[] {
  const from = table.engines.player;
  const targets: number[] = [];
  let steps = 0;
  for (let at = Math.floor(from); at <= TRACK_END && steps <= reach; at += 1) {
    if (at > from && !isOccupied(table, at)) {
      steps += 1;
      if (steps <= reach) targets.push(at);
    }
    const turnout = at + 0.5;
    if (turnout > from && steps < reach && isTurnout(turnout) && !isOccupied(table, turnout))
      targets.push(turnout);
  }
  return targets;
}

function behind(table: Table, at: number): readonly number[] {
  const found: number[] = [];
  let below = Math.ceil(at) - 1;
  if (!Number.isInteger(at)) below = Math.floor(at);
  else if (isTurnout(at - 0.5) && !isOccupied(table, at - 0.5)) found.push(at - 0.5);
  while (below >= 0 && isOccupied(table, below)) {
    if (isTurnout(below - 0.5)) found.push(below - 0.5);
    below -= 1;
  }
  if (below >= 0) found.push(below);
  return found;
}

/** Backward: exactly n spaces; nowhere when the track is too short. */
export function backwardTargets(table: Table, spaces: number): readonly number[] {
  let reached: readonly number[] = [table.engines.player];
  for (let i = 0; i < spaces; i += 1) {
    const next: number[] = [];
    for (const at of reached) for (const to of behind(table, at)) if (!next.includes(to)) next.push(to);
    reached = next;
  }
  return reached;
}

/** Numbered spaces moved over backward; occupied ones and turnouts do not count. */
export function spacesBack(table: Table, to: number): number {
  let count = 0;
  for (let at = Math.ceil(to); at < table.engines.player; at += 1) if (!isOccupied(table, at)) count += 1;
  return count;
}

/** Any free space behind the engine. */
export function freeBehind(table: Table): readonly number[] {
  const from = table.engines.player;
  const free: number[] = [];
  for (let at = 0; at < from; at += 0.5) if (isTrackSpace(at) && !isOccupied(table, at)) free.push(at);
  return free;
}

/** The engine stands on a new space: its station may be upgraded, the last space must be left again. */
export function engineStops(state: PlayState, to: number): PlayState {
  const { table } = state;
  const moved = withTable(state, { ...table, engines: { player: to, sam: table.engines.sam } });
  const more: Pending[] = [];
  if (to === TRACK_END) more.push({ type: 'trackEnd' });
  const station = STATIONS.findIndex((facts) => facts.at === to);
  if (station >= 0 && canUpgrade(moved, station)) more.push({ type: 'upgrade', station });
  return pushPending(moved, ...more);
}

/** What is wrong with a space as the end of a move, forced or not. */
function targetProblem(table: Table, to: number, force: boolean, legal: () => boolean): Played | null {
  if (!isTrackSpace(to)) return refuse('engineTarget', { to });
  if (isOccupied(table, to)) return refuse('occupied', { to });
  return force || legal() ? null : refuse('engineTarget', { to });
}

type EngineEvent = Extract<PlayerEvent, { type: 'engine' }>;

/** Engine forward, for a price where one is printed. */
export function applyEngine(state: PlayState, event: EngineEvent): Played {
  const force = event.force === true;
  const claimed = claim(state, event, ['engine'], { type: 'engine', reach: TRACK_END });
  if (!claimed.ok) return claimed;
  const paid = pay(claimed.value.state, claimed.value.spec.pay ?? 0, force);
  if (!paid.ok) return paid;
  return moveForward(paid.value, event.to, reachOf(state.table, claimed.value.spec.reach), force);
}

/** Forward up to `reach` spaces to `to`. */
export function moveForward(state: PlayState, to: number, reach: number, force: boolean): Played {
  const { table } = state;
  const from = table.engines.player;
  const problem = targetProblem(table, to, force, () => to > from && stepsForward(table, from, to) <= reach);
  return problem ?? ok(engineStops(state, to));
}

/** Exactly `spaces` back to `to`. */
export function moveBack(state: PlayState, to: number, spaces: number, force: boolean): Played {
  const { table } = state;
  const problem = targetProblem(table, to, force, () => backwardTargets(table, spaces).includes(to));
  return problem ?? ok(engineStops(state, to));
}

type EngineBackEvent = Extract<PlayerEvent, { type: 'engineBack' }>;

/** Engine back as a price: exactly so many spaces. The reward may pay for an upgrade there. */
export function applyEngineBack(state: PlayState, event: EngineBackEvent): Played {
  const claimed = claim(state, event, ['engineBack'], { type: 'engineBack', spaces: 1, reward: {} });
  if (!claimed.ok) return claimed;
  const { spec } = claimed.value;
  const paid = gain(claimed.value.state, spec.reward.dollars ?? 0);
  const rewarded = addCertificates(paid, spec.reward.certificates ?? 0);
  return moveBack(rewarded, event.to, spec.spaces, event.force === true);
}

type LeaveEndEvent = Extract<PlayerEvent, { type: 'leaveEnd' }>;

/** From the last space back at least 1 to any free space, for 3 dollars; a turnout reached may be upgraded. */
export function applyLeaveEnd(state: PlayState, event: LeaveEndEvent): Played {
  const { pending } = state.turn;
  if (pending.length === 0) return refuse('nothingPending');
  if (pending[pending.length - 1]?.type !== 'trackEnd') return refuse('pendingFirst');
  const { table } = state;
  const problem = targetProblem(table, event.to, false, () => event.to < table.engines.player);
  if (problem) return problem;
  return ok(engineStops(gain(popPending(state), TRACK_END_DOLLARS), event.to));
}

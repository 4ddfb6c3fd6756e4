import { NEXT, SPACE_INDEX, SPACES, type SpaceId } from '../../box/trail';
import { ok } from '../../lib/result';
import { feeOf } from '../table/fees';
import type { Table } from '../table/state';
import { claim, popPending } from './claim';
import { pay, stepLimit, withTable, withTurn } from './purse';
import { refuse, type Played } from './refuse';
import { arrive } from './turn';
import type { PlayerEvent, PlayerTurn, PlayState } from './types';

/** One way to a stop: the locations entered, and what their hands cost. */
export interface Way {
  readonly path: readonly SpaceId[];
  readonly steps: number;
  readonly fee: number;
}

/** A place the herder can stop on; the cheapest way, and ways of another fee or length. */
export interface Stop extends Way {
  readonly space: SpaceId;
  readonly others: readonly Way[];
}

interface Trace {
  readonly space: SpaceId;
  readonly steps: number;
  readonly fee: number;
  readonly before: Trace | null;
}

const isLocation = (table: Table, space: SpaceId): boolean =>
  space === 'kansasCity' || Boolean(table.trail[SPACE_INDEX[space]]);

function wayOf(trace: Trace): Way {
  const path: SpaceId[] = [];
  for (let at: Trace | null = trace; at; at = at.before) path.push(at.space);
  return { path: path.reverse(), steps: trace.steps, fee: trace.fee };
}

function addTrace(traces: Trace[], trace: Trace): void {
  for (const known of traces) if (known.steps === trace.steps && known.fee === trace.fee) return;
  traces.push(trace);
}

/**
 * Phase A and every move of the herder: 1 to `limit` locations forward, empty spaces are free, Kansas City
 * stops. SPACES lists every space after all those that lead to it, so one pass is enough.
 */
export function stopsWithin(
  table: Table,
  from: SpaceId,
  limit: number,
  free = false,
  kansasCity = true,
): readonly Stop[] {
  const reached: (Trace[] | undefined)[] = new Array<Trace[] | undefined>(SPACES.length);
  const stops: Stop[] = [];
  const first = SPACE_INDEX[from];
  for (let index = first; index < SPACES.length; index += 1) {
    const space = SPACES[index] as SpaceId;
    const traces = reached[index];
    if (index !== first && !traces) continue;
    const location = index !== first && isLocation(table, space);
    if (location && traces) stops.push(stopOf(space, traces));
    for (const next of NEXT[space]) {
      const entered = isLocation(table, next);
      if (entered && next === 'kansasCity' && !kansasCity) continue;
      const fee = entered && !free ? feeOf(table, next, 'player') : 0;
      const into = (reached[SPACE_INDEX[next]] ??= []);
      if (index === first) addTrace(into, step(null, next, entered, fee));
      else
        for (const trace of traces ?? []) {
          if (!entered || trace.steps < limit) addTrace(into, step(trace, next, entered, fee));
        }
      if (into.length === 0) reached[SPACE_INDEX[next]] = undefined;
    }
  }
  return stops;
}

/** An empty space keeps the trace that led to it. */
function step(before: Trace | null, space: SpaceId, entered: boolean, fee: number): Trace {
  if (!entered) return before ?? NOWHERE;
  const path = before === NOWHERE ? null : before;
  return { space, steps: (before?.steps ?? 0) + 1, fee: (before?.fee ?? 0) + fee, before: path };
}

/** Nothing entered yet. */
const NOWHERE: Trace = { space: 'start', steps: 0, fee: 0, before: null };

function stopOf(space: SpaceId, traces: readonly Trace[]): Stop {
  const ways = traces.map(wayOf);
  if (ways.length > 1) ways.sort((a, b) => a.fee - b.fee || a.steps - b.steps);
  const [best, ...others] = ways as [Way, ...Way[]];
  return { space, ...best, others };
}

/** Phase A: every stop with its way, steps and fee. Empty before the herder is on the board. */
export function legalStops(table: Table, turn: PlayerTurn): readonly Stop[] {
  const from = table.herders.player;
  if (turn.first || from === null) return [];
  return stopsWithin(table, from, stepLimit(table.player, turn.essentials));
}

/** True when one location follows the other with nothing but empty spaces between. */
function follows(table: Table, from: SpaceId, to: SpaceId): boolean {
  for (const next of NEXT[from]) {
    if (next === to) return true;
    if (!isLocation(table, next) && follows(table, next, to)) return true;
  }
  return false;
}

function isPath(table: Table, from: SpaceId, path: readonly SpaceId[]): boolean {
  let at = from;
  for (const space of path) {
    if (!isLocation(table, space) || !follows(table, at, space)) return false;
    at = space;
  }
  return path.length > 0;
}

/** Hands are paid as far as the money goes and never block. */
function payHands(state: PlayState, path: readonly SpaceId[]): PlayState {
  let owed = 0;
  for (const space of path) owed += feeOf(state.table, space, 'player');
  const paid = pay(state, Math.min(owed, state.table.player.dollars), true);
  return paid.ok ? paid.value : state;
}

type MoveEvent = Extract<PlayerEvent, { type: 'move' }>;

/** Phase A, a "herder +n" action with its new phase B, or the ride of an objective card. */
export function applyMove(state: PlayState, event: MoveEvent): Played {
  const { table, turn } = state;
  const force = event.force === true;
  const from = table.herders.player;
  const to = event.path[event.path.length - 1];
  if (to === undefined || to === 'start' || NEXT[to].length + (to === 'kansasCity' ? 1 : 0) === 0) {
    return refuse('badPath');
  }
  const ride = turn.pending[turn.pending.length - 1];
  if (event.offer === undefined && ride?.type === 'ride') {
    const problem = force ? null : pathProblem(table, from, event.path, ride.steps);
    if (problem) return problem;
    if (to === 'kansasCity') return refuse('notIntoKansasCity');
    return ok(rideTo(popPending(state), to));
  }
  if (turn.phase === 'kansasCity') return refuse('wrongPhase', { phase: turn.phase });
  let after = state;
  let limit = stepLimit(table.player, turn.essentials);
  if (event.offer !== undefined) {
    const claimed = claim(state, event, ['herder'], { type: 'herder', steps: limit });
    if (!claimed.ok) return claimed;
    after = claimed.value.state;
    limit = claimed.value.spec.steps;
  } else if (!force) {
    if (turn.pending.length > 0) return refuse('pendingFirst');
    if (turn.phase !== 'move' || turn.first) return refuse('wrongPhase', { phase: turn.phase });
  }
  const problem = force ? null : pathProblem(table, from, event.path, limit);
  if (problem) return problem;
  if (force) after = withTurn(after, { first: false, pending: after.turn.pending.filter(isEndOfTrack) });
  return ok(arrive(payHands(after, event.path), to));
}

const isEndOfTrack = (pending: PlayState['turn']['pending'][number]): boolean => pending.type === 'trackEnd';

function pathProblem(
  table: Table,
  from: SpaceId | null,
  path: readonly SpaceId[],
  limit: number,
): Played | null {
  if (from === null || !isPath(table, from, path)) return refuse('badPath');
  return path.length > limit ? refuse('tooFar', { steps: path.length, limit }) : null;
}

/** The location is not used: before phase A the move follows, in phase B the turn goes straight to C. */
function rideTo(state: PlayState, to: SpaceId): PlayState {
  const { table, turn } = state;
  const moved = withTable(state, { ...table, herders: { player: to, sam: table.herders.sam } });
  return turn.phase === 'move' ? moved : withTurn(moved, { phase: 'done', offers: [], step: null });
}

type PlaceEvent = Extract<PlayerEvent, { type: 'place' }>;

/** First turn of the game: any neutral building, then phase B. */
export function applyPlace(state: PlayState, event: PlaceEvent): Played {
  const { table, turn } = state;
  const tile = table.trail[SPACE_INDEX[event.space]];
  if (!tile || NEXT[event.space].length === 0) return refuse('notNeutral', { space: event.space });
  if (turn.phase === 'kansasCity') return refuse('wrongPhase', { phase: turn.phase });
  if (!event.force) {
    if (turn.phase !== 'move' || !turn.first) return refuse('wrongPhase', { phase: turn.phase });
    if (turn.pending.length > 0) return refuse('pendingFirst');
    if (!tile.startsWith('neutral:')) return refuse('notNeutral', { space: event.space });
  }
  return ok(arrive(withTurn(state, { first: false }), event.space));
}

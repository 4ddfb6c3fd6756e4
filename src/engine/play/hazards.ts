import { HAZARDS, OUTLAW_BOUNTY, OUTLAW_HAND, type HazardTile, type OutlawTile } from '../../box/tiles';
import { HAZARD_SPACES, OUTLAW_SPACES, SPACE_INDEX, type SpaceId } from '../../box/trail';
import { ok } from '../../lib/result';
import { withTile, type Table } from '../table/state';
import { claim } from './claim';
import { gain, pay, withPlayer } from './purse';
import { refuse, type Played } from './refuse';
import type { PlayerEvent, PlayState } from './types';

const ALL_HAZARD_SPACES: readonly SpaceId[] = Object.values(HAZARD_SPACES).flat();

/** Spaces with a hazard on them. */
export function hazardsOnTrail(table: Table): readonly SpaceId[] {
  return ALL_HAZARD_SPACES.filter((space) => Boolean(table.trail[SPACE_INDEX[space]]));
}

/** Spaces with an outlaw on them. */
export function outlawsOnTrail(table: Table): readonly SpaceId[] {
  return OUTLAW_SPACES.filter((space) => Boolean(table.trail[SPACE_INDEX[space]]));
}

/** True when there is a hazard or an outlaw to take. */
export const canClear = (state: PlayState): boolean =>
  hazardsOnTrail(state.table).length > 0 || outlawsOnTrail(state.table).length > 0;

type HazardEvent = Extract<PlayerEvent, { type: 'hazard' }>;

/** Remove a hazard of any section, for its price. A herder there stays on the empty space. */
export function applyHazard(state: PlayState, event: HazardEvent): Played {
  const claimed = claim(state, event, ['hazard'], { type: 'hazard', pay: 0 });
  if (!claimed.ok) return claimed;
  const tile = state.table.trail[SPACE_INDEX[event.space]];
  if (!tile || !HAZARDS[tile as HazardTile]) return refuse('noHazardThere', { space: event.space });
  const paid = pay(claimed.value.state, claimed.value.spec.pay, event.force === true);
  if (!paid.ok) return paid;
  const { table } = paid.value;
  const hazards = [...table.player.hazards, tile as HazardTile];
  const player = { ...table.player, hazards };
  return ok({ ...paid.value, table: { ...table, trail: withTile(table.trail, event.space, null), player } });
}

type OutlawEvent = Extract<PlayerEvent, { type: 'outlaw' }>;

/** Take an outlaw and the bounty of its space. */
export function applyOutlaw(state: PlayState, event: OutlawEvent): Played {
  const claimed = claim(state, event, ['outlaw'], { type: 'outlaw' });
  if (!claimed.ok) return claimed;
  const tile = state.table.trail[SPACE_INDEX[event.space]];
  if (!tile || !OUTLAW_HAND[tile as OutlawTile]) return refuse('noOutlawThere', { space: event.space });
  const { table } = claimed.value.state;
  const outlaws = [...table.player.outlaws, tile as OutlawTile];
  const taken: PlayState = {
    ...claimed.value.state,
    table: {
      ...table,
      trail: withTile(table.trail, event.space, null),
      player: { ...table.player, outlaws },
    },
  };
  const bounty = bountyOf(event.space);
  return ok(
    bounty === 'token' ? withPlayer(taken, { tokens: table.player.tokens + 1 }) : gain(taken, bounty),
  );
}

/** Bounty of an outlaw space. */
export function bountyOf(space: SpaceId): 'token' | number {
  return OUTLAW_BOUNTY[(OUTLAW_SPACES as readonly string[]).indexOf(space)] ?? 0;
}

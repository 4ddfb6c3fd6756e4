import { NEXT, SPACE_INDEX, SPACES, type SpaceId } from '../../box/trail';
import { ok } from '../../lib/result';
import { buildingKey, claim } from './claim';
import { withTurn } from './purse';
import { refuse, type Played } from './refuse';
import { actionsAt } from './turn';
import type { PlayerEvent, PlayState, TurnOffer } from './types';

/** Spaces right before and right after each space. */
const NEIGHBOURS: readonly (readonly SpaceId[])[] = SPACES.map((space) => [
  ...SPACES.filter((other) => NEXT[other].includes(space)),
  ...NEXT[space],
]);

/** Buildings right beside the herder's, anybody's, that have not acted in this turn. */
export function copyTargets(state: PlayState): readonly SpaceId[] {
  const { table, turn } = state;
  const here = table.herders.player;
  if (here === null) return [];
  const own = buildingKey(table, here);
  const found: SpaceId[] = [];
  for (const space of NEIGHBOURS[SPACE_INDEX[here]] ?? []) {
    const key = buildingKey(table, space);
    if (key !== null && key !== own && !turn.actedOn.includes(key)) found.push(space);
  }
  return found;
}

type CopyEvent = Extract<PlayerEvent, { type: 'copy' }>;

/** Act as on an adjacent building: no empty space and no other location between, no building twice in a turn. */
export function applyCopy(state: PlayState, event: CopyEvent): Played {
  const claimed = claim(state, event, ['copyAdjacent'], null);
  if (!claimed.ok) return claimed;
  const { table, turn } = claimed.value.state;
  const here = table.herders.player;
  const key = buildingKey(table, event.space);
  if (here === null || key === null) return refuse('notAdjacent', { space: event.space });
  if (!event.force) {
    if (!NEIGHBOURS[SPACE_INDEX[here]]?.includes(event.space))
      return refuse('notAdjacent', { space: event.space });
    if (turn.actedOn.includes(key)) return refuse('buildingUsed', { building: key });
  }
  const copied: TurnOffer[] = actionsAt(table, event.space).map((spec) => ({
    spec,
    source: event.space,
    kind: 'building',
    used: false,
  }));
  return ok(
    withTurn(claimed.value.state, { offers: [...turn.offers, ...copied], actedOn: [...turn.actedOn, key] }),
  );
}

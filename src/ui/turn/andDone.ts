import { applyPlayer, type Offers, type PlayerEvent, type PlayState } from '@/engine/play';

/** Actions something follows, and what can be done at any time: no turn ends with them. */
const NEVER_LAST: readonly PlayerEvent['type'][] = [
  'move',
  'copy',
  'specialDelivery',
  'reveal',
  'token',
  'playObjective',
];

/**
 * Whether an action can be the last of the turn, so that one tap may do it and hand over to Sam: nothing else is open
 * at this place, and it leaves nothing to settle or to draw.
 */
export function canBeLast(state: PlayState, { local, canEnd }: Offers, event: PlayerEvent): boolean {
  if (state.turn.phase !== 'act' || !canEnd || event.force || NEVER_LAST.includes(event.type)) return false;
  const own = 'offer' in event ? event.offer : undefined;
  const instead = event.type === 'auxiliary' && own === undefined;
  const others = local.some(({ index, used, options }) => index !== own && !used && options.length > 0);
  if (others && !instead) return false;
  const after = applyPlayer(state, event);
  if (!after.ok) return false;
  const { turn, requests } = after.value;
  return requests.length === 0 && turn.pending.every(({ type }) => type === 'buying');
}

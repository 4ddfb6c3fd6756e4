import { DISCARD_VALUE, type DiscardKind, type Reward } from '../../box/actions';
import { CATTLE, MARKET_CARDS, STARTER_BREEDS, type Breed } from '../../box/cattle';
import { ok } from '../../lib/result';
import type { Objective, PlayerSide } from '../table/state';
import { claim, pushPending } from './claim';
import { breedValue, countBreed, isBreed, isOrange, objectiveIndex } from './herd';
import { addCertificates, gain } from './purse';
import { refuse, type Played } from './refuse';
import type { PlayerEvent, PlayState } from './types';

/** Every breed there is, cheapest first. */
export const BREEDS: readonly Breed[] = [
  ...STARTER_BREEDS,
  ...new Set(MARKET_CARDS.map((card) => CATTLE[card].breed)),
];

/** True when this card is what the action asks for, wherever it is. */
export function suits(kind: DiscardKind, card: Breed | Objective): boolean {
  if (kind === 'objective') return !isBreed(card);
  if (!isBreed(card)) return false;
  if (kind === 'pair' || kind === 'any') return true;
  return kind === 'value3' ? breedValue(card) === DISCARD_VALUE && !isOrange(card) : card === kind;
}

const needed = (kind: DiscardKind): number => (kind === 'pair' ? 2 : 1);

/** True when the herd holds enough of the breed; the hand itself is not known. */
const holds = (player: PlayerSide, kind: DiscardKind, card: Breed | Objective): boolean =>
  isBreed(card) ? countBreed(player, card) >= needed(kind) : objectiveIndex(player, card) >= 0;

/** Cards of the herd the action could be paid with. */
export function discardChoices(state: PlayState, kind: DiscardKind): readonly (Breed | Objective)[] {
  const { player } = state.table;
  if (kind === 'objective') return player.objectives.herd;
  const found: Breed[] = [];
  for (const breed of BREEDS) {
    if (suits(kind, breed) && (state.turn.essentials || countBreed(player, breed) >= needed(kind)))
      found.push(breed);
  }
  return found;
}

export const canDiscard = (state: PlayState, kind: DiscardKind): boolean =>
  discardChoices(state, kind).length > 0;

type DiscardEvent = Extract<PlayerEvent, { type: 'discard' }>;

/** A card from hand to the discards (it stays in the herd) for a reward. */
export function applyDiscard(state: PlayState, event: DiscardEvent): Played {
  const claimed = claim(state, event, ['discard'], null);
  if (!claimed.ok) return claimed;
  const { spec } = claimed.value;
  if (!event.force) {
    if (!suits(spec.card, event.card)) return refuse('wrongCard', { wanted: spec.card });
    if (!state.turn.essentials && !holds(state.table.player, spec.card, event.card)) {
      return refuse('notInHerd', { card: typeof event.card === 'string' ? event.card : 'objective' });
    }
  }
  return ok(giveReward(claimed.value.state, spec.reward));
}

/** Dollars and certificates at once, an engine move or an objective card as the next choice. */
export function giveReward(state: PlayState, reward: Reward): PlayState {
  const { table } = state;
  const paid = addCertificates(gain(state, reward.dollars ?? 0), reward.certificates ?? 0);
  if (reward.engine !== undefined) {
    return pushPending(paid, {
      type: 'action',
      from: 'discard',
      spec: { type: 'engine', reach: reward.engine },
    });
  }
  const any = table.objectives.length > 0 || table.supply.objectives.left > 0;
  return reward.objectiveToHand && any
    ? pushPending(paid, { type: 'objective', pile: true, to: 'hand' })
    : paid;
}

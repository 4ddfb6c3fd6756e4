import { CATTLE, STARTERS, type MarketCard, type StarterBreed } from '@/box/cattle';
import type { WorkerKind } from '@/box/kinds';
import type { ObjectiveFacts } from '@/box/objectives';
import { boxOf, type BoxProfile } from '@/box/profile';
import type { SamCard } from '@/box/samCards';
import { HAZARDS, type HazardTile, type SupplyTile } from '@/box/tiles';
import { buildingOf, ownerOf } from '@/engine/table/fees';
import type { Objective, TrailTile } from '@/engine/table/state';
import type { Translator } from '@/i18n';

import { isStarter } from './art';

export type AnyTile = TrailTile | SupplyTile;

const isWorker = (tile: AnyTile): tile is WorkerKind => !tile.includes(':');

/** A tile in words: "flood 3, green hand", "Your building 4a", "cowboy". */
export function tileName(t: Translator, tile: AnyTile): string {
  if (isWorker(tile)) return t('board.tile', { tile });
  const trail = tile as TrailTile;
  const owner = ownerOf(trail);
  if (owner !== null) return t(`board.space.${owner}`, { building: buildingOf(trail) ?? '' });
  if (tile.startsWith('neutral:')) return t('board.space.neutral', { letter: tile.slice('neutral:'.length) });
  const hazard = HAZARDS[tile as HazardTile];
  return hazard === undefined
    ? t('board.tile', { tile })
    : t('board.tile.hazard', { tile, hand: hazard.hand });
}

/** A cattle card in words, with its value and VP. */
export function cattleName(t: Translator, card: MarketCard | StarterBreed): string {
  if (isStarter(card)) return t('board.cattle', { card, value: STARTERS[card].value });
  const { value, vp } = CATTLE[card];
  return t('board.cattle', vp > 0 ? { card, value, vp } : { card, value });
}

/** The first letters of a breed, to tell cards apart by more than colour. */
export const cattleShort = (t: Translator, card: MarketCard | StarterBreed): string => {
  const breed = isStarter(card) ? card : CATTLE[card].breed;
  return t(`terms.breed.${breed}`)
    .split(/\s+/)
    .map((word, _, words) => word.slice(0, words.length > 1 ? 1 : 2))
    .join('');
};

/** What is printed on an objective, whether from the catalogue or described by its owner. */
export function objectiveFacts(profile: BoxProfile, objective: Objective): ObjectiveFacts {
  if (typeof objective !== 'string') return objective;
  return boxOf(profile).objectives[objective] ?? { vp: 0, penalty: 0, reward: null, tasks: [] };
}

/** An objective in words: VP, penalty, tasks, reward. */
export function objectiveName(t: Translator, profile: BoxProfile, objective: Objective): string {
  const { vp, penalty, tasks, reward } = objectiveFacts(profile, objective);
  return t('board.objective', {
    vp,
    ...(penalty > 0 ? { penalty } : {}),
    ...(tasks.length > 0 ? { tasks } : {}),
    ...(reward === null ? {} : { reward }),
  });
}

/** One of Sam's cards in words. */
export function samCardName(t: Translator, profile: BoxProfile, card: SamCard): string {
  const { action, steps } = boxOf(profile).samCards[card];
  return typeof steps === 'number'
    ? t('board.samCard.steps', { card, steps, action })
    : t('board.samCard', { card, action });
}

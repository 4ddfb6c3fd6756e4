import {
  CATTLE,
  MARKET_CARDS,
  STARTERS,
  type Breed,
  type MarketCard,
  type StarterBreed,
} from '../../box/cattle';
import type { ObjectiveFacts } from '../../box/objectives';
import { boxOf } from '../../box/profile';
import { without, type Objective, type PlayerSide, type Table } from '../table/state';
import type { HerdCard } from './types';

export const isStarter = (card: unknown): card is StarterBreed =>
  typeof card === 'string' && Object.hasOwn(STARTERS, card);

export const isMarketCard = (card: unknown): card is MarketCard =>
  typeof card === 'string' && Object.hasOwn(CATTLE, card);

const MARKET_BREED_VALUE: Readonly<Record<string, number>> = Object.fromEntries(
  MARKET_CARDS.map((card) => [CATTLE[card].breed, CATTLE[card].value]),
);

export const isBreed = (card: unknown): card is Breed =>
  isStarter(card) || (typeof card === 'string' && Object.hasOwn(MARKET_BREED_VALUE, card));

/** Breeding value of a breed. */
export const breedValue = (breed: Breed): number =>
  isStarter(breed) ? STARTERS[breed].value : (MARKET_BREED_VALUE[breed] ?? 0);

/** Orange breeds come with a variant; a printed value never means them. */
export const isOrange = (breed: Breed): boolean => breed === 'simmental' || breed === 'brahman';

/** Cards of a breed in the whole herd; which of them are in hand only the player knows. */
export function countBreed(player: PlayerSide, breed: Breed): number {
  if (isStarter(breed)) return player.starters[breed];
  let count = 0;
  for (const card of player.cattle) if (CATTLE[card].breed === breed) count += 1;
  return count;
}

/** The same objective: the same id, or cards described alike. */
export function sameObjective(a: Objective, b: Objective): boolean {
  if (typeof a === 'string' || typeof b === 'string') return a === b;
  return (
    a.vp === b.vp &&
    a.penalty === b.penalty &&
    a.reward === b.reward &&
    a.tasks.length === b.tasks.length &&
    a.tasks.every((task, index) => task === b.tasks[index])
  );
}

/** Place of an objective in the herd, -1 when it is not there. */
export function objectiveIndex(player: PlayerSide, card: Objective): number {
  const { herd } = player.objectives;
  for (let i = 0; i < herd.length; i += 1) if (sameObjective(herd[i] as Objective, card)) return i;
  return -1;
}

/** What is printed on an objective, null for an id nobody knows. */
export const objectiveFacts = (table: Table, card: Objective): ObjectiveFacts | null => {
  if (typeof card !== 'string') return card;
  const { objectives } = boxOf(table.profile);
  return Object.hasOwn(objectives, card) ? (objectives[card] ?? null) : null;
};

/** The player without one card of the herd; null when the herd has none. */
export function removeCard(player: PlayerSide, card: HerdCard | Objective): PlayerSide | null {
  if (isStarter(card)) {
    const left = player.starters[card];
    return left > 0 ? { ...player, starters: { ...player.starters, [card]: left - 1 } } : null;
  }
  if (isMarketCard(card)) {
    const at = player.cattle.indexOf(card);
    return at < 0 ? null : { ...player, cattle: without(player.cattle, at) };
  }
  const at = objectiveIndex(player, card);
  if (at < 0) return null;
  return { ...player, objectives: { ...player.objectives, herd: without(player.objectives.herd, at) } };
}

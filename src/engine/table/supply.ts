import { CATTLE, MARKET_CARDS } from '../../box/cattle';
import type { Variant } from '../../box/kinds';
import { boxOf, type BoxProfile } from '../../box/profile';
import { BAG_CONTENTS, BAGS } from '../../box/tiles';
import type { Objective, Pile, Supply, Table } from './state';

/** The piles of a supply, by their names in a position file. */
export const PILES = ['cattle', 'objectives', ...BAGS] as const;
export type PileId = (typeof PILES)[number];

const sum = (faces: Readonly<Record<string, number>>): number => {
  let total = 0;
  for (const face in faces) total += faces[face] ?? 0;
  return total;
};

export const pileOf = (faces: Readonly<Record<string, number>>, left = sum(faces)): Pile => ({ left, faces });

/** True when this face can still come out of the pile. A card described by its owner can come while any is left. */
export function canDraw(pile: Pile, face: Objective): boolean {
  if (pile.left <= 0) return false;
  if (typeof face !== 'string') return true;
  return Object.hasOwn(pile.faces, face) && (pile.faces[face] ?? 0) > 0;
}

/** The pile after this face came out of it. */
export function takeFace(pile: Pile, face: Objective): Pile {
  const left = Math.max(0, pile.left - 1);
  if (typeof face !== 'string') return { left, faces: pile.faces };
  return { left, faces: { ...pile.faces, [face]: Math.max(0, (pile.faces[face] ?? 0) - 1) } };
}

/** The supply with one face taken from one pile. */
export const takeFrom = (supply: Supply, pile: PileId, face: Objective): Supply => ({
  ...supply,
  [pile]: takeFace(supply[pile], face),
});

/** Market cards in the box: orange ones join with their variant. [S] */
export function cattleInBox(variants: readonly Variant[]): Readonly<Record<string, number>> {
  const faces: Record<string, number> = {};
  for (const card of MARKET_CARDS) {
    const facts = CATTLE[card];
    if (!facts.orange || variants.includes(facts.breed as Variant)) faces[card] = facts.copies;
  }
  return faces;
}

/** Objective cards of the pile: all but the starting ones. */
export function objectivesInBox(profile: BoxProfile): Readonly<Record<string, number>> {
  const faces: Record<string, number> = {};
  for (const [id, facts] of Object.entries(boxOf(profile).objectives))
    if (!facts.starting) faces[id] = facts.copies;
  return faces;
}

/** Every bag and pile before anything is drawn. */
export function fullSupply(variants: readonly Variant[], profile: BoxProfile): Supply {
  return {
    bag1: pileOf(BAG_CONTENTS.bag1 as Record<string, number>),
    bag2: pileOf(BAG_CONTENTS.bag2 as Record<string, number>),
    bag3: pileOf(BAG_CONTENTS.bag3 as Record<string, number>),
    cattle: pileOf(cattleInBox(variants)),
    objectives: pileOf(objectivesInBox(profile)),
  };
}

/** How many can be drawn of `wanted`. */
export const drawable = (table: Table, pile: PileId, wanted: number): number =>
  Math.min(wanted, table.supply[pile].left);

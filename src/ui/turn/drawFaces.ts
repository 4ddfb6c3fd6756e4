import type { DrawItem, Game, GameRequest } from '@/engine/events/types';
import { isSupplyPile, setupFaces } from '@/engine/events/requests';

/** Faces that can still come for a request, with how many are left of each. */
export function drawFaces(
  { table }: Game,
  { pile }: GameRequest,
): readonly { readonly face: DrawItem & (string | number); readonly left: number }[] {
  if (!isSupplyPile(pile)) {
    return setupFaces(table, pile).map((face) => ({ face: face as DrawItem & (string | number), left: 1 }));
  }
  const { faces } = table.supply[pile];
  return Object.keys(faces)
    .filter((face) => (faces[face] ?? 0) > 0)
    .map((face) => ({ face, left: faces[face] ?? 0 }));
}

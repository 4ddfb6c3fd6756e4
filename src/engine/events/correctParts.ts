import { BUILDING_NUMBERS } from '../../box/buildings';
import type { Owner } from '../../box/kinds';
import { BAG_CONTENTS, BAGS } from '../../box/tiles';
import { SPACE_INDEX, type SpaceId } from '../../box/trail';
import { attempt } from '../table/positionError';
import { countSupply } from '../table/positionSupply';
import { listProblems, type Depth } from '../table/invariants';
import type { Pile, Supply, Table } from '../table/state';
import { PILES, type PileId } from '../table/supply';
import { isPlainObject, type PlainObject } from './json';

/** Numbers of an owner's buildings lying on a written trail. */
function numbersOn(trail: PlainObject, owner: Owner): readonly number[] {
  const numbers: number[] = [];
  for (const space of Object.keys(trail)) {
    const tile = trail[space];
    if (
      Object.hasOwn(SPACE_INDEX, space as SpaceId) &&
      typeof tile === 'string' &&
      tile.startsWith(`${owner}:`)
    ) {
      numbers.push(Number.parseInt(tile.slice(owner.length + 1), 10));
    }
  }
  return numbers;
}

/** A building put on the trail leaves the reserve, one taken off goes back to it; what left the game stays out. */
export function fittingReserve(
  reserve: readonly number[],
  owner: Owner,
  before: unknown,
  after: unknown,
): readonly number[] {
  if (!isPlainObject(before) || !isPlainObject(after)) return reserve;
  const was = numbersOn(before, owner);
  const is = numbersOn(after, owner);
  return BUILDING_NUMBERS.filter((n) => !is.includes(n) && (reserve.includes(n) || was.includes(n)));
}

const capOf = (id: PileId, face: string, counted: Pile): number => {
  const bag = BAGS.find((one) => one === id);
  if (!bag) return counted.faces[face] ?? 0;
  return (BAG_CONTENTS[bag] as Readonly<Record<string, number>>)[face] ?? 0;
};

/** A pile as counted anew, less what had left the game before. */
function lessLost(id: PileId, counted: Pile, then: Pile, held: Pile): Pile {
  const faces: Record<string, number> = {};
  let sum = 0;
  for (const face of Object.keys(counted.faces)) {
    const lost = (then.faces[face] ?? 0) - (held.faces[face] ?? 0);
    const left = Math.max(0, Math.min((counted.faces[face] ?? 0) - lost, capOf(id, face, counted)));
    faces[face] = left;
    sum += left;
  }
  return { left: Math.max(0, Math.min(sum, counted.left - (then.left - held.left))), faces };
}

/**
 * The supply after a correction that does not speak of it: what came onto the table has left its pile, what was taken
 * off is back in it, and tiles out of the game stay out where that can be known.
 */
export function fittingSupply(before: Table, after: Table, depth: Depth): Supply {
  const counted = after.supply;
  const then = attempt(() => countSupply(before, {}, {}));
  if (!then.ok) return counted;
  const entries = PILES.map(
    (id) => [id, lessLost(id, counted[id], then.value[id], before.supply[id])] as const,
  );
  const supply = Object.fromEntries(entries) as unknown as Supply;
  return listProblems({ ...after, supply }, depth).length > listProblems(after, depth).length
    ? counted
    : supply;
}

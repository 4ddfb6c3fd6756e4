import { boxOf } from '../../box/profile';
import { BAG_CONTENTS, BAGS, type BagId } from '../../box/tiles';
import type { Draws } from '../sam/types';
import { field, item, refuse, show } from './positionError';
import { visitCattle, visitObjectives, visitTiles, type Laid } from './positionSeen';
import type { Objective, Pile, Supply } from './state';
import { cattleInBox, objectivesInBox, pileOf, type PileId } from './supply';

type Counts = Record<string, number>;

/** A pile as a file states it: how many are left, and of which faces. */
export interface WrittenStack {
  readonly left?: number;
  readonly faces?: Readonly<Counts>;
}
export type WrittenStacks = Readonly<Partial<Record<PileId, WrittenStack>>>;

/** Starting objectives in the box; one of them may be Sam's hidden one. [S] */
const STARTING_CARDS = 4;

const sumOf = (counts: Readonly<Counts>): number => Object.values(counts).reduce((sum, n) => sum + n, 0);

/** Takes `count` of a face off what the box holds, or refuses by path. */
function take(rest: Counts, face: string, count: number, path: () => string, whole: Readonly<Counts>): void {
  const left = (rest[face] ?? 0) - count;
  if (left < 0) refuse(path(), 'count', `more ${show(face)} than the ${whole[face] ?? 0} in the box`);
  rest[face] = left;
}

/** The pile left after what is seen, as the file corrects it; what will be drawn must be in it. */
function settle(
  id: PileId,
  faces: Readonly<Counts>,
  left: number,
  written: WrittenStack | undefined,
  draws: readonly Objective[],
): Pile {
  const path = field('stacks', id);
  const stated = written?.faces;
  if (stated) {
    for (const face of Object.keys(stated)) {
      if ((stated[face] ?? 0) > (faces[face] ?? 0)) {
        refuse(field(path, face), 'count', `at most ${faces[face] ?? 0} can be left`);
      }
    }
  }
  const rest: Counts = { ...faces };
  if (stated) for (const face of Object.keys(rest)) rest[face] = stated[face] ?? 0;
  const most = id === 'objectives' ? sumOf(faces) : sumOf(rest);
  const count = written?.left ?? (stated ? sumOf(rest) : left);
  if (count > most) refuse(path, 'count', `${count} left, at most ${most} can be`);
  const spare: Counts = { ...rest };
  draws.forEach((card, index) => {
    const at = item(field('draws', id), index);
    if (index >= count) refuse(at, 'count', `only ${count} are left to draw`);
    if (typeof card !== 'string') return;
    if ((spare[card] ?? 0) <= 0) refuse(at, 'count', `no ${show(card)} is left to draw`);
    spare[card] = (spare[card] ?? 0) - 1;
  });
  return pileOf(rest, count);
}

function cattlePile(table: Laid, draws: Draws, stack: WrittenStack | undefined): Pile {
  const box = cattleInBox(table.variants);
  const rest: Counts = { ...box };
  visitCattle(table, (card, count, path) => take(rest, card as string, count, path, box));
  return settle('cattle', rest, sumOf(rest), stack, (draws.cattle ?? []) as readonly Objective[]);
}

function objectivePile(table: Laid, draws: Draws, stack: WrittenStack | undefined): Pile {
  const { objectives } = boxOf(table.profile);
  const box = objectivesInBox(table.profile);
  const rest: Counts = { ...box };
  const starting: Counts = {};
  let startingLeft = STARTING_CARDS;
  let described = 0;
  visitObjectives(table, (card, count, path) => {
    if (typeof card !== 'string') {
      if (card.reward !== null) described += count;
      return;
    }
    const facts = objectives[card];
    if (!facts?.starting) return take(rest, card, count, path, box);
    if (path().startsWith('objectives')) refuse(path(), 'place', 'a starting objective is never on display');
    starting[card] = (starting[card] ?? 0) + count;
    startingLeft -= count;
    if (starting[card] > facts.copies || startingLeft < 0) {
      refuse(path(), 'count', `more ${show(card)} than the box holds`);
    }
  });
  const left = Math.max(0, sumOf(rest) - described);
  return settle('objectives', rest, left, stack, (draws.objectives ?? []) as readonly Objective[]);
}

const TILE_TOTALS: Readonly<Counts> = BAGS.reduce<Counts>((totals, bag) => {
  for (const [tile, count] of Object.entries(BAG_CONTENTS[bag])) totals[tile] = (totals[tile] ?? 0) + count;
  return totals;
}, {});

/**
 * What each bag still holds. A tile in a foresight column came out of the bag of that number; where another came
 * from is not known, so it is counted against the bag that is opened first and has enough of it.
 */
function bagPiles(table: Laid, draws: Draws, stacks: WrittenStacks): Readonly<Record<BagId, Pile>> {
  const total: Counts = { ...TILE_TOTALS };
  const rest: Record<BagId, Counts> = {
    bag1: { ...BAG_CONTENTS.bag1 } as Counts,
    bag2: { ...BAG_CONTENTS.bag2 } as Counts,
    bag3: { ...BAG_CONTENTS.bag3 } as Counts,
  };
  const loose: Counts = {};
  visitTiles(table, (tile, count, path, bag) => {
    const face = tile as string;
    take(total, face, count, path, TILE_TOTALS);
    if (bag === null) loose[face] = (loose[face] ?? 0) + count;
    else take(rest[bag], face, count, path, BAG_CONTENTS[bag] as Counts);
  });
  for (const bag of BAGS) {
    const spare: Counts = { ...rest[bag] };
    ((draws[bag] ?? []) as readonly string[]).forEach((tile, index) => {
      const at = (): string => item(field('draws', bag), index);
      take(total, tile, 1, at, TILE_TOTALS);
      take(spare, tile, 1, at, BAG_CONTENTS[bag] as Counts);
    });
  }
  const stated = BAGS.filter((bag) => stacks[bag]?.faces);
  const order = [...stated, ...BAGS.filter((bag) => !stated.includes(bag))];
  const spareOf = (bag: BagId, face: string): number => {
    const kept = stacks[bag]?.faces
      ? (stacks[bag]?.faces?.[face] ?? 0)
      : ((draws[bag] ?? []) as readonly string[]).filter((tile) => tile === face).length;
    return Math.max(0, (rest[bag][face] ?? 0) - kept);
  };
  const faces = Object.keys(loose);
  const takeOut = (most: (bag: BagId, face: string) => number): void => {
    for (const face of faces) {
      for (const bag of order) {
        const out = Math.min(most(bag, face), loose[face] ?? 0, spareOf(bag, face));
        if (out <= 0) continue;
        loose[face] = (loose[face] ?? 0) - out;
        rest[bag][face] = (rest[bag][face] ?? 0) - out;
      }
    }
  };
  // First what no other bag can have given, then what leaves each bag as full as the file says, then the rest.
  const elsewhere = (bag: BagId, face: string): number =>
    sumOf(
      Object.fromEntries(BAGS.filter((other) => other !== bag).map((other) => [other, spareOf(other, face)])),
    );
  takeOut((bag, face) => (loose[face] ?? 0) - elsewhere(bag, face));
  takeOut((bag) => sumOf(rest[bag]) - (stacks[bag]?.left ?? 0));
  takeOut(() => Infinity);
  for (const face of faces) {
    if ((loose[face] ?? 0) > 0)
      refuse('stacks', 'count', `more ${show(face)} than the ${TILE_TOTALS[face]} in the box`);
  }
  const pile = (bag: BagId): Pile =>
    settle(bag, rest[bag], sumOf(rest[bag]), stacks[bag], (draws[bag] ?? []) as readonly Objective[]);
  return { bag1: pile('bag1'), bag2: pile('bag2'), bag3: pile('bag3') };
}

/** Box minus everything seen; what will be drawn is still in its pile. Refuses more than the box holds. */
export function countSupply(table: Laid, draws: Draws, stacks: WrittenStacks): Supply {
  return {
    ...bagPiles(table, draws, stacks),
    cattle: cattlePile(table, draws, stacks.cattle),
    objectives: objectivePile(table, draws, stacks.objectives),
  };
}

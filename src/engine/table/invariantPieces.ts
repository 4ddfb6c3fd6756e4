import { MARKET_CARDS } from '../../box/cattle';
import { OWNERS, WORKERS } from '../../box/kinds';
import { PRINTED_WORKERS } from '../../box/playerBoard';
import { boxOf } from '../../box/profile';
import { BAG_CONTENTS, BAGS, HAZARD_TILES, OUTLAW_TILES, type SupplyTile } from '../../box/tiles';
import type { Report } from './invariants';
import type { Objective, Pile, Table } from './state';
import { cattleInBox, objectivesInBox } from './supply';

type Counts = Readonly<Record<string, number>>;

/** Tiles by a number: counting goes over arrays, because it runs after every event. */
const TILES: readonly SupplyTile[] = [...WORKERS, ...OUTLAW_TILES, ...HAZARD_TILES];
const TILE_SLOT: ReadonlyMap<string | null, number> = new Map(TILES.map((tile, slot) => [tile, slot]));
const TILE_TOTALS: readonly number[] = TILES.map((tile) =>
  BAGS.reduce((sum, bag) => sum + (BAG_CONTENTS[bag][tile] ?? 0), 0),
);

/** What the box holds is counted once for a profile and a set of variants. */
function remember<K extends object>(read: (key: K) => Counts): (key: K) => Counts {
  const known = new WeakMap<K, Counts>();
  return (key) => {
    const counts = known.get(key) ?? read(key);
    if (!known.has(key)) known.set(key, counts);
    return counts;
  };
}
const cattleOf = remember(cattleInBox);
const objectivesOf = remember(objectivesInBox);

/** A pile holds no more of a face than it can, and never fewer faces than cards (cards described aside). */
function checkPile(pile: Pile, box: Counts, path: string, report: Report, described: boolean): void {
  let sum = 0;
  for (const face in pile.faces) {
    const count = pile.faces[face] ?? 0;
    sum += count;
    if (count < 0 || count > (box[face] ?? 0)) report('pileCount', `${path}.${face}`, { count });
  }
  if (pile.left < 0 || !Number.isInteger(pile.left) || (pile.left > sum && !described)) {
    report('pileCount', path, { left: pile.left, faces: sum });
  }
}

/**
 * Tiles of the bags: seen and still to come are never more than the box holds (what left the game makes it fewer),
 * and a foresight column holds tiles of its own bag.
 */
export function checkTiles(table: Table, report: Report): void {
  const counts = new Array<number>(TILES.length).fill(0);
  const add = (tile: string | null, count: number): void => {
    const slot = TILE_SLOT.get(tile);
    if (slot !== undefined) counts[slot] = (counts[slot] ?? 0) + count;
  };
  for (const tile of table.trail) if (tile !== null) add(tile, 1);
  for (const worker of table.jobMarket.workers) if (worker !== null) add(worker, 1);
  for (const { worker } of table.stations) if (worker !== null) add(worker, 1);
  for (const owner of OWNERS) {
    const side = table[owner];
    for (const kind of WORKERS) add(kind, side.workers[kind] - PRINTED_WORKERS);
    for (const tile of side.hazards) add(tile, 1);
    for (const tile of side.outlaws) add(tile, 1);
  }
  BAGS.forEach((bag, n) => {
    const column = table.foresight[n as 0 | 1 | 2];
    for (let index = 0; index < column.length; index += 1) {
      const tile = column[index] ?? null;
      if (tile === null) continue;
      add(tile, 1);
      if (!BAG_CONTENTS[bag][tile]) report('place', `foresight[${n}][${index}]`, { tile });
    }
    const pile = table.supply[bag];
    checkPile(pile, BAG_CONTENTS[bag] as Counts, `supply.${bag}`, report, false);
    for (const face in pile.faces) add(face, pile.faces[face] ?? 0);
  });
  for (let slot = 0; slot < TILES.length; slot += 1) {
    const count = counts[slot] ?? 0;
    const box = TILE_TOTALS[slot] ?? 0;
    if (count > box) report('tooMany', 'supply', { face: TILES[slot] ?? '', count, box });
  }
}

/** Market cards are conserved. */
export function checkCattle(table: Table, report: Report): void {
  const box = cattleOf(table.variants);
  const pile = table.supply.cattle;
  checkPile(pile, box, 'supply.cattle', report, false);
  const counts: Record<string, number> = {};
  for (const cards of [table.cattleMarket, table.sam.cattle, table.player.cattle]) {
    for (const card of cards) counts[card] = (counts[card] ?? 0) + 1;
  }
  for (const card of MARKET_CARDS) {
    const count = (counts[card] ?? 0) + (pile.faces[card] ?? 0);
    if (count > (box[card] ?? 0))
      report('tooMany', 'supply.cattle', { face: card, count, box: box[card] ?? 0 });
  }
}

/** Objective cards of the catalogue are conserved; a card described by its owner is one the catalogue lacks. */
export function checkObjectives(table: Table, report: Report): void {
  const catalogue = boxOf(table.profile).objectives;
  const pile = table.supply.objectives;
  checkPile(pile, objectivesOf(table.profile), 'supply.objectives', report, true);
  const { area, herd } = table.player.objectives;
  const counts: Record<string, number> = {};
  const lists: readonly (readonly Objective[])[] = [table.objectives, table.sam.objectives, area, herd];
  for (const cards of lists) {
    for (const card of cards) if (typeof card === 'string') counts[card] = (counts[card] ?? 0) + 1;
  }
  for (const card in counts) {
    const count = (counts[card] ?? 0) + (pile.faces[card] ?? 0);
    const box = catalogue[card]?.copies ?? 0;
    if (count > box) report('tooMany', 'supply.objectives', { face: card, count, box });
  }
}

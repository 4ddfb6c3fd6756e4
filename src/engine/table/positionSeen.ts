import { WORKERS } from '../../box/kinds';
import { PRINTED_WORKERS } from '../../box/playerBoard';
import { STATIONS } from '../../box/railroad';
import { BAG_CONTENTS, BAGS, type BagId } from '../../box/tiles';
import { SPACES } from '../../box/trail';
import { JOB_COLUMNS } from '../../box/jobMarket';
import type { Objective, Table } from './state';

/** A table whose supply is still to be counted. */
export type Laid = Omit<Table, 'supply'>;

/** Told of every tile and card on the table: how many, where, and which bag it must have come from if that is known. */
export type Visit = (face: Objective, count: number, path: () => string, bag: BagId | null) => void;

/** Every tile of the bags that lies on the table. */
export function visitTiles(table: Laid, visit: Visit): void {
  table.trail.forEach((tile, index) => {
    if (
      tile !== null &&
      !tile.startsWith('neutral') &&
      !tile.startsWith('player') &&
      !tile.startsWith('sam')
    ) {
      visit(tile, 1, () => `trail.${SPACES[index]}`, null);
    }
  });
  table.jobMarket.workers.forEach((worker, index) => {
    const row = Math.floor(index / JOB_COLUMNS);
    if (worker !== null) visit(worker, 1, () => `jobMarket.workers[${row}][${index % JOB_COLUMNS}]`, null);
  });
  table.foresight.forEach((column, n) => {
    const bag = BAGS[n] as BagId;
    column.forEach((tile, index) => {
      if (tile === null) return;
      // A file may lay any tile there: what the column's bag never held came from another.
      visit(tile, 1, () => `foresight[${n}][${index}]`, BAG_CONTENTS[bag][tile] ? bag : null);
    });
  });
  table.stations.forEach(({ worker }, index) => {
    if (worker !== null) visit(worker, 1, () => `railroad.stations.${STATIONS[index]?.at}.worker`, null);
  });
  for (const owner of ['sam', 'player'] as const) {
    const side = table[owner];
    for (const kind of WORKERS) {
      const hired = side.workers[kind] - PRINTED_WORKERS;
      if (hired > 0) visit(kind, hired, () => `${owner}.workers.${kind}`, null);
    }
    side.hazards.forEach((tile, index) => visit(tile, 1, () => `${owner}.hazards[${index}]`, 'bag1'));
    side.outlaws.forEach((tile, index) => visit(tile, 1, () => `${owner}.outlaws[${index}]`, null));
  }
}

/** Every market card on the table. */
export function visitCattle(table: Laid, visit: Visit): void {
  table.cattleMarket.forEach((card, index) => visit(card, 1, () => `cattleMarket[${index}]`, null));
  for (const owner of ['sam', 'player'] as const) {
    table[owner].cattle.forEach((card, index) => visit(card, 1, () => `${owner}.cattle[${index}]`, null));
  }
}

/** Every objective on the table. */
export function visitObjectives(table: Laid, visit: Visit): void {
  const { area, herd } = table.player.objectives;
  table.objectives.forEach((card, index) => visit(card, 1, () => `objectives[${index}]`, null));
  table.sam.objectives.forEach((card, index) => visit(card, 1, () => `sam.objectives[${index}]`, null));
  area.forEach((card, index) => visit(card, 1, () => `player.objectives.area[${index}]`, null));
  herd.forEach((card, index) => visit(card, 1, () => `player.objectives.herd[${index}]`, null));
}

import { ARROWS, CITIES, type CityId } from '../../box/railroad';
import { LEVEL } from '../../box/samCards';
import { BAGS, type SupplyTile } from '../../box/tiles';
import { isWorker, marketSize, nextJobSpace, placeSupplyTile } from '../table/place';
import { CLOSED_ROW, withItem, type City, type Column, type Table } from '../table/state';
import { decideDisc } from './discs';
import { takeDisc } from './engine';
import { objectiveFromFurthest } from './objective';
import { draw, report, reportDecision, settled, type Run } from './run';
import type { Why } from './types';

/** Sam in Kansas City: three tiles, no income, a delivery, back to the start, columns slide and refill. */
export function kansasCity(run: Run): void {
  for (let column = 0; column < BAGS.length; column += 1) if (!foresight(run, column)) return;
  if (!deliver(run)) return;
  run.table = { ...run.table, herders: { ...run.table.herders, sam: 'start' } };
  for (let column = 0; column < BAGS.length; column += 1) if (!refillColumn(run, column)) return;
}

const columnOf = (table: Table, column: number): Column => table.foresight[column] as Column;

const withColumn = (table: Table, column: number, tiles: Column): Table => ({
  ...table,
  foresight: withItem(table.foresight, column, tiles) as Table['foresight'],
});

/** The tile he takes: the bottom one; with the market closed no worker, so then the top one or none. */
function choiceOf(table: Table, column: number): { readonly tile: SupplyTile; readonly top: boolean } | null {
  const [bottom, top] = columnOf(table, column);
  const closed = table.jobMarket.row === CLOSED_ROW;
  if (bottom && !(closed && isWorker(bottom))) return { tile: bottom, top: false };
  return top && !(closed && isWorker(top)) ? { tile: top, top: true } : null;
}

function foresight(run: Run, column: number): boolean {
  const choice = choiceOf(run.table, column);
  const shown = column + 1;
  if (!choice) {
    const because = 'skipColumn';
    report(
      run,
      { do: 'nothing', action: 'foresight', because },
      { rule: `nothing.${because}`, params: { column: shown } },
    );
    return true;
  }
  const { tile, top } = choice;
  const [bottom, above] = columnOf(run.table, column);
  const placed = placeSupplyTile(
    withColumn(run.table, column, top ? [bottom, null] : [null, above]),
    tile,
    'sam',
  );
  const { row } = placed.table.jobMarket;
  const pushed = row !== run.table.jobMarket.row && placed.moved !== 'closed';
  let why: Why = {
    rule: top && bottom ? 'foresight.topClosed' : 'foresight.bottom',
    params: {
      column: shown,
      ...(placed.to === 'jobMarket' ? nextJobSpace(run.table) : {}),
      ...(pushed ? { tokenRow: row } : {}),
    },
  };
  if (placed.to === 'box') why = { ...why, also: [{ rule: 'foresight.noSpace', params: { column: shown } }] };
  if (pushed) why = { ...why, also: [{ rule: 'foresight.marketToken', params: { row } }] };
  run.table = placed.table;
  report(run, { do: 'foresight', column: shown, tile, to: placed.to }, why);
  if (placed.moved === 'closed')
    report(run, { do: 'end', by: 'sam' }, { rule: 'end.closed', params: { by: 'sam' } });
  return placed.moved === 'refill' ? refillMarket(run) : true;
}

/** A yellow arrow: the cattle market is filled up to its size, never cut. */
function refillMarket(run: Run): boolean {
  const size = marketSize(run.table);
  const missing = size - run.table.cattleMarket.length;
  if (missing <= 0) return true;
  const cards = draw(run, 'cattle', missing);
  if (cards === null) return false;
  if (cards.length === 0) return true;
  run.table = { ...run.table, cattleMarket: [...run.table.cattleMarket, ...cards] };
  const { row } = run.table.jobMarket;
  report(run, { do: 'refillMarket', cards }, { rule: 'refillMarket.arrow', params: { row, size } });
  return true;
}

/** The next city: his first one, afterwards the next higher value each time, the last one again and again. */
export function nextCity(table: Table): { readonly city: CityId; readonly why: Why } {
  let highest = -1;
  for (let i = 0; i < CITIES.length; i += 1) if ((table.cities[i]?.sam ?? 0) > 0) highest = i;
  if (highest < 0) {
    const city = table.firstDelivery;
    const house = LEVEL[table.difficulty].firstCity !== city;
    const { difficulty } = table;
    return {
      city,
      why: house
        ? { rule: 'deliver.house', params: { city } }
        : { rule: 'deliver.first', params: { city, difficulty } },
    };
  }
  const last = CITIES.length - 1;
  const city = CITIES[Math.min(highest + 1, last)] as CityId;
  return {
    city,
    why:
      highest === last
        ? { rule: 'deliver.newYork', params: { city } }
        : { rule: 'deliver.next', params: { city } },
  };
}

/** Delivery with its arrows. False while the table has not drawn an objective for an arrow. */
function deliver(run: Run): boolean {
  const { city, why } = nextCity(run.table);
  const disc = decideDisc(run.table, why, 'deliver');
  if (!disc) {
    report(
      run,
      { do: 'nothing', action: 'deliver', because: 'noDisc' },
      { rule: 'nothing.noDisc', params: { city } },
    );
    return true;
  }
  const discFrom = settled(run, 'deliver.disc', disc);
  reportDecision(run, 'deliver.disc', disc, (other) => ({ discFrom: other }), {
    do: 'deliver',
    city,
    discFrom,
  });
  const index = CITIES.indexOf(city);
  const before = run.table.cities[index] as City;
  const table = takeDisc(run.table, discFrom);
  run.table = { ...table, cities: withItem(table.cities, index, { ...before, sam: before.sam + 1 }) };
  return before.sam > 0 || arrows(run, city);
}

/** An arrow that gives an objective gives him the one furthest from the pile; tokens and money he never takes. */
function arrows(run: Run, city: CityId): boolean {
  for (const arrow of ARROWS) {
    if (arrow.reward !== 'objective' || (arrow.from !== city && arrow.to !== city)) continue;
    const neighbour = arrow.from === city ? arrow.to : arrow.from;
    if ((run.table.cities[CITIES.indexOf(neighbour)]?.sam ?? 0) === 0) continue;
    const { from, to } = arrow;
    if (!objectiveFromFurthest(run, (slot) => ({ rule: 'objective.arrow', params: { slot, from, to } })))
      return false;
  }
  return true;
}

/** The tile left over slides to the bottom, then the top is refilled from the column's bag. */
function refillColumn(run: Run, column: number): boolean {
  const [bottom, top] = columnOf(run.table, column);
  if (bottom && top) return true;
  const bag = BAGS[column] as (typeof BAGS)[number];
  const drawn = draw(run, bag, 1);
  if (drawn === null) return false;
  const tile: SupplyTile | null = drawn[0] ?? null;
  run.table = withColumn(run.table, column, [bottom ?? top, tile]);
  report(
    run,
    { do: 'refillForesight', column: column + 1, tile },
    { rule: 'foresight.refill', params: { column: column + 1 } },
  );
  return true;
}

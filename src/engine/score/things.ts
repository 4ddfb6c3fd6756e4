import { CATTLE, type MarketCard } from '../../box/cattle';
import type { Owner } from '../../box/kinds';
import type { Task } from '../../box/objectives';
import { CITIES, STATIONS } from '../../box/railroad';
import { must } from '../../lib/must';
import { buildingOf, ownerOf } from '../table/fees';
import type { Table } from '../table/state';

/** The value of a cattle card that a `value3` task asks for. [S] */
const VALUE_OF_TASK = 3;

function cattleTask(card: MarketCard): Task | null {
  const { breed, value, orange } = CATTLE[card];
  if (breed === 'shorthorn' || breed === 'hereford') return breed;
  return value === VALUE_OF_TASK && !orange ? 'value3' : null;
}

/** Buildings of an owner on the trail, by id. */
export function buildingsOf(table: Table, owner: Owner): readonly string[] {
  const buildings: string[] = [];
  for (const tile of table.trail) {
    if (tile !== null && ownerOf(tile) === owner) buildings.push(must(buildingOf(tile), 'building'));
  }
  return buildings;
}

/** Everything the player owns that can serve a task, by task; every thing serves one kind only. */
export function thingsOf(table: Table): Readonly<Record<Task, readonly string[]>> {
  const { player } = table;
  const cattle = (task: Task): readonly string[] => player.cattle.filter((card) => cattleTask(card) === task);
  const newYork = table.cities[CITIES.indexOf('newYork')]?.player ?? 0;
  return {
    building: buildingsOf(table, 'player'),
    orangeOutlaw: player.outlaws.filter((tile) => tile === 'outlaw:orange'),
    greenOutlaw: player.outlaws.filter((tile) => tile === 'outlaw:green'),
    hazard: player.hazards,
    station: STATIONS.flatMap(({ at }, index) => (table.stations[index]?.player ? [String(at)] : [])),
    value3: cattle('value3'),
    shorthorn: cattle('shorthorn'),
    hereford: cattle('hereford'),
    newYork: new Array<string>(newYork).fill('newYork'),
  };
}

import type { MarketCard } from '../../box/cattle';
import { JOB_COLUMNS, JOB_ROWS, SETUP_TOKEN_ROW } from '../../box/jobMarket';
import type { WorkerKind } from '../../box/kinds';
import { OBJECTIVE_SLOTS } from '../../box/objectives';
import { CITIES, CITY, STATIONS, STATIONS_WITH_MASTER, TRACK_END, type CityId } from '../../box/railroad';
import { MASTERS } from '../../box/stationMasters';
import { BAGS, type SupplyTile } from '../../box/tiles';
import { OUTLAW_SPACES, SPACES, type SpaceId } from '../../box/trail';
import { field, item, refuse, show } from './positionError';
import {
  own,
  readEach,
  readList,
  readObject,
  readOne,
  readRecord,
  readWhole,
  refuseTwice,
} from './positionRead';
import { readOwner, readSupplyTile, readWorker } from './positionTiles';
import {
  CLOSED_ROW,
  type City,
  type Column,
  type JobMarket,
  type Objective,
  type Station,
  type Table,
} from './state';

/** Outlaw spaces beside the trail are on no path. */
const OFF_PATH: readonly SpaceId[] = OUTLAW_SPACES.slice(0, 3);

function readHerder(value: unknown, path: string): SpaceId {
  const space = readOne(value, path, SPACES, 'space');
  if (OFF_PATH.includes(space)) refuse(path, 'place', `${space} is on no path`);
  return space;
}

export function readHerders(value: unknown): Table['herders'] {
  const object = value === undefined ? {} : readRecord(value, 'herders', ['player', 'sam']);
  const player = own(object, 'player') ?? null;
  const sam = own(object, 'sam');
  return {
    player: player === null ? null : readHerder(player, 'herders.player'),
    sam: sam === undefined ? 'start' : readHerder(sam, 'herders.sam'),
  };
}

/** The token's row, and the workers up to it: nobody stands on the token's space or after it. */
export function readJobMarket(value: unknown): JobMarket {
  const object = value === undefined ? {} : readRecord(value, 'jobMarket', ['row', 'workers']);
  const rowValue = own(object, 'row');
  const row =
    rowValue === 'closed'
      ? CLOSED_ROW
      : rowValue === undefined
        ? SETUP_TOKEN_ROW
        : readWhole(rowValue, 'jobMarket.row', 1, JOB_ROWS);
  const path = 'jobMarket.workers';
  const workers: (WorkerKind | null)[] = [];
  const rows = own(object, 'workers');
  readList(rows === undefined ? [] : rows, path, JOB_ROWS).forEach((entry, index) => {
    const places = readList(entry, item(path, index), JOB_COLUMNS);
    for (let column = 0; column < JOB_COLUMNS; column += 1) {
      const at = item(item(path, index), column);
      const worker = (places[column] ?? null) === null ? null : readWorker(places[column], at);
      if (worker !== null && index + 1 > row)
        refuse(at, 'place', `row ${index + 1} is after the token's row ${row}`);
      if (worker !== null && index + 1 === row && column === JOB_COLUMNS - 1) {
        refuse(at, 'place', 'the token lies on the right space of its row');
      }
      workers.push(worker);
    }
  });
  return { row, workers };
}

/** Bottom and top of columns 1-3; column n holds tiles of bag n. */
export function readForesight(value: unknown): Table['foresight'] {
  const columns = value === undefined ? [] : readList(value, 'foresight', BAGS.length);
  const column = (n: 0 | 1 | 2): Column => {
    const path = item('foresight', n);
    const entries = columns[n] === undefined ? [] : readList(columns[n], path, 2);
    const tile = (index: number): SupplyTile | null => {
      if ((entries[index] ?? null) === null) return null;
      return readSupplyTile(entries[index], item(path, index));
    };
    return [tile(0), tile(1)];
  };
  return [column(0), column(1), column(2)];
}

function readEngine(value: unknown, path: string): number {
  if (typeof value !== 'number' || Number.isNaN(value))
    refuse(path, 'type', `expected a space, found ${show(value)}`);
  const exists =
    (Number.isInteger(value) && value >= 0 && value <= TRACK_END) ||
    STATIONS.some((station) => station.at === value);
  if (!exists) refuse(path, 'range', `there is no space ${value} on the railroad`);
  return value === 0 ? 0 : value;
}

function readEngines(value: unknown, path: string): Table['engines'] {
  const object = value === undefined ? {} : readRecord(value, path, ['player', 'sam']);
  const written = { player: own(object, 'player'), sam: own(object, 'sam') };
  const player = written.player === undefined ? 0 : readEngine(written.player, field(path, 'player'));
  const sam =
    written.sam === 'box'
      ? 'box'
      : written.sam === undefined
        ? 0
        : readEngine(written.sam, field(path, 'sam'));
  if (sam === player && sam !== 0) refuse(field(path, 'sam'), 'conflict', `both engines are on space ${sam}`);
  return { player, sam };
}

function readStation(value: unknown, path: string, index: number): Station {
  const object = value === undefined ? {} : readRecord(value, path, ['discs', 'master', 'worker']);
  const discs = readEach(own(object, 'discs'), field(path, 'discs'), readOwner);
  refuseTwice(discs, field(path, 'discs'));
  const master = own(object, 'master') ?? null;
  const worker = own(object, 'worker') ?? null;
  for (const [name, there] of [
    ['master', master],
    ['worker', worker],
  ] as const) {
    if (there !== null && index >= STATIONS_WITH_MASTER) {
      refuse(
        field(path, name),
        'place',
        `only the first ${STATIONS_WITH_MASTER} stations have a place for one`,
      );
    }
  }
  if (master !== null && worker !== null) {
    refuse(field(path, 'worker'), 'conflict', 'a worker stands only in the place of a station master taken');
  }
  return {
    player: discs.includes('player'),
    sam: discs.includes('sam'),
    master: master === null ? null : readOne(master, field(path, 'master'), MASTERS, 'station master'),
    worker: worker === null ? null : readWorker(worker, field(path, 'worker')),
  };
}

function readCity(value: unknown, path: string, city: CityId): City {
  const discs = readEach(value, path, readOwner);
  if (!CITY[city].repeat) refuseTwice(discs, path);
  const player = discs.filter((owner) => owner === 'player').length;
  return { player, sam: discs.length - player };
}

/** Engines, stations in their order, cities in theirs. */
export function readRailroad(value: unknown): Pick<Table, 'engines' | 'stations' | 'cities'> {
  const object = value === undefined ? {} : readRecord(value, 'railroad', ['engines', 'stations', 'cities']);
  const stations =
    own(object, 'stations') === undefined ? {} : readObject(own(object, 'stations'), 'railroad.stations');
  const names = STATIONS.map((station) => String(station.at));
  for (const key of Object.keys(stations)) {
    if (!names.includes(key))
      refuse(field('railroad.stations', key), 'unknownId', `unknown station ${show(key)}`);
  }
  const cities =
    own(object, 'cities') === undefined ? {} : readObject(own(object, 'cities'), 'railroad.cities');
  for (const key of Object.keys(cities)) {
    readOne(key, field('railroad.cities', key), CITIES, 'city');
  }
  return {
    engines: readEngines(own(object, 'engines'), 'railroad.engines'),
    stations: names.map((name, index) =>
      readStation(own(stations, name), field('railroad.stations', name), index),
    ),
    cities: CITIES.map((city) => readCity(own(cities, city), field('railroad.cities', city), city)),
  };
}

/** The cattle market, as long as the table has it. */
export const readCattleMarket = (
  value: unknown,
  cattle: (value: unknown, path: string) => MarketCard,
): readonly MarketCard[] => readEach(value, 'cattleMarket', cattle);

/** The objectives on display, slot 1 first. */
export const readDisplay = (
  value: unknown,
  objective: (value: unknown, path: string) => Objective,
): readonly Objective[] => readEach(value, 'objectives', objective, OBJECTIVE_SLOTS);

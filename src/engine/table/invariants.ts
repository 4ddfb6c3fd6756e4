import { WORKERS, OWNERS, type Owner } from '../../box/kinds';
import { OBJECTIVE_SLOTS } from '../../box/objectives';
import { CERTIFICATE_LIMITS, DISCS, PRINTED_WORKERS, ROW_SIZE } from '../../box/playerBoard';
import { CITIES, CITY, STATIONS, TRACK_END } from '../../box/railroad';
import { LEVEL } from '../../box/samCards';
import type { MasterId } from '../../box/stationMasters';
import { JOB_COLUMNS } from '../../box/jobMarket';
import { checkCattle, checkObjectives, checkTiles } from './invariantPieces';
import { checkTrail } from './invariantTrail';
import { CLOSED_ROW, type PlayerSide, type Table } from './state';

/** What can be wrong with a table, as a closed set. */
export const PROBLEMS = [
  'tooMany',
  'pileCount',
  'place',
  'twice',
  'side',
  'rowSize',
  'discs',
  'engine',
  'market',
  'token',
  'cards',
  'counter',
  'certificates',
  'masters',
  'cityTwice',
] as const;
export type ProblemCode = (typeof PROBLEMS)[number];

export interface Problem {
  readonly path: string;
  readonly code: ProblemCode;
  readonly params: Readonly<Record<string, string | number>>;
}

/** Collects problems; the path is only built when there is one. */
export type Report = (code: ProblemCode, path: string, params?: Problem['params']) => void;

/** Whether the player's own board is tracked: without it, discs placed can't be compared with spaces emptied. */
export type Depth = 'full' | 'essentials';

const hasTwice = (names: readonly string[]): boolean =>
  names.some((name, index) => names.indexOf(name) !== index);

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0;

function checkWorkers(table: Table, report: Report): void {
  for (const owner of OWNERS) {
    for (const kind of WORKERS) {
      const count = table[owner].workers[kind];
      if (!Number.isInteger(count) || count < PRINTED_WORKERS || count > ROW_SIZE) {
        report('rowSize', `${owner}.workers.${kind}`, { count });
      }
    }
  }
}

function checkDiscs(table: Table, report: Report, depth: Depth): void {
  const placed: Record<Owner, number> = { player: 0, sam: 0 };
  for (const station of table.stations) {
    if (station.player) placed.player += 1;
    if (station.sam) placed.sam += 1;
  }
  table.cities.forEach((city, index) => {
    const id = CITIES[index];
    for (const owner of OWNERS) {
      if (!isCount(city[owner])) report('counter', `railroad.cities.${id}`, { count: city[owner] });
      if (id && !CITY[id].repeat && city[owner] > 1) report('cityTwice', `railroad.cities.${id}`, { owner });
      placed[owner] += city[owner];
    }
  });
  const { discs } = table.sam;
  if (!isCount(discs) || discs + placed.sam > DISCS)
    report('discs', 'sam.discs', { discs, placed: placed.sam });
  const emptied = table.player.cleared.length;
  if (placed.player > DISCS || (depth === 'full' && placed.player !== emptied)) {
    report('discs', 'player.cleared', { emptied, placed: placed.player });
  }
}

const isTrack = (at: number): boolean =>
  (isCount(at) && at <= TRACK_END) || STATIONS.some((station) => station.at === at);

function checkEngines({ engines }: Table, report: Report): void {
  for (const owner of OWNERS) {
    const at = engines[owner];
    if (at !== 'box' && !isTrack(at)) report('engine', `railroad.engines.${owner}`, { at });
  }
  if (engines.player === engines.sam && engines.sam !== 0)
    report('engine', 'railroad.engines.sam', { at: engines.sam });
}

function checkMarkets(table: Table, report: Report): void {
  const { row, workers } = table.jobMarket;
  if (!Number.isInteger(row) || row < 1 || row > CLOSED_ROW) report('market', 'jobMarket.row', { row });
  for (let at = row * JOB_COLUMNS - 1; at < workers.length; at += 1) {
    if (workers[at])
      report('market', `jobMarket.workers[${Math.floor(at / JOB_COLUMNS)}][${at % JOB_COLUMNS}]`, { row });
  }
  const holders = Number(table.player.jobToken) + Number(table.sam.jobToken);
  if (holders > 1 || (holders === 1 && row !== CLOSED_ROW))
    report('token', 'jobMarket.row', { row, holders });
  if (table.objectives.length > OBJECTIVE_SLOTS) {
    report('market', 'objectives', { count: table.objectives.length });
  }
}

function checkSamCards({ difficulty, sam }: Table, report: Report): void {
  const seen = new Set<number>();
  for (const pile of ['deck', 'discards'] as const) {
    for (const card of sam[pile]) {
      if (seen.has(card) || !LEVEL[difficulty].cards.includes(card)) report('cards', `sam.${pile}`, { card });
      seen.add(card);
    }
  }
}

/** The limit on temporary certificates; the space for 6 is useless before the one for 4. [S] */
const limitOf = ({ cleared }: PlayerSide): number =>
  CERTIFICATE_LIMITS[!cleared.includes('limit4') ? 0 : cleared.includes('limit6') ? 2 : 1];

function checkPlayer({ player, stations }: Table, report: Report, depth: Depth): void {
  for (const key of ['dollars', 'tokens', 'certificates'] as const) {
    if (!isCount(player[key])) report('counter', `player.${key}`, { count: player[key] });
  }
  if (depth === 'full' && player.certificates > limitOf(player)) {
    report('certificates', 'player.certificates', { count: player.certificates, limit: limitOf(player) });
  }
  if (hasTwice(player.cleared)) report('twice', 'player.cleared');
  const masters: MasterId[] = player.masters.slice();
  for (const { master } of stations) if (master !== null) masters.push(master);
  if (hasTwice(masters)) report('masters', 'player.masters');
}

type Check = (table: Table, report: Report, depth: Depth) => void;

/** Each check with the parts of the table it reads: where none of them changed, there is nothing new to find. */
const CHECKS: readonly (readonly [Check, (table: Table) => readonly unknown[]])[] = [
  [
    checkTiles,
    ({ trail, jobMarket, stations, foresight, player, sam, supply }) => [
      trail,
      jobMarket,
      stations,
      foresight,
      player.workers,
      player.hazards,
      player.outlaws,
      sam.workers,
      sam.hazards,
      sam.outlaws,
      supply.bag1,
      supply.bag2,
      supply.bag3,
    ],
  ],
  [
    checkCattle,
    ({ variants, cattleMarket, player, sam, supply }) => [
      variants,
      cattleMarket,
      player.cattle,
      sam.cattle,
      supply.cattle,
    ],
  ],
  [
    checkObjectives,
    ({ profile, objectives, player, sam, supply }) => [
      profile,
      objectives,
      player.objectives,
      sam.objectives,
      supply.objectives,
    ],
  ],
  [checkTrail, ({ trail, player, sam }) => [trail, player.sides, player.reserve, sam.reserve]],
  [checkWorkers, ({ player, sam }) => [player.workers, sam.workers]],
  [checkDiscs, ({ stations, cities, player, sam }) => [stations, cities, player.cleared, sam.discs]],
  [checkEngines, ({ engines }) => [engines]],
  [
    checkMarkets,
    ({ jobMarket, objectives, player, sam }) => [jobMarket, objectives, player.jobToken, sam.jobToken],
  ],
  [checkSamCards, ({ difficulty, sam }) => [difficulty, sam.deck, sam.discards]],
  [checkPlayer, ({ player, stations }) => [player, stations]],
];

const same = (one: readonly unknown[], other: readonly unknown[]): boolean => {
  for (let i = 0; i < one.length; i += 1) if (one[i] !== other[i]) return false;
  return true;
};

/**
 * Everything that can't be so on a real table; an empty list for every table that play can reach. With a table
 * `before` that had no problem, only what changed since is looked at.
 */
export function listProblems(table: Table, depth: Depth = 'full', before?: Table): readonly Problem[] {
  const problems: Problem[] = [];
  const report: Report = (code, path, params = {}) => problems.push({ path, code, params });
  for (const [check, parts] of CHECKS) {
    if (before && same(parts(table), parts(before))) continue;
    check(table, report, depth);
  }
  return problems;
}

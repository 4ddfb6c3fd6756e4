import { BUILDING_IDS, type BuildingId } from '../../box/buildings';
import { CATTLE } from '../../box/cattle';
import { JOB_TOKEN_VP } from '../../box/jobMarket';
import { WORKERS, type Owner } from '../../box/kinds';
import { DOLLARS_PER_VP, STEP_DISC_VP, WORKER_VP, WORKER_VP_FROM_COLUMN } from '../../box/playerBoard';
import { boxOf } from '../../box/profile';
import { ARROWS, CITIES, CITY, STATIONS, type CityId } from '../../box/railroad';
import { HAZARDS } from '../../box/tiles';
import type { Objective, Table } from '../table/state';
import { masterLines } from './masters';
import { countObjectives, factsOf } from './objectives';
import { buildingsOf } from './things';
import {
  CATEGORIES,
  type Category,
  type CategoryScore,
  type CountedObjective,
  type Score,
  type ScoreLine,
  type ScoreSheet,
} from './types';

type Lines = readonly ScoreLine[];

const line = (key: ScoreLine['key'], vp: number, params: ScoreLine['params'] = {}): ScoreLine => ({
  key,
  params,
  vp,
});

const nameOf = (card: Objective): string => (typeof card === 'string' ? card : card.tasks.join('-'));

/** 1: a point for every 5 dollars. */
const moneyLines = (dollars: number): Lines => [
  line('dollars', Math.floor(dollars / DOLLARS_PER_VP), { dollars }),
];

/** 2: buildings on the trail. */
function buildingLines(table: Table, owner: Owner): Lines {
  const { buildings } = boxOf(table.profile);
  const built = buildingsOf(table, owner) as readonly BuildingId[];
  const order = built.slice().sort((a, b) => BUILDING_IDS.indexOf(a) - BUILDING_IDS.indexOf(b));
  return order.map((building) => line('building', buildings[building].vp, { building }));
}

/** 3: discs on cities, and arrows between two neighbours that both have one. */
function cityLines(table: Table, owner: Owner): Lines {
  const discs = (city: CityId): number => table.cities[CITIES.indexOf(city)]?.[owner] ?? 0;
  const lines: ScoreLine[] = [];
  for (const city of CITIES) {
    if (discs(city) > 0 && CITY[city].vp !== 0) {
      lines.push(line('city', discs(city) * CITY[city].vp, { city, discs: discs(city) }));
    }
  }
  for (const { from, to, vp } of ARROWS) {
    if (vp !== 0 && discs(from) > 0 && discs(to) > 0) lines.push(line('arrow', vp, { from, to }));
  }
  return lines;
}

/** 4: stations upgraded. */
const stationLines = (table: Table, owner: Owner): Lines =>
  STATIONS.flatMap(({ at, vp }, index) =>
    table.stations[index]?.[owner] ? [line('station', vp, { station: at })] : [],
  );

/** 5: hazards taken. */
const hazardLines = (table: Table, owner: Owner): Lines =>
  table[owner].hazards.map((tile) => line('hazard', HAZARDS[tile]?.vp ?? 0, { tile }));

/** 6: cattle of the whole herd. */
const cattleLines = (table: Table, owner: Owner): Lines =>
  table[owner].cattle.map((card) => line('cattle', CATTLE[card].vp, { card }));

/** 7: the player's cards by the best assignment. */
const objectiveLines = (counted: readonly CountedObjective[]): Lines =>
  counted.flatMap(({ card, outcome, vp, from }) => {
    if (outcome === 'left') return [];
    const key = outcome === 'fulfilled' ? 'objectiveFulfilled' : 'objectiveFailed';
    return [line(key, vp, { card: nameOf(card), from })];
  });

/** 7 for Sam: the positive VP of every card, as if fulfilled. */
const samObjectiveLines = (table: Table): Lines =>
  table.sam.objectives.map((card) => line('objectiveSam', factsOf(table, card).vp, { card: nameOf(card) }));

/** 9: workers in columns 5 and 6. */
function workerLines(table: Table, owner: Owner): Lines {
  return WORKERS.flatMap((worker) => {
    const count = table[owner].workers[worker] - (WORKER_VP_FROM_COLUMN - 1);
    return count > 0 ? [line('workers', count * WORKER_VP, { worker, count })] : [];
  });
}

const tokenLines = (table: Table, owner: Owner): Lines =>
  table[owner].jobToken ? [line('jobToken', JOB_TOKEN_VP)] : [];

function sheetOf(
  lines: Readonly<Record<Category, Lines>>,
  objectives: readonly CountedObjective[],
): ScoreSheet {
  const categories = {} as Record<Category, CategoryScore>;
  let total = 0;
  for (const category of CATEGORIES) {
    const vp = lines[category].reduce((sum, { vp: more }) => sum + more, 0);
    categories[category] = { vp, lines: lines[category] };
    total += vp;
  }
  return { categories, total, objectives };
}

/** Categories both sides score alike: 2-6, 9 and 11. */
const commonLines = (table: Table, owner: Owner) => ({
  buildings: buildingLines(table, owner),
  cities: cityLines(table, owner),
  stations: stationLines(table, owner),
  hazards: hazardLines(table, owner),
  cattle: cattleLines(table, owner),
  workers: workerLines(table, owner),
  jobToken: tokenLines(table, owner),
});

/** The 11 categories of the player; 7 is searched together with 8. [S] */
export function scorePlayer(table: Table): ScoreSheet {
  const counted = countObjectives(table);
  const { player } = table;
  return sheetOf(
    {
      ...commonLines(table, 'player'),
      money: moneyLines(player.dollars),
      objectives: objectiveLines(counted),
      masters: masterLines(table, counted.filter(({ outcome }) => outcome !== 'left').length),
      stepDisc: player.cleared.includes('stepVp') ? [line('stepDisc', STEP_DISC_VP)] : [],
    },
    counted,
  );
}

/** Sam's categories: nothing for money, station masters and the step disc. [S] */
export const scoreSam = (table: Table): ScoreSheet =>
  sheetOf(
    {
      ...commonLines(table, 'sam'),
      money: [],
      objectives: samObjectiveLines(table),
      masters: [],
      stepDisc: [],
    },
    [],
  );

/** The score of the table as it lies: numbers, and lines that say where each came from. */
export const score = (table: Table): Score => ({ player: scorePlayer(table), sam: scoreSam(table) });

/** What lies open on the table at any moment of a game and would score as it lies. */
export const OPEN_CATEGORIES = ['buildings', 'cattle', 'cities', 'stations', 'hazards'] as const;
export type OpenCategory = (typeof OPEN_CATEGORIES)[number];

/** Points of one side in the categories that can be counted at any moment: 2-6. [S] */
export function openPoints(table: Table, owner: Owner): Readonly<Record<OpenCategory, number>> {
  const lines = commonLines(table, owner);
  const points = {} as Record<OpenCategory, number>;
  for (const category of OPEN_CATEGORIES) {
    points[category] = lines[category].reduce((sum, { vp }) => sum + vp, 0);
  }
  return points;
}

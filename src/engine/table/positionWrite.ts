import { STARTER_BREEDS, STARTERS } from '../../box/cattle';
import { JOB_COLUMNS } from '../../box/jobMarket';
import type { Owner } from '../../box/kinds';
import { CITIES, STATIONS } from '../../box/railroad';
import { BAGS } from '../../box/tiles';
import { SPACES } from '../../box/trail';
import type { Draws } from '../sam/types';
import { attempt } from './positionError';
import type { Json } from './positionRead';
import { countSupply } from './positionSupply';
import { writeObjective } from './positionTiles';
import { CLOSED_ROW, type Objective, type Pile, type Table } from './state';
import { PILES } from './supply';

export const POSITION_FORMAT = 'sam-position@1';
export const POSITION_EDITION = 'second';

/** A field only where it says something. */
const some = (key: string, value: Json): Json => (Object.keys(value).length > 0 ? { [key]: value } : {});

function writeTrail(table: Table): Json {
  return Object.fromEntries(
    SPACES.flatMap((space, index) => (table.trail[index] ? [[space, table.trail[index]] as const] : [])),
  );
}

function writeJobMarket({ jobMarket }: Table): Json {
  const rows: (readonly unknown[])[] = [];
  for (let at = 0; at < jobMarket.workers.length; at += JOB_COLUMNS) {
    rows.push([jobMarket.workers[at] ?? null, jobMarket.workers[at + 1] ?? null]);
  }
  return { row: jobMarket.row === CLOSED_ROW ? 'closed' : jobMarket.row, workers: rows };
}

function writeRailroad(table: Table): Json {
  const stations = table.stations.flatMap(({ player, sam, master, worker }, index) => {
    const discs = [...(player ? ['player'] : []), ...(sam ? ['sam'] : [])];
    if (discs.length === 0 && master === null && worker === null) return [];
    const station = { discs, ...(master === null ? {} : { master }), ...(worker === null ? {} : { worker }) };
    return [[String(STATIONS[index]?.at), station] as const];
  });
  const cities = table.cities.flatMap(({ player, sam }, index) => {
    const discs = [...Array<Owner>(player).fill('player'), ...Array<Owner>(sam).fill('sam')];
    return discs.length === 0 ? [] : [[CITIES[index], discs] as const];
  });
  return {
    engines: table.engines,
    stations: Object.fromEntries(stations),
    cities: Object.fromEntries(cities),
  };
}

const sameFaces = (one: Pile, other: Pile): boolean =>
  [...Object.keys(one.faces), ...Object.keys(other.faces)].every(
    (face) => (one.faces[face] ?? 0) === (other.faces[face] ?? 0),
  );

function writePile({ left, faces }: Pile): Json {
  const counts = Object.entries(faces).filter(([, count]) => count > 0);
  const sum = counts.reduce((total, [, count]) => total + count, 0);
  return { ...Object.fromEntries(counts), ...(left === sum ? {} : { left }) };
}

/** Only what can't be counted from the rest; the bags together, because a worker may have come out of two of them. */
function writeStacks(table: Table, draws: Draws): Json {
  const counted = attempt(() => countSupply(table, draws, {}));
  const known = counted.ok ? counted.value : null;
  const bagsKnown = known !== null && BAGS.every((bag) => sameFaces(table.supply[bag], known[bag]));
  return Object.fromEntries(
    PILES.flatMap((id): (readonly [string, unknown])[] => {
      const pile = table.supply[id];
      const inBag = id !== 'cattle' && id !== 'objectives';
      const facesKnown = known !== null && (inBag ? bagsKnown : sameFaces(pile, known[id]));
      if (!facesKnown) return [[id, writePile(pile)]];
      return pile.left === known[id].left ? [] : [[id, pile.left]];
    }),
  );
}

function writeSam({ sam }: Table): Json {
  return {
    workers: sam.workers,
    specialization: sam.specialization,
    reserve: sam.reserve,
    discs: sam.discs,
    deck: sam.deck,
    discards: sam.discards,
    cattle: sam.cattle,
    objectives: sam.objectives.map(writeObjective),
    hazards: sam.hazards,
    outlaws: sam.outlaws,
    jobToken: sam.jobToken,
  };
}

function writePlayer({ player }: Table): Json {
  const full = STARTER_BREEDS.every((breed) => player.starters[breed] === STARTERS[breed].copies);
  return {
    dollars: player.dollars,
    workers: player.workers,
    buildings: { sides: player.sides, reserve: player.reserve },
    cleared: player.cleared,
    certificates: player.certificates,
    masters: player.masters,
    cattle: player.cattle,
    ...(full ? {} : { starters: player.starters }),
    objectives: {
      area: player.objectives.area.map(writeObjective),
      herd: player.objectives.herd.map(writeObjective),
    },
    hazards: player.hazards,
    outlaws: player.outlaws,
    tokens: player.tokens,
    jobToken: player.jobToken,
  };
}

function writeDraws(draws: Draws): Json {
  return Object.fromEntries(
    PILES.flatMap((pile) => {
      const cards = (draws[pile] ?? []) as readonly Objective[];
      return cards.length === 0 ? [] : [[pile, cards.map(writeObjective)] as const];
    }),
  );
}

/** Writes a table down; reading it gives the same table, and writing that the same file. */
export function writePosition(table: Table, turn: Owner, draws: Draws = {}): Json {
  const { samSteps, ...profile } = table.profile;
  return {
    format: POSITION_FORMAT,
    edition: POSITION_EDITION,
    variants: table.variants,
    difficulty: table.difficulty,
    firstDelivery: table.firstDelivery,
    ...some('samSteps', samSteps ?? {}),
    ...some('profile', profile),
    turn,
    trail: writeTrail(table),
    herders: table.herders,
    jobMarket: writeJobMarket(table),
    foresight: table.foresight,
    cattleMarket: table.cattleMarket,
    objectives: table.objectives.map(writeObjective),
    railroad: writeRailroad(table),
    sam: writeSam(table),
    player: writePlayer(table),
    seed: table.seed,
    ...some('stacks', writeStacks(table, draws)),
    ...some('draws', writeDraws(draws)),
  };
}

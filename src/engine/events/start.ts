import { STARTERS } from '../../box/cattle';
import { SETUP_WORKERS } from '../../box/jobMarket';
import { WORKERS, type WorkerKind } from '../../box/kinds';
import { HIDDEN_STARTING, OBJECTIVE_SLOTS } from '../../box/objectives';
import { BUILDING_NUMBERS } from '../../box/buildings';
import { DISCS, PRINTED_WORKERS, START_DOLLARS, START_TOKENS } from '../../box/playerBoard';
import { CITIES, STATIONS, STATIONS_WITH_MASTER } from '../../box/railroad';
import { LEVEL } from '../../box/samCards';
import { SETUP_TRAIL_TILES } from '../../box/tiles';
import { NEUTRAL_LETTERS, SPACE_INDEX, SPACES } from '../../box/trail';
import { marketSize } from '../table/place';
import type { Table, TrailTile, Workers } from '../table/state';
import { fullSupply, takeFrom } from '../table/supply';
import type { GameSetup } from './setup';
import type { GameRequest } from './types';

const workersEach = (count: number): Workers => ({ cowboy: count, builder: count, engineer: count });

/** The table with everything on it that needs no draw (rules of setup, both sides). */
export function freshTable(setup: GameSetup): Table {
  const level = LEVEL[setup.difficulty];
  let supply = fullSupply(setup.variants, setup.profile);
  if (level.extraWorkers) for (const kind of WORKERS) supply = takeFrom(supply, 'bag2', kind);
  const extra = level.extraWorkers ? 1 : 0;
  const firstSpecialization: WorkerKind = WORKERS[0];
  return {
    difficulty: setup.difficulty,
    variants: setup.variants,
    firstDelivery: setup.firstDelivery,
    profile: setup.profile,
    trail: freshTrail(setup),
    herders: { player: null, sam: 'start' },
    jobMarket: { row: 1, workers: [] },
    foresight: [
      [null, null],
      [null, null],
      [null, null],
    ],
    cattleMarket: [],
    objectives: [],
    engines: { player: 0, sam: 0 },
    stations: STATIONS.map(() => ({ player: false, sam: false, master: null, worker: null })),
    cities: CITIES.map(() => ({ player: 0, sam: 0 })),
    sam: {
      workers: workersEach(PRINTED_WORKERS + extra),
      specialization: firstSpecialization,
      reserve: BUILDING_NUMBERS,
      discs: DISCS,
      deck: setup.deck === 'real' ? level.cards : [],
      discards: [],
      cattle: [],
      objectives: [HIDDEN_STARTING],
      hazards: [],
      outlaws: [],
      jobToken: false,
    },
    player: {
      dollars: START_DOLLARS,
      workers: workersEach(PRINTED_WORKERS),
      sides: setup.sides,
      reserve: BUILDING_NUMBERS,
      cleared: [],
      certificates: 0,
      masters: [],
      cattle: [],
      starters: {
        criollo: STARTERS.criollo.copies,
        santaGertrudis: STARTERS.santaGertrudis.copies,
        pineywoods: STARTERS.pineywoods.copies,
        galloway: STARTERS.galloway.copies,
      },
      objectives: { area: [], herd: [] },
      hazards: [],
      outlaws: [],
      tokens: START_TOKENS,
      jobToken: false,
    },
    supply,
    seed: setup.seed,
  };
}

function freshTrail(setup: GameSetup): Table['trail'] {
  const trail: (TrailTile | null)[] = SPACES.map(() => null);
  if (setup.neutrals === 'shuffled') return trail;
  const letters = setup.neutrals === 'byLetter' ? NEUTRAL_LETTERS : setup.neutrals;
  NEUTRAL_LETTERS.forEach((space, index) => {
    trail[SPACE_INDEX[space]] = `neutral:${letters[index] ?? space}`;
  });
  return trail;
}

/** What the table draws at setup, in the order hands move around the board. */
export function setupRequests(setup: GameSetup, table: Table): readonly GameRequest[] {
  const requests: GameRequest[] = [{ pile: 'masters', count: STATIONS_WITH_MASTER, to: 'stations' }];
  if (setup.neutrals === 'shuffled') {
    requests.push({ pile: 'neutrals', count: NEUTRAL_LETTERS.length, to: 'neutralSpaces' });
  }
  requests.push(
    { pile: 'bag2', count: 1, to: 'samWorker' },
    { pile: 'bag1', count: SETUP_TRAIL_TILES, to: 'trail' },
    { pile: 'bag2', count: SETUP_WORKERS, to: 'jobMarket' },
    { pile: 'bag1', count: 2, to: { foresight: 0 } },
    { pile: 'bag2', count: 2, to: { foresight: 1 } },
    { pile: 'bag3', count: 2, to: { foresight: 2 } },
    { pile: 'cattle', count: marketSize(table), to: 'cattleMarket' },
    { pile: 'objectives', count: OBJECTIVE_SLOTS, to: 'objectiveSlot' },
    { pile: 'startingObjectives', count: 1, to: 'startingObjective' },
  );
  return setup.deck === 'app' ? [...requests, deckRequest(setup)] : requests;
}

/** Sam's cards, to be shuffled by the app. */
export const deckRequest = (setup: Pick<GameSetup, 'difficulty'>): GameRequest => ({
  pile: 'samDeck',
  count: LEVEL[setup.difficulty].cards.length,
  to: 'samDeck',
});

import { WORKERS, type Difficulty, type WorkerKind } from '../../box/kinds';
import { DISCS } from '../../box/playerBoard';
import { LEVEL, SAM_CARDS, type SamCard } from '../../box/samCards';
import { must } from '../../lib/must';
import { shuffle } from '../../lib/random';
import { item, refuse } from './positionError';
import { own, readEach, readFlag, readRecord, readWhole, refuseTwice } from './positionRead';
import { discsOnBoard, onTrail, readReserve, readWorkers, type SideContext } from './positionSides';
import { readHazard, readOutlaw, readWorker } from './positionTiles';
import type { SamSide, Workers } from './state';

/** The kind Sam has most of; a tie must be named, and nothing named may have fewer than another. */
function readSpecialization(value: unknown, workers: Workers, workersNamed: boolean): WorkerKind | null {
  const path = 'sam.specialization';
  const most = Math.max(workers.cowboy, workers.builder, workers.engineer);
  const leaders = WORKERS.filter((kind) => workers[kind] === most);
  if (value === undefined) {
    if (leaders.length === 1) return must(leaders[0], 'leader');
    if (workersNamed) refuse(path, 'missing', `must be named: he has as many ${leaders.join(' as ')}`);
    return null;
  }
  const named = readWorker(value, path);
  if (workers[named] < most)
    refuse(path, 'conflict', `${named}, but he has more of ${leaders.join(' and ')}`);
  return named;
}

function readCards(value: unknown, path: string, difficulty: Difficulty): readonly SamCard[] {
  return readEach(value, path, (entry, at) => {
    const card = readWhole(entry, at, 1, SAM_CARDS.length) as SamCard;
    if (!LEVEL[difficulty].cards.includes(card))
      refuse(at, 'conflict', `card ${card} is not used on ${difficulty}`);
    return card;
  });
}

const SAM_KEYS = [
  'workers',
  'specialization',
  'reserve',
  'discs',
  'deck',
  'discards',
  'cattle',
  'objectives',
  'hazards',
  'outlaws',
  'jobToken',
];

export interface ReadSam {
  readonly side: SamSide;
  readonly seed: number;
  readonly specializationNamed: boolean;
}

/** Sam's side; a deck is shuffled by the seed only when neither it nor the discards are written. */
export function readSam(value: unknown, context: SideContext): ReadSam {
  const object = value === undefined ? {} : readRecord(value, 'sam', SAM_KEYS);
  const get = (key: string): unknown => own(object, key);
  const workers = readWorkers(get('workers'), 'sam.workers');
  const specialization = readSpecialization(get('specialization'), workers, get('workers') !== undefined);
  const built = onTrail(context.trail, 'sam');
  const placed = discsOnBoard(context.stations, context.cities, 'sam');
  if (placed > DISCS) refuse('railroad', 'count', `${placed} discs of sam, there are ${DISCS}`);
  const discs = get('discs') === undefined ? DISCS - placed : readWhole(get('discs'), 'sam.discs', 0, DISCS);
  if (discs + placed > DISCS) {
    refuse('sam.discs', 'count', `${discs} and ${placed} on the board are more than ${DISCS}`);
  }
  const fresh = get('deck') === undefined && get('discards') === undefined;
  const shuffled = fresh ? shuffle(context.seed, LEVEL[context.difficulty].cards) : null;
  const deck = shuffled?.value ?? readCards(get('deck'), 'sam.deck', context.difficulty);
  const discards = readCards(get('discards'), 'sam.discards', context.difficulty);
  refuseTwice(deck, 'sam.deck');
  refuseTwice(discards, 'sam.discards');
  discards.forEach((card, index) => {
    if (deck.includes(card)) refuse(item('sam.discards', index), 'twice', `card ${card} is in the deck too`);
  });
  return {
    side: {
      workers,
      specialization: specialization ?? WORKERS[0],
      reserve: readReserve(get('reserve'), 'sam.reserve', built),
      discs,
      deck,
      discards,
      cattle: readEach(get('cattle'), 'sam.cattle', context.cattle),
      objectives: readEach(get('objectives'), 'sam.objectives', context.objective),
      hazards: readEach(get('hazards'), 'sam.hazards', readHazard),
      outlaws: readEach(get('outlaws'), 'sam.outlaws', readOutlaw),
      jobToken: get('jobToken') === undefined ? false : readFlag(get('jobToken'), 'sam.jobToken'),
    },
    seed: shuffled?.seed ?? context.seed,
    specializationNamed: specialization !== null,
  };
}

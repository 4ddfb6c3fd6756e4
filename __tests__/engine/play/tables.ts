import { STATIONS, CITIES } from '../../../src/box/railroad';
import { NEUTRAL_LETTERS, SPACE_INDEX, SPACES, type SpaceId } from '../../../src/box/trail';
import { applyPlayer } from '../../../src/engine/play/apply';
import { arrive, beginPlayerTurn } from '../../../src/engine/play/turn';
import type { PlayErrorCode, PlayerEvent, PlayState } from '../../../src/engine/play/types';
import type { PlayerSide, Table, TrailTile } from '../../../src/engine/table/state';
import { fullSupply } from '../../../src/engine/table/supply';

const PLAYER: PlayerSide = {
  dollars: 20,
  workers: { cowboy: 1, builder: 1, engineer: 1 },
  sides: 'aaaaaaaaaaaa',
  reserve: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  cleared: [],
  certificates: 0,
  masters: [],
  cattle: [],
  starters: { criollo: 5, santaGertrudis: 3, pineywoods: 3, galloway: 3 },
  objectives: { area: ['starting-value3-shorthorn-building-3'], herd: [] },
  hazards: [],
  outlaws: [],
  tokens: 1,
  jobToken: false,
};

export interface TableChange extends Partial<Omit<Table, 'trail' | 'player'>> {
  readonly trail?: Partial<Record<SpaceId, TrailTile>>;
  readonly player?: Partial<PlayerSide>;
}

/** A table in the middle of nowhere: neutral buildings by letter, 20 dollars, everything else as at the start. */
export function tableWith(change: TableChange = {}): Table {
  const trail: (TrailTile | null)[] = SPACES.map(() => null);
  for (const letter of NEUTRAL_LETTERS) trail[SPACE_INDEX[letter]] = `neutral:${letter}`;
  for (const [space, tile] of Object.entries(change.trail ?? {})) trail[SPACE_INDEX[space as SpaceId]] = tile;
  return {
    difficulty: 'medium',
    variants: [],
    firstDelivery: 'bloomington',
    profile: {},
    herders: { player: 'start', sam: 'start' },
    jobMarket: { row: 2, workers: ['cowboy', 'builder', 'engineer', null] },
    foresight: [
      ['outlaw:green', 'flood:green:4'],
      ['cowboy', 'builder'],
      ['engineer', 'outlaw:orange'],
    ],
    cattleMarket: [
      'blackAngus',
      'longhorn',
      'corriente',
      'corriente',
      'shorthorn:3',
      'shorthorn:5',
      'hereford:7',
    ],
    objectives: ['newYork-5', 'hereford-hazard-3', 'station-station-hazard-3', 'building-orange-orange-3'],
    engines: { player: 0, sam: 0 },
    stations: STATIONS.map((_, index) => ({
      player: false,
      sam: false,
      master: index === 0 ? 'perWorker' : index === 1 ? 'perObjectivePair' : null,
      worker: null,
    })),
    cities: CITIES.map(() => ({ player: 0, sam: 0 })),
    sam: {
      workers: { cowboy: 2, builder: 1, engineer: 1 },
      specialization: 'cowboy',
      reserve: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
      discs: 14,
      deck: [],
      discards: [],
      cattle: [],
      objectives: [],
      hazards: [],
      outlaws: [],
      jobToken: false,
    },
    supply: fullSupply([], {}),
    seed: 1,
    ...change,
    trail,
    player: { ...PLAYER, ...change.player },
  } as Table;
}

/** The player before phase A. */
export const before = (table: Table, essentials = false): PlayState => ({
  table,
  turn: beginPlayerTurn(table, false, { essentials }),
  requests: [],
});

/** The player in phase B of a space. */
export const standing = (space: SpaceId, change: TableChange = {}, essentials = false): PlayState =>
  arrive(before(tableWith(change), essentials), space);

/** One event that must fold. */
export function does(state: PlayState, event: PlayerEvent): PlayState {
  const played = applyPlayer(state, event);
  if (!played.ok) throw new Error(`${JSON.stringify(event)} refused: ${JSON.stringify(played.error)}`);
  return played.value;
}

/** Events that must fold, the table drawing whatever it likes in between. */
export const doesAll = (state: PlayState, events: readonly PlayerEvent[]): PlayState =>
  events.reduce((at, event) => does({ ...at, requests: [] }, event), state);

/** The code an event is refused with; `folds` when it is not. */
export function refusal(state: PlayState, event: PlayerEvent): PlayErrorCode | 'folds' {
  const played = applyPlayer(state, event);
  return played.ok ? 'folds' : played.error.code;
}

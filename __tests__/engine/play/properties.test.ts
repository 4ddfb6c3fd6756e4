import * as fc from 'fast-check';
import { BUILDING_NUMBERS } from '../../../src/box/buildings';
import { MARKET_CARDS, type MarketCard } from '../../../src/box/cattle';
import { WORKERS } from '../../../src/box/kinds';
import { DISC_SPACES } from '../../../src/box/playerBoard';
import { CITIES, STATIONS } from '../../../src/box/railroad';
import { MASTERS } from '../../../src/box/stationMasters';
import { HAZARD_TILES } from '../../../src/box/tiles';
import { HAZARD_SPACES, OUTLAW_SPACES, SITES, SPACES, type SpaceId } from '../../../src/box/trail';
import { rollBelow } from '../../../src/lib/random';
import { applyPlayer } from '../../../src/engine/play/apply';
import { legalPlayerEvents } from '../../../src/engine/play/legal';
import { offersOf } from '../../../src/engine/play/offers';
import { chooseRandom } from '../../../src/engine/play/rancher';
import {
  PLAY_ERRORS,
  PLAYER_EVENT_TYPES,
  type PlayerEvent,
  type PlayState,
} from '../../../src/engine/play/types';
import type { Table, TrailTile } from '../../../src/engine/table/state';
import { before, standing, tableWith, type TableChange } from './tables';

/** A table with a lot on it, so that every action has something to work with. */
function crowded(seed: number): TableChange {
  let state = seed;
  const below = (bound: number): number => {
    const roll = rollBelow(state, bound);
    state = roll.seed;
    return roll.value;
  };
  const trail: Partial<Record<SpaceId, TrailTile>> = {};
  const reserve = [...BUILDING_NUMBERS] as number[];
  const samReserve = [...BUILDING_NUMBERS] as number[];
  const sides = BUILDING_NUMBERS.map(() => (below(2) === 0 ? 'a' : 'b')).join('');
  for (const site of SITES) {
    const kind = below(4);
    if (kind === 0 && reserve.length > 3) {
      const [number = 1] = reserve.splice(below(reserve.length), 1);
      trail[site] = `player:${number}${sides[number - 1]}` as TrailTile;
    } else if (kind === 1 && samReserve.length > 3) {
      const [number] = samReserve.splice(below(samReserve.length), 1);
      trail[site] = `sam:${number}b` as TrailTile;
    }
  }
  for (const kind of ['flood', 'drought', 'rockfall'] as const) {
    const tile = HAZARD_TILES.find((face) => face.startsWith(kind));
    for (const space of HAZARD_SPACES[kind]) if (tile && below(2) === 0) trail[space] = tile;
  }
  for (const space of OUTLAW_SPACES)
    if (below(2) === 0) trail[space] = below(2) === 0 ? 'outlaw:green' : 'outlaw:orange';
  const workers = { cowboy: 1 + below(6), builder: 1 + below(6), engineer: 1 + below(6) };
  const cleared = DISC_SPACES.filter(() => below(3) === 0);
  const row = 1 + below(13);
  const cattle = MARKET_CARDS.filter((card) => card !== 'simmental' && card !== 'brahman' && below(2) === 0);
  const stations = STATIONS.map((_, index) => ({
    player: below(3) === 0,
    sam: below(3) === 0,
    master: index < 5 && below(2) === 0 ? (MASTERS[below(MASTERS.length)] ?? null) : null,
    worker: null,
  }));
  const engine = below(40);
  return {
    trail,
    herders: { player: below(2) === 0 ? 'start' : 'D', sam: 'B' },
    jobMarket: {
      row,
      workers: Array.from({ length: (row - 1) * 2 }, () =>
        below(3) === 0 ? null : (WORKERS[below(3)] ?? null),
      ),
    },
    engines: {
      player: engine === 39 ? 38 : engine,
      sam: below(10) === 0 ? 'box' : (engine + 1 + below(3)) % 39,
    },
    cattleMarket: Array.from({ length: 3 + below(6) }, () => MARKET_CARDS[below(9)] as MarketCard),
    stations,
    cities: CITIES.map(() => ({ player: below(2), sam: 0 })),
    player: {
      dollars: below(30),
      workers,
      sides,
      reserve,
      cleared,
      certificates: below(4),
      masters: MASTERS.filter(() => below(6) === 0),
      cattle,
      objectives: {
        area: [],
        herd: ['newYork-5', 'station-station-orange-orange-5', 'building-building-green-green-5'].slice(
          0,
          below(4),
        ),
      },
      hazards: HAZARD_TILES.slice(0, below(5)),
      outlaws: ['outlaw:green', 'outlaw:orange'],
      tokens: below(3),
    },
  };
}

/** The table answers a request with nothing: what is drawn is not the turn's business. */
const drawn = (state: PlayState): PlayState => ({ ...state, requests: [] });

/** States on the way of a random turn that begins on a crowded table. */
function turnStates(seed: number, essentials = false): readonly PlayState[] {
  const table: Table = tableWith(crowded(seed));
  const spots = SPACES.filter((_, index) => table.trail[index] && !/^outlaw[123]$/.test(SPACES[index] ?? ''));
  const spot = seed % 3 === 0 ? 'kansasCity' : (spots[seed % spots.length] as SpaceId);
  let state = seed % 5 === 0 ? before(table, essentials) : standing(spot, crowded(seed), essentials);
  const states: PlayState[] = [];
  let dice = seed;
  for (let i = 0; i < 40 && state.turn.phase !== 'over'; i += 1) {
    states.push(state);
    const legal = legalPlayerEvents(state);
    const roll = rollBelow(dice, legal.length);
    dice = roll.seed;
    const choice =
      roll.value % 2 === 0 ? chooseRandom(state, dice).event : (legal[roll.value] as PlayerEvent);
    const played = applyPlayer(state, choice);
    if (!played.ok) throw new Error(`${JSON.stringify(choice)}: ${JSON.stringify(played.error)}`);
    state = drawn(played.value);
  }
  return states;
}

const seeds = fc.integer({ min: 0, max: 0xffffffff });

/** Fields of real events with values that are nearly right. */
const scraps = fc.oneof(
  fc.constantFrom<unknown>(
    ...SPACES,
    ...MARKET_CARDS,
    ...DISC_SPACES,
    ...CITIES,
    ...WORKERS,
    'left',
    'pile',
    'gain',
  ),
  fc.integer({ min: -2, max: 45 }),
  fc.double(),
  fc.constantFrom<unknown>(null, true, false, undefined, '__proto__', 'constructor', Number.NaN),
  fc.array(fc.constantFrom<unknown>(...SPACES, ...MARKET_CARDS, 3, null), { maxLength: 4 }),
);
const FIELD_NAMES = [
  'offer',
  'path',
  'card',
  'row',
  'side',
  'building',
  'space',
  'purchase',
  'cards',
  'from',
  'to',
  'station',
  'disc',
  'worker',
  'action',
  'double',
  'column',
  'tile',
  'breeds',
  'brahman',
  'certificates',
  'city',
  'force',
];
const mutated = fc
  .tuple(fc.constantFrom(...PLAYER_EVENT_TYPES), fc.dictionary(fc.constantFrom(...FIELD_NAMES), scraps))
  .map(([type, fields]): unknown => ({ ...fields, type }));

/** What must hold of a table whatever was played or forced. */
function soundness(state: PlayState): readonly string[] {
  const wrong: string[] = [];
  const { player, engines, stations, trail } = state.table;
  if (player.dollars < 0) wrong.push('debts');
  if (player.certificates < 0 || player.certificates > 6) wrong.push('certificates');
  if (player.tokens < 0) wrong.push('tokens');
  for (const worker of WORKERS)
    if (player.workers[worker] < 1 || player.workers[worker] > 6) wrong.push(worker);
  if (new Set(player.cleared).size !== player.cleared.length) wrong.push('discs');
  if (engines.player !== 0 && engines.player === engines.sam) wrong.push('engines');
  if (stations.length !== STATIONS.length) wrong.push('stations');
  const own = trail.filter((tile) => tile?.startsWith('player:'));
  if (new Set(own).size !== own.length) wrong.push('a building twice');
  if (own.some((tile) => player.reserve.includes(Number.parseInt(tile?.slice('player:'.length) ?? '', 10)))) {
    wrong.push('a building on the trail and in the reserve');
  }
  return wrong;
}

/** Discs on the board, in cities and on stations are always as many. */
const discs = ({ table }: PlayState): number =>
  table.player.cleared.length -
  table.cities.reduce((sum, city) => sum + city.player, 0) -
  table.stations.filter((station) => station.player).length;

describe('properties of the turn', () => {
  test.each([false, true])('every legal event folds into a sound table (essentials %s)', (essentials) => {
    fc.assert(
      fc.property(seeds, (seed) => {
        for (const state of turnStates(seed, essentials)) {
          const legal = legalPlayerEvents(state);
          expect(legal.length).toBeGreaterThan(0);
          for (const event of legal) {
            const played = applyPlayer(state, event);
            if (!played.ok) throw new Error(`${JSON.stringify(event)}: ${JSON.stringify(played.error)}`);
            expect(soundness(played.value)).toEqual([]);
            if (!essentials) expect(discs(played.value)).toBe(discs(state));
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  test('anything else is refused with a known code, never thrown, and changes nothing', () => {
    fc.assert(
      fc.property(
        seeds,
        fc.array(fc.oneof(mutated, fc.jsonValue()), { minLength: 20, maxLength: 60 }),
        (seed, events) => {
          for (const state of turnStates(seed).slice(0, 6)) {
            const held = JSON.stringify(state);
            for (const event of events) {
              const played = applyPlayer(state, event as PlayerEvent);
              if (played.ok) expect(soundness(played.value)).toEqual([]);
              else expect(PLAY_ERRORS).toContain(played.error.code);
            }
            expect(JSON.stringify(state)).toBe(held);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  test('legal events of one moment, forced at another, still give a sound table', () => {
    fc.assert(
      fc.property(seeds, seeds, (one, other) => {
        const events = turnStates(one).flatMap((state) => legalPlayerEvents(state).slice(0, 8));
        for (const state of turnStates(other).slice(0, 8)) {
          for (const event of events) {
            const played = applyPlayer(state, { ...event, force: true });
            if (!played.ok) continue;
            expect(soundness(played.value)).toEqual([]);
            expect(discs(played.value)).toBe(discs(state));
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  test('what is offered is what is legal, with true figures', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        for (const state of turnStates(seed)) {
          const offers = offersOf(state);
          const shown = [
            ...offers.local.flatMap(({ options }) => options),
            ...offers.auxiliary.flatMap(({ options }) => options),
            ...(offers.pending?.options ?? []),
          ];
          for (const { event, left } of shown) {
            const played = applyPlayer(state, event);
            expect(played.ok && played.value.table.player.dollars).toBe(left);
          }
          for (const offer of offers.local) {
            if (state.turn.pending.length > 0) continue;
            expect(offer.options.length > 0 || offer.used || offer.why !== null).toBe(true);
          }
        }
      }),
      { numRuns: 40 },
    );
  });
});

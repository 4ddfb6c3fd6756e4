import { BUILDING_IDS } from '../../../src/box/buildings';
import { NEUTRAL_LETTERS, type SpaceId } from '../../../src/box/trail';
import type { PlayerEvent, PlayState } from '../../../src/engine/play/types';
import type { TrailTile } from '../../../src/engine/table/state';
import { doesAll, refusal, standing, type TableChange } from './tables';

interface Seen {
  readonly dollars: number;
  readonly certificates: number;
  readonly tokens: number;
  readonly engine: number;
  readonly herder: SpaceId | null;
  readonly hazards: number;
  readonly outlaws: number;
  readonly herd: number;
  readonly requests: readonly string[];
}

/** The figures of a state that actions change; dollars start at 20, tokens at 1. */
const seen = ({ table, requests }: PlayState): Seen => ({
  dollars: table.player.dollars,
  certificates: table.player.certificates,
  tokens: table.player.tokens,
  engine: table.engines.player,
  herder: table.herders.player,
  hazards: table.player.hazards.length,
  outlaws: table.player.outlaws.length,
  herd: table.player.objectives.herd.length,
  requests: requests.map(({ pile, count }) => `${count} ${pile}`),
});

type Row = readonly [
  building: string,
  action: string,
  change: TableChange,
  events: readonly PlayerEvent[],
  gives: Partial<Seen>,
];

const hazards = { flood1: 'flood:green:4', rockfall2: 'rockfall:black:2' } as const;
const outlaws = { outlaw1: 'outlaw:green', outlaw9: 'outlaw:orange' } as const;
const wealthy = { cowboy: 3, builder: 4, engineer: 5 } as const;

const NEUTRAL_ROWS: readonly Row[] = [
  ['A', 'a Galloway pays 2', {}, [{ type: 'discard', offer: 0, card: 'galloway' }], { dollars: 22 }],
  ['A', 'hires at the printed cost', {}, [{ type: 'hire', offer: 1, row: 1, side: 'left' }], { dollars: 14 }],
  ['A', 'hires for 2 more', {}, [{ type: 'hire', offer: 2, row: 1, side: 'right' }], { dollars: 12 }],
  [
    'B',
    'a Santa Gertrudis pays 2',
    {},
    [{ type: 'discard', offer: 0, card: 'santaGertrudis' }],
    { dollars: 22 },
  ],
  [
    'B',
    'builds at 2 a builder',
    {},
    [{ type: 'build', offer: 1, building: 1, space: 'A1' }],
    { dollars: 18 },
  ],
  ['C', 'a certificate', {}, [{ type: 'take', offer: 0 }], { certificates: 1 }],
  [
    'C',
    'or an objective of the display',
    {},
    [{ type: 'objective', offer: 0, from: 2 }],
    { herd: 1, requests: ['1 objectives'] },
  ],
  [
    'C',
    'or the top of the pile',
    {},
    [{ type: 'objective', offer: 0, from: 'pile' }],
    { herd: 0, requests: ['1 objectives'] },
  ],
  [
    'C',
    'engine by engineers',
    { player: { workers: wealthy } },
    [{ type: 'engine', offer: 1, to: 5 }],
    { engine: 5 },
  ],
  [
    'D',
    'an outlaw with its bounty',
    { trail: outlaws },
    [{ type: 'outlaw', offer: 0, space: 'outlaw9' }],
    { dollars: 30, outlaws: 1 },
  ],
  [
    'D',
    'an outlaw for a token',
    { trail: outlaws },
    [{ type: 'outlaw', offer: 0, space: 'outlaw1' }],
    { dollars: 20, tokens: 2 },
  ],
  ['D', 'or pay 2 for 2 spaces', {}, [{ type: 'engine', offer: 0, to: 2 }], { dollars: 18, engine: 2 }],
  ['D', 'a single auxiliary action', {}, [{ type: 'auxiliary', offer: 1, action: 'gain' }], { dollars: 21 }],
  [
    'D',
    'a double auxiliary action',
    { player: { cleared: ['gain2'] } },
    [{ type: 'auxiliary', offer: 1, action: 'gain', double: true }],
    { dollars: 22 },
  ],
  ['E', 'a Pineywoods pays 2', {}, [{ type: 'discard', offer: 0, card: 'pineywoods' }], { dollars: 22 }],
  ['E', 'buys cattle', {}, [{ type: 'buy', offer: 1, purchase: 0, cards: ['longhorn'] }], { dollars: 14 }],
  ['F', 'a pair pays 4', {}, [{ type: 'discard', offer: 0, card: 'criollo' }], { dollars: 24 }],
  [
    'F',
    'removes a hazard for 7',
    { trail: hazards },
    [{ type: 'hazard', offer: 1, space: 'flood1' }],
    { dollars: 13, hazards: 1 },
  ],
  ['G', 'engine by engineers', {}, [{ type: 'engine', offer: 0, to: 1 }], { engine: 1 }],
  ['G', 'an auxiliary action', {}, [{ type: 'auxiliary', offer: 1, action: 'draw' }], { dollars: 20 }],
];

const PRIVATE_ROWS: readonly Row[] = [
  [
    '1a',
    '2 dollars per own building in a forest',
    { trail: { C1: 'player:2a', E1: 'sam:3b', F2: 'player:3a' } },
    [{ type: 'take', offer: 0 }],
    { dollars: 24 },
  ],
  ['2a', 'a Galloway pays 4', {}, [{ type: 'discard', offer: 0, card: 'galloway' }], { dollars: 24 }],
  ['2a', 'buys cattle', {}, [{ type: 'buy', offer: 1, purchase: 3, cards: ['shorthorn:5'] }], { dollars: 8 }],
  ['3a', 'a pair pays 3', {}, [{ type: 'discard', offer: 0, card: 'galloway' }], { dollars: 23 }],
  ['3a', 'herder on by 1', {}, [{ type: 'move', offer: 1, path: ['C'] }], { herder: 'C' }],
  [
    '4a',
    'removes a hazard for 5',
    { trail: hazards },
    [{ type: 'hazard', offer: 0, space: 'rockfall2' }],
    { dollars: 15, hazards: 1 },
  ],
  ['4a', 'herder on by 2', {}, [{ type: 'move', offer: 1, path: ['C', 'D'] }], { herder: 'D' }],
  [
    '5a',
    'a card of value 3 pays 7',
    { player: { cattle: ['corriente'] } },
    [{ type: 'discard', offer: 0, card: 'corriente' }],
    { dollars: 27 },
  ],
  ['5a', 'an auxiliary action', {}, [{ type: 'auxiliary', offer: 1, action: 'gain' }], { dollars: 21 }],
  ['6a', 'hires for 1 less', {}, [{ type: 'hire', offer: 0, row: 1, side: 'left' }], { dollars: 15 }],
  [
    '6a',
    'engine by engineers',
    { player: { workers: wealthy } },
    [{ type: 'engine', offer: 1, to: 4.5 }, { type: 'skip' }],
    { engine: 4.5 },
  ],
  [
    '7a',
    'pays per pair of outlaws',
    { player: { outlaws: ['outlaw:green', 'outlaw:orange', 'outlaw:green'] } },
    [{ type: 'take', offer: 0 }],
    { dollars: 22, certificates: 2, outlaws: 3 },
  ],
  ['8a', 'an outlaw', { trail: outlaws }, [{ type: 'outlaw', offer: 0, space: 'outlaw9' }], { dollars: 30 }],
  ['8a', 'or an auxiliary action', {}, [{ type: 'auxiliary', offer: 0, action: 'gain' }], { dollars: 21 }],
  ['8a', 'engine up to 2', {}, [{ type: 'engine', offer: 1, to: 2 }], { engine: 2 }],
  ['9a', 'engine up to 3', {}, [{ type: 'engine', offer: 0, to: 3 }], { engine: 3 }],
  [
    '9a',
    'a special delivery without transport',
    { engines: { player: 12, sam: 9 } },
    [
      { type: 'specialDelivery', offer: 1, to: 7 },
      { type: 'deliver', city: 'stLouis', disc: 'gain2' },
    ],
    { engine: 7, dollars: 20 },
  ],
  [
    '10a',
    'certificates to the limit',
    { player: { cleared: ['limit4'] } },
    [{ type: 'take', offer: 0 }],
    { certificates: 4 },
  ],
  [
    '10a',
    'herder on by 5',
    {},
    [{ type: 'move', offer: 1, path: ['C', 'D', 'E', 'F', 'G'] }],
    { herder: 'G' },
  ],
  [
    '11a',
    'removes two hazards for 2 each',
    { trail: hazards },
    [
      { type: 'hazard', offer: 1, space: 'flood1' },
      { type: 'hazard', offer: 0, space: 'rockfall2' },
    ],
    { dollars: 16, hazards: 2 },
  ],
  [
    '12a',
    '1 dollar per builder',
    { player: { workers: wealthy } },
    [{ type: 'take', offer: 0 }],
    { dollars: 24 },
  ],
  ['12a', 'herder on by 1', {}, [{ type: 'move', offer: 1, path: ['C'] }], { herder: 'C' }],
  [
    '1b',
    'an objective gives 2 certificates and stays in the herd',
    { player: { objectives: { area: [], herd: ['newYork-5'] } } },
    [{ type: 'discard', offer: 0, card: 'newYork-5' }],
    { certificates: 2, herd: 1 },
  ],
  [
    '1b',
    'engine back pays 3',
    { engines: { player: 3, sam: 0 } },
    [{ type: 'engineBack', offer: 1, to: 2 }],
    { dollars: 23, engine: 2 },
  ],
  [
    '2b',
    'a Santa Gertrudis moves the engine up to 2',
    {},
    [
      { type: 'discard', offer: 0, card: 'santaGertrudis' },
      { type: 'engine', to: 2 },
    ],
    { engine: 2 },
  ],
  ['2b', 'a Criollo pays 2', {}, [{ type: 'discard', offer: 1, card: 'criollo' }], { dollars: 22 }],
  ['3b', 'an auxiliary action', {}, [{ type: 'auxiliary', offer: 0, action: 'gain' }], { dollars: 21 }],
  ['3b', 'herder on by 1', {}, [{ type: 'move', offer: 1, path: ['C'] }], { herder: 'C' }],
  ['4b', 'draws and discards', {}, [{ type: 'take', offer: 0 }], { dollars: 20 }],
  ['4b', 'herder on by 3', {}, [{ type: 'move', offer: 1, path: ['C', 'D', 'E'] }], { herder: 'E' }],
  [
    '5b',
    'a Pineywoods gives 2 certificates',
    {},
    [{ type: 'discard', offer: 0, card: 'pineywoods' }],
    { certificates: 2 },
  ],
  [
    '5b',
    '1 dollar per engineer',
    { player: { workers: wealthy } },
    [{ type: 'take', offer: 1 }],
    { dollars: 25 },
  ],
  [
    '6b',
    'acts as the building beside it',
    { trail: { B1: 'sam:12b' } },
    [
      { type: 'copy', offer: 0, space: 'B1' },
      { type: 'take', offer: 2 },
    ],
    { tokens: 2 },
  ],
  [
    '7b',
    'engine by own buildings in a forest',
    { trail: { C1: 'player:2a', F2: 'player:3a' } },
    [{ type: 'engine', offer: 0, to: 2 }],
    { engine: 2 },
  ],
  [
    '8b',
    'any card pays 6 and an objective into hand',
    {},
    [
      { type: 'discard', offer: 0, card: 'criollo' },
      { type: 'objective', from: 1 },
    ],
    { dollars: 26, herd: 1, requests: ['1 objectives'] },
  ],
  [
    '9b',
    'upgrades a station behind the engine',
    { engines: { player: 12, sam: 0 } },
    [{ type: 'upgrade', offer: 0, station: 2, disc: 'gain2' }],
    { dollars: 16, engine: 12 },
  ],
  ['10b', '4 dollars', {}, [{ type: 'take', offer: 0 }], { dollars: 24 }],
  ['10b', 'engine up to 4', {}, [{ type: 'engine', offer: 1, to: 4 }], { engine: 4 }],
  ['10b', 'herder on by 4', {}, [{ type: 'move', offer: 2, path: ['C', 'D', 'E', 'F'] }], { herder: 'F' }],
  [
    '11b',
    'engine by own hazards',
    { player: { hazards: ['flood:green:4', 'flood:green:2'] } },
    [{ type: 'engine', offer: 0, to: 2 }],
    { engine: 2 },
  ],
  [
    '12b',
    '2 dollars per station disc, and a token',
    {
      stations: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((index) => ({
        player: index < 3,
        sam: index === 5,
        master: null,
        worker: null,
      })),
    },
    [
      { type: 'take', offer: 0 },
      { type: 'take', offer: 1 },
    ],
    { dollars: 26, tokens: 2 },
  ],
];

/** Private buildings stand on B2, which is no risk site and no forest; 6b needs the neighbour on B1. */
const on = (building: string, change: TableChange): PlayState =>
  /^[A-G]$/.test(building)
    ? standing(building as SpaceId, change)
    : standing('B2', { ...change, trail: { ...change.trail, B2: `player:${building}` as TrailTile } });

describe('local actions', () => {
  test.each([...NEUTRAL_ROWS, ...PRIVATE_ROWS])('%s: %s', (building, _action, change, events, gives) => {
    expect(seen(doesAll(on(building, change), events))).toMatchObject(gives);
  });

  test('every side of every building and every neutral one has a row', () => {
    expect(new Set(PRIVATE_ROWS.map(([building]) => building))).toEqual(new Set(BUILDING_IDS));
    expect(new Set(NEUTRAL_ROWS.map(([building]) => building))).toEqual(new Set(NEUTRAL_LETTERS));
  });

  test('every action of every building is offered once', () => {
    for (const [building, , change, events] of [...NEUTRAL_ROWS, ...PRIVATE_ROWS]) {
      const first = events[0] as PlayerEvent;
      const after = doesAll(on(building, change), [first]);
      if (first.type === 'move') continue;
      const settled = { ...after, requests: [], turn: { ...after.turn, pending: [] } };
      expect(refusal(settled, first)).toBe('offerUsed');
    }
  });
});

describe('risk sites', () => {
  const RISKS = [
    ['floodRisk1', 'galloway', { certificates: 1, dollars: 20 }],
    ['droughtRisk1', 'criollo', { certificates: 1, dollars: 20 }],
    ['outlawRisk1', 'pineywoods', { certificates: 1, dollars: 20 }],
    ['rockfallRisk1', 'criollo', { certificates: 1, dollars: 20 }],
    ['floodRisk2', 'criollo', { certificates: 1, dollars: 22 }],
    ['outlawRisk2', 'criollo', { certificates: 1, dollars: 22 }],
    ['rockfallRisk2', 'criollo', { certificates: 1, dollars: 22 }],
  ] as const;

  test.each(RISKS)('%s: a %s for the owner', (space, card, gives) => {
    const state = standing(space, { trail: { [space]: 'player:1a' } });
    expect(seen(doesAll(state, [{ type: 'discard', offer: 1, card }]))).toMatchObject(gives);
  });

  test('the second kind takes a Criollo only', () => {
    const state = standing('floodRisk2', { trail: { floodRisk2: 'player:1a' } });
    expect(refusal(state, { type: 'discard', offer: 1, card: 'galloway' })).toBe('wrongCard');
  });

  test("nothing is offered on Sam's building", () => {
    expect(standing('floodRisk2', { trail: { floodRisk2: 'sam:1b' } }).turn.offers).toEqual([]);
  });
});

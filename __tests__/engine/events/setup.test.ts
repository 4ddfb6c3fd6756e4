import { LEVEL } from '../../../src/box/samCards';
import { createGame } from '../../../src/engine/events/create';
import { ownEvent } from '../../../src/engine/events/draw';
import { fold } from '../../../src/engine/events/fold';
import { parseSetup } from '../../../src/engine/events/setupFile';
import type { Game, GameEvent } from '../../../src/engine/events/types';
import { codeOf, readied, setupWith, step } from './games';

test('setup asks in the order hands move around the board', () => {
  expect(createGame(setupWith({ neutrals: 'shuffled' })).requests.map((r) => [r.pile, r.count])).toEqual([
    ['masters', 5],
    ['neutrals', 7],
    ['bag2', 1],
    ['bag1', 7],
    ['bag2', 3],
    ['bag1', 2],
    ['bag2', 2],
    ['bag3', 2],
    ['cattle', 7],
    ['objectives', 4],
    ['startingObjectives', 1],
    ['samDeck', 15],
  ]);
});

test('an orange variant fills the market to nine', () => {
  const { requests } = createGame(setupWith({ variants: ['simmental'] }));
  expect(requests.find((r) => r.pile === 'cattle')?.count).toBe(9);
});

test('when everything is drawn the first turn begins', () => {
  const game = readied();
  expect(game.stage.type).toBe('player');
  expect(game.turn).toBe(1);
  const { table } = game;
  expect(table.jobMarket.row).toBe(2);
  expect(table.jobMarket.workers.filter(Boolean)).toHaveLength(3);
  expect(table.cattleMarket).toHaveLength(7);
  expect(table.objectives).toHaveLength(4);
  expect(table.foresight.flat()).not.toContain(null);
  expect(table.stations.filter((station) => station.master !== null)).toHaveLength(5);
  expect(table.trail.filter((tile) => tile !== null)).toHaveLength(14);
  expect([...table.sam.deck].sort((a, b) => a - b)).toEqual(LEVEL.medium.cards);
  expect(table.sam.objectives).toEqual(['starting-hidden']);
  expect(table.player.objectives.area).toHaveLength(1);
});

test.each([
  ['easy', 12, 4],
  ['medium', 15, 4],
  ['hard', 15, 7],
] as const)('%s: %i cards and %i workers for Sam', (difficulty, cards, workers) => {
  const { table } = readied({ difficulty });
  expect(table.sam.deck).toHaveLength(cards);
  expect(Object.values(table.sam.workers).reduce((sum, n) => sum + n, 0)).toBe(workers);
  const { specialization } = table.sam;
  expect(table.sam.workers[specialization]).toBe(Math.max(...Object.values(table.sam.workers)));
  expect(table.supply.bag2.left).toBe(33 - 1 - (difficulty === 'hard' ? 3 : 0) - 3 - 2);
});

test('the printed deck is not shuffled by the app', () => {
  const game = readied({ deck: 'real' });
  expect(game.table.sam.deck).toEqual(LEVEL.medium.cards);
});

test('neutral tiles lie by letter, as the table shuffled them, or as the setup says', () => {
  const at = (game: Game): string => game.table.trail.filter((tile) => tile?.startsWith('neutral')).join();
  const letter = (letters: string): string => [...letters].map((one) => `neutral:${one}`).join();
  expect(at(readied())).toBe(letter('ABCDEFG'));
  expect(at(readied({ neutrals: ['G', 'F', 'E', 'D', 'C', 'B', 'A'] }))).toBe(letter('GFEDCBA'));
  const shuffled = step(step(createGame(setupWith({ neutrals: 'shuffled' })), { type: 'defer' }), {
    type: 'draw',
    pile: 'neutrals',
    items: ['B', 'A', 'C', 'D', 'E', 'G', 'F'],
  });
  expect(at(shuffled)).toBe(letter('BACDEGF'));
});

test('one tap a tile: an answer may come in pieces', () => {
  let game = createGame(setupWith());
  game = step(game, { type: 'draw', pile: 'masters', items: ['perWorker'] });
  game = step(game, { type: 'draw', pile: 'masters', items: ['twelveDollars', 'perBuilding'] });
  expect(game.requests[0]).toEqual({ pile: 'masters', count: 2, to: 'stations' });
  expect(game.table.stations.map((station) => station.master).slice(0, 4)).toEqual([
    'perWorker',
    'twelveDollars',
    'perBuilding',
    null,
  ]);
});

test.each<readonly [string, GameEvent, string]>([
  ['another pile', { type: 'draw', pile: 'bag1', items: ['flood:green:4'] }, 'wrongPile'],
  [
    'a master drawn twice',
    { type: 'draw', pile: 'masters', items: ['perWorker', 'perWorker'] },
    'cannotDraw',
  ],
  [
    'more than asked for',
    {
      type: 'draw',
      pile: 'masters',
      items: [
        'perWorker',
        'perBuilding',
        'perHazardPair',
        'perOutlawPair',
        'perStationPair',
        'twelveDollars',
      ],
    },
    'tooMany',
  ],
  ['something that is no master', { type: 'draw', pile: 'masters', items: ['cowboy'] }, 'cannotDraw'],
  ['a turn before setup is done', { type: 'place', space: 'A' }, 'wrongStage'],
  ['Sam before setup is done', { type: 'samDone' }, 'wrongStage'],
  ['a request that is not there', { type: 'defer', request: 30 }, 'noRequest'],
  ['nothing was put off', { type: 'resume' }, 'nothingDeferred'],
])('setup refuses %s', (_, event, code) => {
  const folded = fold(createGame(setupWith()), event);
  expect(folded.ok ? null : folded.error.code).toBe(code);
});

test('at setup a hazard without space goes back and another is drawn', () => {
  let game = createGame(setupWith());
  const trail = game.requests.findIndex((request) => request.to === 'trail');
  const draw = (items: readonly ('flood:green:4' | 'flood:green:3' | 'flood:green:2' | 'flood:black:3')[]) =>
    fold(game, { type: 'draw', pile: 'bag1', items, request: trail });
  const four = draw(['flood:green:4', 'flood:green:4', 'flood:green:3', 'flood:green:2']);
  if (!four.ok) throw new Error(four.error.code);
  game = four.value;
  const fifth = draw(['flood:black:3']);
  expect(fifth.ok ? null : fifth.error).toEqual({
    code: 'noSpace',
    params: { item: 'flood:black:3', pile: 'bag1' },
  });
});

test('what was put off is asked again on demand', () => {
  let game = step(createGame(setupWith()), { type: 'defer' });
  expect(game.deferred.map((request) => request.pile)).toEqual(['masters']);
  game = step(game, { type: 'resume' });
  expect(game.deferred).toEqual([]);
  expect(game.requests[0]?.pile).toBe('masters');
});

test.each(['neutrals', 'samDeck'])('%s cannot be put off', (pile) => {
  const game = createGame(setupWith({ neutrals: 'shuffled' }));
  const request = game.requests.findIndex((one) => one.pile === pile);
  expect(codeOf(game, { type: 'defer', request })).toBe('cannotDefer');
});

test('the app shuffles its own deck unasked, but draws nothing else for a table that draws', () => {
  const first = createGame(setupWith());
  expect(ownEvent(first)).toBeNull();
  const deck = { ...first, requests: first.requests.filter((request) => request.pile === 'samDeck') };
  expect(ownEvent(deck)?.type).toBe('draw');
  expect(ownEvent(createGame(setupWith({ draws: 'app' })))?.type).toBe('draw');
});

test('the same seed draws the same table', () => {
  expect(readied({ seed: 3 })).toEqual(readied({ seed: 3 }));
  expect(readied({ seed: 3 }).table).not.toEqual(readied({ seed: 4 }).table);
});

test('a setup survives JSON', () => {
  const written: unknown = JSON.parse(
    JSON.stringify(setupWith({ neutrals: ['G', 'F', 'E', 'D', 'C', 'B', 'A'] })),
  );
  expect(parseSetup(written)).toEqual({ ok: true, value: written });
});

test.each<readonly [string, unknown, string]>([
  ['nothing', null, 'setup'],
  ['rules of the future', { ...setupWith(), rules: 2 }, 'rules'],
  ['eleven sides', { ...setupWith(), sides: 'aaaaaaaaaaa' }, 'sides'],
  ['an unknown city', { ...setupWith(), firstDelivery: 'paris' }, 'firstDelivery'],
  ['a letter twice', { ...setupWith(), neutrals: ['A', 'A', 'C', 'D', 'E', 'F', 'G'] }, 'neutrals[1]'],
  ['six letters', { ...setupWith(), neutrals: ['A', 'B', 'C', 'D', 'E', 'F'] }, 'neutrals[6]'],
  ['one colour for both', { ...setupWith(), colours: { player: 'red', sam: 'red' } }, 'colours.sam'],
  ['a broken seed', { ...setupWith(), seed: Number.NaN }, 'seed'],
  ['a stray field', { ...setupWith(), hello: 1 }, 'hello'],
  [
    'a bad position',
    { ...setupWith(), position: { format: 'sam-position@1', trail: { C1: 'sam:14b' } } },
    'position.trail.C1',
  ],
])('a setup with %s names the place', (_, value, path) => {
  const read = parseSetup(value);
  expect(read.ok ? null : read.error.path).toBe(path);
});

test('a position is played on from', () => {
  const position = { format: 'sam-position@1', turn: 'sam', herders: { player: 'B', sam: 'start' } };
  const sam = { workers: { cowboy: 1, builder: 1, engineer: 2 } };
  const game = createGame(setupWith({ position: { ...position, sam } }));
  expect(game.stage.type).toBe('sam');
  expect(game.table.herders.player).toBe('B');
  expect(game.requests[0]?.pile).toBe('samDeck');
});

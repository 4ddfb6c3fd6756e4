import { createGame } from '../../../src/engine/events/create';
import { turnSamCard } from '../../../src/engine/events/draw';
import { fold } from '../../../src/engine/events/fold';
import { optionOf } from '../../../src/engine/events/samStage';
import type { Game, GameEvent } from '../../../src/engine/events/types';
import type { SamCard } from '../../../src/box/samCards';
import { codeOf, drawn, readied, samStage, samToMove, setupWith, step, steps } from './games';

/** A game played on from a position, the printed deck, so that a test names Sam's card. */
function samWith(card: SamCard, position: Readonly<Record<string, unknown>> = {}): Game {
  const game = createGame(
    setupWith({
      deck: 'real',
      position: {
        format: 'sam-position@1',
        turn: 'sam',
        herders: { player: 'B', sam: 'start' },
        foresight: [
          ['flood:green:3', 'outlaw:orange'],
          ['cowboy', 'builder'],
          ['engineer', 'cowboy'],
        ],
        cattleMarket: ['blackAngus', 'longhorn', 'corriente', 'shorthorn:4', 'hereford:6'],
        objectives: ['newYork-5', 'newYork-5', 'newYork-5', 'newYork-5'],
        ...position,
        sam: {
          workers: { cowboy: 1, builder: 1, engineer: 2 },
          ...(position['sam'] as object | undefined),
        },
      },
    }),
  );
  return step(game, { type: 'samCard', card });
}

/** With a cowboy to spare after buying, who adds cards to the market. */
const BUYER = { sam: { workers: { cowboy: 2, builder: 1, engineer: 1 } } };

test('turns alternate and are counted', () => {
  const game = samToMove();
  expect(game.stage.type).toBe('sam');
  const card = turnSamCard(game);
  expect(card).toEqual({ type: 'samCard', card: game.table.sam.deck[0] });
  const next = step(drawn(step(game, card as GameEvent)), { type: 'samDone' });
  expect(next.stage.type).toBe('player');
  expect(next.turn).toBe(2);
  expect(next.lastSam?.card).toBe(game.table.sam.deck[0]);
  expect(next.table.sam.discards).toEqual([game.table.sam.deck[0]]);
});

test('the player waits while the table draws', () => {
  const game = samToMove();
  expect(codeOf(game, { type: 'endTurn' })).toBe('wrongStage');
  expect(codeOf(readied(), { type: 'samDone' })).toBe('wrongStage');
});

test('only the top card of the app’s deck can be turned', () => {
  const game = samToMove();
  const other = game.table.sam.deck[1];
  expect(codeOf(game, { type: 'samCard', card: other })).toBe('wrongCard');
  const top = game.table.sam.deck[0];
  expect(codeOf(game, { type: 'samCard', card: top, deck: game.table.sam.deck })).toBe('badShuffle');
});

test('any card not yet seen can come from the printed deck', () => {
  const game = samToMove({ deck: 'real' });
  expect(turnSamCard(game)).toBeNull();
  const next = step(drawn(step(game, { type: 'samCard', card: 7 })), { type: 'samDone' });
  const again = steps(next, { type: 'move', path: ['B'] }, { type: 'endTurn' });
  expect(codeOf(again, { type: 'samCard', card: 7 })).toBe('wrongCard');
  expect(codeOf(again, { type: 'samCard', card: 8 })).toBeNull();
});

test('an empty pile is made of the discards, and the new order is part of the event', () => {
  const position = {
    format: 'sam-position@1',
    turn: 'sam',
    herders: { player: 'B' },
    sam: { workers: { cowboy: 1, builder: 1, engineer: 2 }, deck: [], discards: [5, 6, 1] },
  };
  const game = createGame(setupWith({ position }));
  const event = turnSamCard(game);
  expect(event).toMatchObject({ type: 'samCard', deck: expect.arrayContaining([5, 6, 1]) as unknown });
  const next = step(game, event as GameEvent);
  expect(samStage(next).start.sam.deck).toHaveLength(2);
  expect(codeOf(game, { type: 'samCard', card: 5 })).toBe('badShuffle');
  expect(codeOf(game, { type: 'samCard', card: 5, deck: [5, 6, 6] })).toBe('badShuffle');
  expect(codeOf(game, { type: 'samCard', card: 5, deck: [6, 5, 1] })).toBe('badShuffle');
  expect(codeOf(game, { type: 'samCard', card: 2, deck: [2, 5, 1] })).toBe('wrongCard');
});

test('Sam’s turn stops where the table draws and goes on from the answer', () => {
  const game = samWith(3, BUYER);
  expect(game.requests).toEqual([{ pile: 'cattle', count: 2, to: 'samTurn' }]);
  expect(codeOf(game, { type: 'samDone' })).toBe('requestOpen');
  expect(codeOf(game, { type: 'defer' })).toBe('cannotDefer');
  const half = step(game, { type: 'draw', pile: 'cattle', items: ['corriente'] });
  expect(half.requests).toEqual([{ pile: 'cattle', count: 1, to: 'samTurn' }]);
  const done = step(half, { type: 'draw', pile: 'cattle', items: ['hereford:7'] });
  expect(done.requests).toEqual([]);
  const together = step(game, { type: 'draw', pile: 'cattle', items: ['corriente', 'hereford:7'] });
  expect(together).toEqual(done);
});

test('what has come out in Sam’s turn cannot come out again', () => {
  const left = { cattle: { 'hereford:7': 1, corriente: 1 } };
  const game = samWith(3, { ...BUYER, stacks: left });
  expect(codeOf(game, { type: 'draw', pile: 'cattle', items: ['corriente', 'corriente'] })).toBe(
    'cannotDraw',
  );
  const half = step(game, { type: 'draw', pile: 'cattle', items: ['corriente'] });
  expect(codeOf(half, { type: 'draw', pile: 'cattle', items: ['corriente'] })).toBe('cannotDraw');
});

test('an equal option can be preferred, and taken back', () => {
  const game = samWith(9, { trail: { flood1: 'flood:green:4', drought1: 'drought:green:4' } });
  const stage = samStage(game);
  const hazard = stage.outcome?.steps.find((one) => one.do === 'hazard');
  expect(hazard).toMatchObject({ do: 'hazard', space: 'flood1', decision: 'hazard' });
  if (!hazard) return;
  const other = step(game, { type: 'samChoice', decision: 'hazard', option: optionOf(hazard, 0) });
  expect(other.table.sam.hazards).toEqual(['drought:green:4']);
  const chosen = samStage(other).outcome?.steps.find((one) => one.do === 'hazard');
  if (!chosen) return;
  const back = step(other, { type: 'samChoice', decision: 'hazard', option: optionOf(chosen, 0) });
  expect(back.table).toEqual(game.table);
  expect(codeOf(game, { type: 'samChoice', decision: 'hazard', option: 2 })).toBe('noOption');
  expect(codeOf(game, { type: 'samChoice', decision: 'engine', option: 1 })).toBe('noDecision');
});

test('what was put off is asked for before Sam needs it', () => {
  const deferred = (pile: string): Game => {
    let game = createGame(setupWith({ deck: 'real' }));
    const at = game.requests.findIndex((request) => request.pile === pile);
    game = drawn(step(game, { type: 'defer', request: at }));
    return steps(game, { type: 'place', space: 'A' }, { type: 'endTurn' });
  };
  const cattle = deferred('cattle');
  expect(cattle.requests).toEqual([]);
  expect(step(cattle, { type: 'samCard', card: 5 }).requests).toEqual([]);
  const buying = step(cattle, { type: 'samCard', card: 3 });
  expect(buying.requests).toEqual([{ pile: 'cattle', count: 7, to: 'cattleMarket' }]);
  expect(samStage(buying).outcome).toBeNull();
  const laid = drawn(buying);
  expect(samStage(laid).outcome?.needs).toBeNull();
  expect(step(laid, { type: 'samDone' }).stage.type).toBe('player');
  expect(deferred('bag2').requests).toEqual([{ pile: 'bag2', count: 1, to: 'samWorker' }]);
  expect(step(deferred('masters'), { type: 'samCard', card: 5 }).requests[0]?.pile).toBe('masters');
  expect(step(deferred('startingObjectives'), { type: 'samCard', card: 5 }).requests).toEqual([]);
});

test('the game ends when the side to move has closed the market', () => {
  const market = { row: 'closed', workers: [] };
  const position = { format: 'sam-position@1', herders: { player: 'B' }, jobMarket: market };
  const sam = { workers: { cowboy: 1, builder: 1, engineer: 2 }, deck: [5], discards: [] };
  const bySam = setupWith({ position: { ...position, turn: 'player', sam: { ...sam, jobToken: true } } });
  const last = createGame(bySam);
  expect(last.stage.type).toBe('player');
  const path = ['C'] as const;
  expect(steps(last, { type: 'move', path }, { type: 'endTurn' }).stage).toEqual({
    type: 'over',
    result: null,
  });
  const byPlayer = setupWith({ position: { ...position, turn: 'sam', sam, player: { jobToken: true } } });
  const samLast = steps(createGame(byPlayer), { type: 'samCard', card: 5 }, { type: 'samDone' });
  expect(samLast.stage.type).toBe('over');
  expect(codeOf(samLast, { type: 'endTurn' })).toBe('wrongStage');
});

test('who closes the market finishes the turn, the other has one more', () => {
  const rows = new Array<readonly null[]>(11).fill([null, null]);
  const jobMarket = { row: 12, workers: [...rows, ['cowboy', null]] };
  const closed = drawn(samWith(5, { jobMarket, herders: { player: 'F', sam: 'G' } }));
  expect(closed.table.sam.jobToken).toBe(true);
  const last = step(closed, { type: 'samDone' });
  expect(last.table.herders.sam).toBe('start');
  const inCity = steps(
    last,
    { type: 'move', path: ['G', 'kansasCity'] },
    { type: 'foresight', column: 0, tile: 0 },
  );
  expect(codeOf(inCity, { type: 'foresight', column: 1, tile: 0 })).toBe('workersClosed');
  const skipped = step(inCity, { type: 'foresight', column: 1, tile: null });
  expect(skipped.table.jobMarket).toEqual(last.table.jobMarket);
  const delivered = drawn(
    steps(
      skipped,
      { type: 'foresight', column: 2, tile: null },
      { type: 'income', breeds: ['criollo'] },
      { type: 'deliver', city: 'fulton', disc: 'gain2' },
    ),
  );
  expect(delivered.table.foresight.flat()).not.toContain(null);
  expect(step(delivered, { type: 'endTurn' }).stage.type).toBe('over');
});

test('a score counted by hand is kept once the game is over', () => {
  const position = { format: 'sam-position@1', turn: 'sam', herders: { player: 'B' } };
  const market = { row: 'closed', workers: [] };
  const sam = { workers: { cowboy: 1, builder: 1, engineer: 2 }, jobToken: true };
  const over = createGame(setupWith({ position: { ...position, jobMarket: market, sam } }));
  expect(over.stage.type).toBe('over');
  const categories = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
  expect(step(over, { type: 'finalScore', total: 66, categories }).stage).toEqual({
    type: 'over',
    result: { total: 66, categories },
  });
  expect(codeOf(over, { type: 'finalScore', total: 66, categories: [1] })).toBe('badEvent');
  expect(codeOf(readied(), { type: 'finalScore', total: 66 })).toBe('wrongStage');
});

test('money is adjusted in any stage, never below nothing', () => {
  expect(step(readied(), { type: 'adjustMoney', dollars: 3 }).table.player.dollars).toBe(9);
  expect(codeOf(readied(), { type: 'adjustMoney', dollars: -7 })).toBe('notEnoughMoney');
  const sam = samWith(5);
  const paid = step(sam, { type: 'adjustMoney', dollars: 3 });
  expect(paid.table.player.dollars).toBe(sam.table.player.dollars + 3);
  expect(step(paid, { type: 'samDone' }).table.player.dollars).toBe(sam.table.player.dollars + 3);
});

test('a note changes nothing', () => {
  const game = readied();
  expect(step(game, { type: 'note', text: 'Sam was lucky' })).toBe(game);
});

test('a correction sets any part of the table', () => {
  const game = readied();
  const fixed = step(game, {
    type: 'correct',
    position: { player: { dollars: 20 }, trail: { C1: 'player:4a' }, railroad: { engines: { player: 7 } } },
  });
  expect(fixed.table.player.dollars).toBe(20);
  expect(fixed.table.engines.player).toBe(7);
  expect(fixed.table.player.reserve).not.toContain(4);
  const removed = step(fixed, { type: 'correct', position: { trail: { C1: null } } });
  expect(removed.table.trail).toEqual(game.table.trail);
  expect(removed.table.player.reserve).toEqual(game.table.player.reserve);
});

test('a corrected market takes from the pile and gives back to it', () => {
  const game = readied();
  const [first, ...rest] = game.table.cattleMarket;
  const shown = first === 'longhorn' ? 'corriente' : 'longhorn';
  const fixed = step(game, { type: 'correct', position: { cattleMarket: [shown, ...rest] } }).table;
  const left = (face: string, table = fixed): number => table.supply.cattle.faces[face] ?? 0;
  expect(left(shown)).toBe(left(shown, game.table) - 1);
  expect(left(first ?? '')).toBe(left(first ?? '', game.table) + 1);
  expect(fixed.supply.bag1).toEqual(game.table.supply.bag1);
});

test.each<readonly [string, Readonly<Record<string, unknown>>, string]>([
  ['an unknown building', { trail: { C1: 'sam:14b' } }, 'trail.C1'],
  ['a wrong type', { cattleMarket: 5 }, 'cattleMarket'],
  ['an unknown field', { hello: 1 }, 'hello'],
])('a correction with %s is refused by its path', (_, position, path) => {
  const folded = fold(readied(), { type: 'correct', position });
  expect(folded.ok ? null : folded.error).toMatchObject({ code: 'badPosition', params: { path } });
});

test('a correction in Sam’s turn is played on from', () => {
  const game = samWith(9, { trail: { flood1: 'flood:green:4' } });
  const done = step(game, { type: 'correct', position: { player: { dollars: 11 } } });
  expect(done.table.player.dollars).toBe(11);
  expect(done.table.sam.hazards).toEqual(['flood:green:4']);
  expect(codeOf(done, { type: 'samChoice', decision: 'hazard', option: 0 })).toBe('samNotDone');
  expect(step(done, { type: 'samDone' }).table.player.dollars).toBe(11);
  const waiting = samWith(3, BUYER);
  const market = ['longhorn', 'longhorn'];
  const fixed = step(waiting, { type: 'correct', position: { cattleMarket: market } });
  expect(samStage(fixed).start.cattleMarket).toEqual(market);
  expect(fixed.requests[0]?.to).toBe('samTurn');
});

test('a correction can say whose turn it is', () => {
  const game = steps(readied(), { type: 'place', space: 'A' });
  const sam = step(game, { type: 'correct', position: { turn: 'sam' } });
  expect(sam.stage.type).toBe('sam');
  const turned = step(sam, turnSamCard(sam) as GameEvent);
  const back = step(turned, { type: 'correct', position: { turn: 'player' } });
  expect(back.stage.type).toBe('player');
  expect(back.table.sam.discards).toHaveLength(1);
  expect(back.table.sam.deck).toHaveLength(14);
});

test('a correction of the railroad counts Sam’s discs anew', () => {
  const fixed = step(readied(), { type: 'correct', position: { railroad: { cities: { peoria: ['sam'] } } } });
  expect(fixed.table.sam.discs).toBe(13);
});

test('neutral buildings that are still to be drawn are not laid by a correction', () => {
  const game = createGame(setupWith({ neutrals: 'shuffled' }));
  const fixed = step(game, { type: 'correct', position: { player: { dollars: 9 } } });
  expect(fixed.table.trail).toEqual(game.table.trail);
  expect(drawn(fixed).table.trail.filter((tile) => tile?.startsWith('neutral:'))).toHaveLength(7);
});

test('what is put off and filled otherwise is not asked for again', () => {
  let game = createGame(setupWith());
  const at = game.requests.findIndex((request) => request.pile === 'objectives');
  game = drawn(step(game, { type: 'defer', request: at }));
  const four = ['newYork-5', 'newYork-5', 'newYork-5', 'newYork-5'];
  game = step(game, { type: 'correct', position: { objectives: four } });
  game = step(game, { type: 'resume' });
  expect(game.requests).toEqual([]);
  expect(game.table.objectives).toEqual(four);
});

import { describeStep } from './logSam';
import { correctedParts } from './logParts';
import { describePlayer } from './logPlayer';
import type { Objective } from '../table/state';
import { entry, given, objectiveParams, type LogEntry } from './log';
import type { DrawItem, Game, GameEvent, GameRequest, SamStage, TableEvent } from './types';

export type { LogEntry } from './log';

/** What an event means for someone reading along: lines by key, in the order things happened. */
export function describe(before: Game, event: GameEvent, after: Game): readonly LogEntry[] {
  const lines = [...happened(before, event, after)];
  if (event.type !== 'samDone') {
    for (const owner of ['player', 'sam'] as const) {
      if (after.table[owner].jobToken && !before.table[owner].jobToken && after.stage.type !== 'sam') {
        lines.push(entry(owner, 'log.closed', { owner }));
      }
    }
  }
  if (after.turn > before.turn) lines.push(entry('table', 'log.turn', { n: after.turn }));
  if (after.stage.type === 'over' && before.stage.type !== 'over') lines.push(entry('table', 'log.over'));
  return lines;
}

function happened(before: Game, event: GameEvent, after: Game): readonly LogEntry[] {
  switch (event.type) {
    case 'draw':
      return describeDraw(before, before.requests[event.request ?? 0], event.items);
    case 'defer':
      return [entry('table', 'log.defer', pileOf(before.requests[event.request ?? 0]))];
    case 'resume':
      return [entry('table', 'log.resume', pileOf(before.deferred[event.request ?? 0]))];
    case 'samCard':
      return [
        ...(event.deck ? [entry('sam', 'log.sam.shuffle')] : []),
        entry('sam', 'log.sam.card', { card: event.card }),
      ];
    case 'samChoice':
      return [
        entry('player', event.option === 0 ? 'log.sam.choiceOwn' : 'log.sam.choice', choiceParams(event)),
      ];
    case 'samDone':
      return (
        (before.stage as SamStage).outcome?.steps.map((step) => describeStep(step, before.table.profile)) ??
        []
      );
    case 'correct':
      return [entry('player', 'log.correct', { parts: correctedParts(event.position) })];
    case 'adjustMoney':
      return event.dollars < 0
        ? [entry('player', 'log.moneyLess', { dollars: -event.dollars })]
        : [entry('player', 'log.moneyMore', { dollars: event.dollars })];
    case 'note':
      return [entry('player', 'log.note', { text: event.text })];
    case 'finalScore':
      return [entry('player', 'log.finalScore', { n: event.total })];
    default:
      return describePlayer(before.table, event, after.table);
  }
}

const pileOf = (request: GameRequest | undefined) => given({ pile: request?.pile });

const choiceParams = (event: Extract<TableEvent, { type: 'samChoice' }>) => ({ decision: event.decision });

function describeDraw(
  game: Game,
  request: GameRequest | undefined,
  items: readonly DrawItem[],
): readonly LogEntry[] {
  if (!request) return [];
  const { to, pile } = request;
  if (typeof to === 'string' && (pile === 'objectives' || pile === 'startingObjectives')) {
    const key = to === 'samTurn' ? 'log.draw.samObjective' : (`log.draw.${to}` as const);
    return items.map((card) => entry('table', key, objectiveParams(game.table.profile, card as Objective)));
  }
  const names = items.map(String);
  if (typeof to === 'object')
    return [entry('table', 'log.draw.foresight', { column: to.foresight + 1, items: names })];
  if (to === 'samDeck') return [entry('table', 'log.draw.samDeck')];
  if (to !== 'samTurn') return [entry('table', `log.draw.${to}`, { items: names })];
  return pile === 'cattle'
    ? [entry('table', 'log.draw.samCattle', { items: names })]
    : [entry('table', 'log.draw.samTiles', { pile, items: names })];
}

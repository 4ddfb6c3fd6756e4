import { describeStep } from './logSam';
import { describePlayer } from './logPlayer';
import { entry, given, objectiveName, type LogEntry } from './log';
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
      return describeDraw(before.requests[event.request ?? 0], event.items);
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
      return (before.stage as SamStage).outcome?.steps.map(describeStep) ?? [];
    case 'correct':
      return [entry('player', 'log.correct', { parts: Object.keys(event.position) })];
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

function describeDraw(request: GameRequest | undefined, items: readonly DrawItem[]): readonly LogEntry[] {
  if (!request) return [];
  const { to } = request;
  const names = items.map((item) => (typeof item === 'object' ? objectiveName(item) : String(item)));
  if (typeof to === 'object')
    return [entry('table', 'log.draw.foresight', { column: to.foresight + 1, items: names })];
  if (to === 'samDeck') return [entry('table', 'log.draw.samDeck', { n: items.length })];
  if (to !== 'samTurn') return [entry('table', `log.draw.${to}`, { items: names })];
  if (request.pile === 'cattle') return [entry('table', 'log.draw.cattle', { items: names })];
  if (request.pile === 'objectives') return [entry('table', 'log.draw.objectives', { items: names })];
  return [entry('table', 'log.draw.tiles', { pile: request.pile, items: names })];
}

import { err, ok, type Result } from '../../lib/result';
import { applyShaped } from '../play/apply';
import { PLAYER_EVENT_TYPES, type PlayerEvent } from '../play/types';
import type { Draws } from '../sam/types';
import { without, type Table } from '../table/state';
import { correct } from './correct';
import { goOn, passTo } from './flow';
import { lay, refusal, trimmed } from './requests';
import { advanceSeed } from './seed';
import { chooseForSam, resolveSam, tableWithDraws, turnCard } from './samStage';
import type {
  DrawItem,
  FoldError,
  FoldErrorCode,
  Game,
  GameEvent,
  GameRequest,
  SamStage,
  TableEvent,
} from './types';
import { checkEvent } from './validate';

type Folded = Result<Game, FoldError>;
type Of<T extends TableEvent['type']> = Extract<TableEvent, { type: T }>;

const refused = (code: FoldErrorCode, params: FoldError['params'] = {}): Folded => err({ code, params });

/**
 * The game after an event, or why it does not fit. Total and pure: any value at all may be given, nothing is ever
 * half applied.
 */
export function fold(game: Game, event: unknown): Folded {
  const checked = checkEvent(event);
  return checked.ok ? foldTrusted(game, checked.value) : checked;
}

/** `fold` for events of a known shape: still every rule, but no look at types. */
export function foldTrusted(game: Game, event: GameEvent): Folded {
  switch (event.type) {
    case 'draw':
      return foldDraw(game, event);
    case 'defer':
      return foldDefer(game, event);
    case 'resume':
      return foldResume(game, event);
    case 'samCard':
    case 'samChoice':
    case 'samDone':
      return foldSam(game, event);
    case 'correct':
      return correct(game, event.position);
    case 'adjustMoney':
      return foldMoney(game, event.dollars);
    case 'note':
      return ok(game);
    case 'finalScore': {
      if (game.stage.type !== 'over') return refused('wrongStage', { stage: game.stage.type });
      const { total, categories } = event;
      return ok({ ...game, stage: { type: 'over', result: categories ? { total, categories } : { total } } });
    }
    default:
      return foldPlayer(game, event);
  }
}

const PLAYER_TYPES: ReadonlySet<string> = new Set(PLAYER_EVENT_TYPES);

function foldPlayer(game: Game, event: PlayerEvent): Folded {
  if (!PLAYER_TYPES.has(event.type)) return refused('unknownType', {});
  const { stage } = game;
  if (stage.type !== 'player') return refused('wrongStage', { stage: stage.type });
  if (game.requests.length > 0) return refused('requestOpen');
  const applied = applyShaped({ table: game.table, turn: stage.turn, requests: [] }, event);
  if (!applied.ok) return applied;
  const { table, turn, requests } = applied.value;
  return ok(goOn({ ...game, table, stage: { type: 'player', turn }, requests }));
}

function foldDraw(game: Game, event: Of<'draw'>): Folded {
  const at = event.request ?? 0;
  const request = game.requests[at];
  if (!request) return refused('noRequest');
  const { items } = event;
  if (request.pile !== event.pile) return refused('wrongPile', { pile: request.pile });
  if (items.length > request.count) return refused('tooMany', { count: request.count });
  const seed = advanceSeed(game.seed, items.length);
  const { stage } = game;
  if (request.to === 'samTurn') {
    return stage.type === 'sam' ? drawForSam({ ...game, seed }, stage, request, items) : refused('noRequest');
  }
  const waiting = stage.type === 'sam';
  let table = waiting ? stage.start : game.table;
  let left = request;
  for (const item of items) {
    const code = refusal(table, left, item);
    if (code !== null) return refused(code, { item: faceName(item), pile: request.pile });
    table = lay(table, left, item);
    left = { ...left, count: left.count - 1 };
  }
  const rest = left.count > 0 ? replaced(game.requests, at, left) : without(game.requests, at);
  const requests = rest.length > 0 ? trimmed(table, rest) : rest;
  const next: Game = { ...game, table, seed, requests };
  return ok(goOn(waiting ? { ...next, stage: { ...stage, start: table, outcome: null } } : next));
}

function drawForSam(game: Game, stage: SamStage, request: GameRequest, items: readonly DrawItem[]): Folded {
  const { pile } = request;
  let table = tableWithDraws(stage);
  for (const item of items) {
    const code = refusal(table, request, item);
    if (code !== null) return refused(code, { item: faceName(item), pile });
    table = lay(table, request, item);
  }
  const known = stage.draws[pile as keyof Draws] ?? [];
  const draws = { ...stage.draws, [pile]: [...known, ...items] } as Draws;
  return stage.card === null ? refused('noRequest') : ok(resolveSam(game, { ...stage, draws }, stage.card));
}

const replaced = (
  requests: readonly GameRequest[],
  at: number,
  request: GameRequest,
): readonly GameRequest[] => requests.map((one, index) => (index === at ? request : one));

const faceName = (item: DrawItem): string | number => (typeof item === 'object' ? 'card' : item);

/** The app's own shuffle takes no time, and without neutral buildings nobody can begin. */
const canWait = ({ pile }: GameRequest): boolean => pile !== 'samDeck' && pile !== 'neutrals';

function foldDefer(game: Game, event: Of<'defer'>): Folded {
  const at = event.request ?? 0;
  const request = game.requests[at];
  if (!request) return refused('noRequest');
  if (game.stage.type === 'sam' || !canWait(request)) return refused('cannotDefer');
  return ok(goOn({ ...game, requests: without(game.requests, at), deferred: [...game.deferred, request] }));
}

function foldResume(game: Game, event: Of<'resume'>): Folded {
  const at = event.request ?? 0;
  const request = game.deferred[at];
  if (!request) return refused('nothingDeferred');
  const { stage } = game;
  const deferred = without(game.deferred, at);
  if (stage.type === 'sam' && stage.outcome !== null) return refused('wrongStage', { stage: 'sam' });
  const requests = trimmed(game.table, [request, ...game.requests]);
  return ok(goOn({ ...game, deferred, requests }));
}

function foldSam(game: Game, event: Of<'samCard' | 'samChoice' | 'samDone'>): Folded {
  const { stage } = game;
  if (stage.type !== 'sam') return refused('wrongStage', { stage: stage.type });
  if (event.type === 'samChoice') return chooseForSam(game, stage, event.decision, event.option);
  if (game.requests.length > 0) return refused('requestOpen');
  if (event.type === 'samCard') {
    if (stage.card !== null) return refused('wrongStage', { stage: 'sam' });
    return turnCard(game, stage, event.card, event.deck);
  }
  const { card, outcome } = stage;
  if (card === null || outcome === null || outcome.needs !== null) return refused('samNotDone');
  const lastSam = { card, steps: outcome.steps };
  return ok(passTo({ ...game, table: outcome.table, lastSam }, 'player'));
}

/** Money the table has and the app has not (or the other way round). */
function foldMoney(game: Game, dollars: number): Folded {
  if (game.table.player.dollars + dollars < 0) return refused('notEnoughMoney', { dollars });
  const paid = (table: Table): Table => ({
    ...table,
    player: { ...table.player, dollars: Math.max(0, table.player.dollars + dollars) },
  });
  const next: Game = { ...game, table: paid(game.table) };
  const { stage } = game;
  if (stage.type !== 'sam') return ok(next);
  const outcome = stage.outcome && { ...stage.outcome, table: paid(stage.outcome.table) };
  return ok({ ...next, stage: { ...stage, start: paid(stage.start), outcome } });
}

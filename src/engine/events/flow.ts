import { assertNever } from '../../lib/assertNever';
import { beginPlayerTurn, isTurnOver } from '../play/turn';
import { CLOSED_ROW, type Table } from '../table/state';
import { beginSam, resolveSam } from './samStage';
import type { Game } from './types';

/** True when the game ends before this side's turn: the market is closed and the side itself closed it. */
export const endsBefore = (table: Table, side: 'player' | 'sam'): boolean =>
  table.jobMarket.row === CLOSED_ROW && table[side].jobToken;

export const isOver = (game: Game): boolean => game.stage.type === 'over';

/** What follows once nothing is open: the first turn, the other side's turn, the rest of Sam's turn. */
export function goOn(game: Game): Game {
  if (game.requests.length > 0) return game;
  const { stage } = game;
  switch (stage.type) {
    case 'setup':
      return beginPlayer(game);
    case 'player':
      return isTurnOver(stage.turn) ? passTo(game, 'sam') : game;
    case 'sam':
      return stage.card !== null && stage.outcome === null ? resolveSam(game, stage, stage.card) : game;
    case 'over':
      return game;
    default:
      return assertNever(stage);
  }
}

/** The next turn, unless the game ends before it. */
export function passTo(game: Game, side: 'player' | 'sam'): Game {
  if (endsBefore(game.table, side)) return { ...game, stage: { type: 'over', result: null } };
  return side === 'sam' ? beginSam(game) : beginPlayer(game);
}

function beginPlayer(game: Game): Game {
  const first = game.table.herders.player === null;
  const turn = beginPlayerTurn(game.table, first, { essentials: game.setup.depth === 'essentials' });
  return { ...game, turn: game.turn + 1, stage: { type: 'player', turn }, requests: [] };
}

import { LEVEL } from '../../box/samCards';
import { parsePosition } from '../table/position';
import type { Table } from '../table/state';
import { passTo } from './flow';
import type { GameSetup } from './setup';
import { deckRequest, freshTable, setupRequests } from './start';
import type { Game, GameRequest } from './types';

/**
 * A new game: the table before anything is drawn, with setup's requests open; or the table of a position, with the
 * turn it says. The setup must have come through `parseSetup` (or be written by the app itself).
 */
export function createGame(setup: GameSetup): Game {
  if (setup.position !== undefined) return fromPosition(setup, setup.position);
  const table = freshTable(setup);
  return gameAt(setup, table, setupRequests(setup, table));
}

const gameAt = (setup: GameSetup, table: Table, requests: readonly GameRequest[]): Game => ({
  setup,
  table,
  turn: 0,
  stage: { type: 'setup' },
  requests,
  deferred: [],
  lastSam: null,
  seed: setup.seed,
});

/** A position without any of Sam's cards starts with his whole deck. */
function fromPosition(setup: GameSetup, position: unknown): Game {
  const read = parsePosition(position);
  if (!read.ok) throw new Error(read.error.message);
  const { turn } = read.value;
  const { sam } = read.value.table;
  const cardless = sam.deck.length === 0 && sam.discards.length === 0;
  const shuffles = cardless && setup.deck === 'app';
  const deck = cardless && setup.deck === 'real' ? LEVEL[read.value.table.difficulty].cards : sam.deck;
  const table: Table = { ...read.value.table, sam: { ...sam, deck } };
  const game: Game = { ...gameAt(setup, table, []), deferred: shuffles ? [deckRequest(table)] : [] };
  return passTo(game, turn);
}

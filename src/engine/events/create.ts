import { LEVEL } from '../../box/samCards';
import { parsePosition } from '../table/position';
import type { Table } from '../table/state';
import { passTo } from './flow';
import { isPlainObject } from './json';
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

/** A position that names none of Sam's cards starts with his whole deck, shuffled where the app has it. */
function fromPosition(setup: GameSetup, position: unknown): Game {
  const read = parsePosition(position);
  if (!read.ok) throw new Error(read.error.message);
  const { table, turn } = read.value;
  const { sam } = table;
  const cardless = !namesCards(position) || (sam.deck.length === 0 && sam.discards.length === 0);
  if (!cardless) return passTo(gameAt(setup, table, []), turn);
  const shuffled = setup.deck === 'app';
  const deck = shuffled ? [] : LEVEL[table.difficulty].cards;
  const game = gameAt(setup, { ...table, sam: { ...sam, deck, discards: [] } }, []);
  return passTo(shuffled ? { ...game, deferred: [deckRequest(table)] } : game, turn);
}

function namesCards(position: unknown): boolean {
  if (!isPlainObject(position) || !isPlainObject(position['sam'])) return false;
  return Object.hasOwn(position['sam'], 'deck') || Object.hasOwn(position['sam'], 'discards');
}

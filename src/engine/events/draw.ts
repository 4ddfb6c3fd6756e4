import type { SamCard } from '../../box/samCards';
import type { SupplyTile } from '../../box/tiles';
import { rollBelow, shuffle } from '../../lib/random';
import { drawSamCard } from '../sam/turn';
import type { Table } from '../table/state';
import { hasRoom, isSupplyPile, lay, setupFaces } from './requests';
import { tableWithDraws } from './samStage';
import type { DrawItem, Game, GameEvent, GameRequest } from './types';

/**
 * The app draws for the first open request: each face weighs as many as are left of it. Null when nothing is asked
 * for. The outcome is the event; the generator's state follows from the number of pieces drawn.
 */
export function drawForTable(game: Game): GameEvent | null {
  const request = game.requests[0];
  if (!request) return null;
  const { stage } = game;
  const table =
    stage.type !== 'sam' ? game.table : request.to === 'samTurn' ? tableWithDraws(stage) : stage.start;
  const items = isSupplyPile(request.pile)
    ? fromPile(table, request, game.seed)
    : shuffle(game.seed, setupFaces(table, request.pile)).value.slice(0, request.count);
  if (items.length === 0) return null;
  return { type: 'draw', pile: request.pile, items: items as readonly DrawItem[] };
}

function fromPile(before: Table, request: GameRequest, seed: number): readonly DrawItem[] {
  const items: DrawItem[] = [];
  let table = before;
  let state = seed;
  for (let left = request.count; left > 0; left -= 1) {
    const roll = pickFace(table, request, state);
    if (roll === null) break;
    state = roll.seed;
    items.push(roll.face);
    if (left > 1) table = lay(table, request, roll.face);
  }
  return items;
}

function pickFace(
  table: Table,
  request: GameRequest,
  seed: number,
): { readonly face: SupplyTile; readonly seed: number } | null {
  if (!isSupplyPile(request.pile)) return null;
  const { faces } = table.supply[request.pile];
  const cramped = request.to === 'trail';
  let total = 0;
  for (const face in faces) {
    if (!cramped || hasRoom(table, request, face as SupplyTile)) total += faces[face] ?? 0;
  }
  if (total === 0) return null;
  const roll = rollBelow(seed, total);
  let rest = roll.value;
  for (const face in faces) {
    if (cramped && !hasRoom(table, request, face as SupplyTile)) continue;
    rest -= faces[face] ?? 0;
    if (rest < 0) return { face: face as SupplyTile, seed: roll.seed };
  }
  return null;
}

/** Turns the top card of the app's own deck, shuffling when it has run out; null when it is not time for it. */
export function turnSamCard(game: Game): GameEvent | null {
  const { stage } = game;
  if (stage.type !== 'sam' || stage.card !== null || game.requests.length > 0 || game.setup.deck === 'real')
    return null;
  const drawn = drawSamCard(stage.start);
  if (drawn === null) return null;
  const deck: readonly SamCard[] = [drawn.card, ...drawn.table.sam.deck];
  return drawn.shuffled ? { type: 'samCard', card: drawn.card, deck } : { type: 'samCard', card: drawn.card };
}

/**
 * What the app does on its own accord, without a tap: shuffle Sam's deck when it is the app's, and every draw when the
 * app draws. Null when it is somebody's turn to tap.
 */
export function ownEvent(game: Game): GameEvent | null {
  const request = game.requests[0];
  if (!request) return null;
  return game.setup.draws === 'app' || request.pile === 'samDeck' ? drawForTable(game) : null;
}

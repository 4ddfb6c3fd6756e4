import type { Owner } from '../../box/kinds';
import { err, ok, type Result } from '../../lib/result';
import { parsePosition, writePosition } from '../table/position';
import type { Depth } from '../table/invariants';
import type { Table } from '../table/state';
import { fittingReserve, fittingSupply } from './correctParts';
import { goOn, passTo } from './flow';
import { isPlainObject, type PlainObject } from './json';
import { trimmed } from './requests';
import type { FoldError, Game } from './types';

/** Parts laid over a position: objects are merged, everything else replaces, null takes an entry away. */
export function merge(base: PlainObject, patch: PlainObject): PlainObject {
  const merged: Record<string, unknown> = { ...base };
  for (const key of Object.keys(patch)) {
    const part = patch[key];
    if (part === null) delete merged[key];
    else {
      const held = merged[key];
      merged[key] = isPlainObject(part) && isPlainObject(held) ? merge(held, part) : part;
    }
  }
  return merged;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A patch without what it does not change. */
export function reduced(base: PlainObject, patch: PlainObject): PlainObject {
  const changes: Record<string, unknown> = {};
  for (const key of Object.keys(patch)) {
    const part = patch[key];
    const held = base[key];
    if (isPlainObject(part) && isPlainObject(held)) {
      const inner = reduced(held, part);
      if (Object.keys(inner).length > 0) changes[key] = inner;
    } else if (!isSame(part, held)) changes[key] = part;
  }
  return changes;
}

/** Whether a patch names a field of one of its parts. */
function names(patch: PlainObject, part: string, field: string): boolean {
  const held = patch[part];
  return isPlainObject(held) && Object.hasOwn(held, field);
}

/** The position a correction means: what follows from the parts it names is brought into line. */
function meant(table: Table, turn: Owner, patch: PlainObject): PlainObject {
  const base = writePosition(table, turn);
  const { stacks: _, ...merged } = merge(base, patch);
  const position: Record<string, unknown> = { ...merged };
  if ('stacks' in patch) position['stacks'] = patch['stacks'];
  const { player, sam } = merged;
  if ('trail' in patch && isPlainObject(player) && !names(patch, 'player', 'buildings')) {
    const reserve = fittingReserve(table.player.reserve, 'player', base['trail'], merged['trail']);
    position['player'] = merge(player, { buildings: { reserve } });
  }
  if (isPlainObject(sam)) {
    const { reserve, discs, ...rest } = sam;
    const kept = names(patch, 'sam', 'reserve') || !('trail' in patch);
    const numbers = kept ? reserve : fittingReserve(table.sam.reserve, 'sam', base['trail'], merged['trail']);
    const counted = 'railroad' in patch && !names(patch, 'sam', 'discs');
    position['sam'] = { ...rest, reserve: numbers, ...(counted ? {} : { discs }) };
  }
  return position;
}

const hasNeutrals = (trail: Table['trail']): boolean => trail.some((tile) => tile?.startsWith('neutral:'));

interface Corrected {
  readonly table: Table;
  readonly turn: Owner;
}

/** The table with parts of a position laid over it, or the path of what is wrong with the result. */
function corrected(
  table: Table,
  turn: Owner,
  patch: PlainObject,
  depth: Depth,
): Result<Corrected, FoldError> {
  const position = meant(table, turn, patch);
  const read = parsePosition(position);
  if (!read.ok) {
    const { path, message } = read.error;
    return err({ code: 'badPosition', params: { path, message } });
  }
  const after = read.value.table;
  const supply = 'stacks' in patch ? after.supply : fittingSupply(table, after, depth);
  const profile = 'profile' in patch || 'samSteps' in patch ? after.profile : table.profile;
  // A file without neutral buildings means those by letter; a table that has not drawn them yet means none.
  const undrawn = !hasNeutrals(table.trail) && !JSON.stringify(patch['trail'] ?? '').includes('neutral:');
  const trail = undrawn
    ? after.trail.map((tile) => (tile?.startsWith('neutral:') ? null : tile))
    : after.trail;
  return ok({ table: { ...after, trail, supply, profile }, turn: read.value.turn });
}

/**
 * "Fix the table": what differs from the table shown is set, whose turn it is too. During Sam's turn the table at
 * its start is corrected and the turn is worked out again; a finished turn keeps its steps, only its table changes.
 */
export function correct(game: Game, wanted: PlainObject): Result<Game, FoldError> {
  const { stage } = game;
  const side: Owner = stage.type === 'sam' ? 'sam' : 'player';
  const patch = reduced(writePosition(game.table, side), wanted);
  if (Object.keys(patch).length === 0) return ok(game);
  const done = stage.type === 'sam' && stage.outcome !== null && stage.outcome.needs === null;
  const base = stage.type === 'sam' && !done ? stage.start : game.table;
  const fixed = corrected(base, side, asOf(base, game.table, patch), game.setup.depth);
  if (!fixed.ok) return fixed;
  const { table, turn } = fixed.value;
  const requests = trimmed(
    table,
    game.requests.filter((request) => request.to !== 'samTurn'),
  );
  const next: Game = { ...game, table, requests };
  if (turn !== side && (stage.type === 'player' || stage.type === 'sam'))
    return ok(handOver(next, stage, turn));
  if (stage.type !== 'sam') return ok(goOn(next));
  if (!done || stage.outcome === null)
    return ok(goOn({ ...next, stage: { ...stage, start: table, outcome: null } }));
  return ok({ ...next, stage: { ...stage, outcome: { ...stage.outcome, table }, corrected: true } });
}

/** Money named during Sam's turn counts what he has paid so far; at its start it was less. */
function asOf(start: Table, shown: Table, patch: PlainObject): PlainObject {
  const { player } = patch;
  if (start === shown || !isPlainObject(player) || typeof player['dollars'] !== 'number') return patch;
  const dollars = Math.max(0, player['dollars'] - (shown.player.dollars - start.player.dollars));
  return { ...patch, player: { ...player, dollars } };
}

/** It is the other side's turn after all; a card Sam had turned goes to his discards. */
function handOver(game: Game, stage: Game['stage'], turn: Owner): Game {
  const card = stage.type === 'sam' && stage.outcome?.needs !== null ? stage.card : null;
  const { sam } = game.table;
  const table =
    card === null ? game.table : { ...game.table, sam: { ...sam, discards: [...sam.discards, card] } };
  return passTo({ ...game, table, requests: [] }, turn);
}

import { err, ok, type Result } from '../../lib/result';
import { parsePosition, writePosition } from '../table/position';
import type { Table } from '../table/state';
import { goOn } from './flow';
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

/** The table with parts of a position laid over it, or the path of what is wrong with the result. */
export function corrected(table: Table, patch: PlainObject): Result<Table, FoldError> {
  const read = parsePosition(merge(writePosition(table, 'player'), patch));
  if (!read.ok) {
    const { path, message } = read.error;
    return err({ code: 'badPosition', params: { path, message } });
  }
  const reprinted = 'profile' in patch || 'samSteps' in patch;
  return ok(reprinted ? read.value.table : { ...read.value.table, profile: table.profile });
}

/**
 * "Fix the table": sets any part of it. During Sam's turn the table at its start is corrected and the turn is worked
 * out again; a finished turn keeps its steps and only its table changes.
 */
export function correct(game: Game, patch: PlainObject): Result<Game, FoldError> {
  const { stage } = game;
  if (stage.type !== 'sam') {
    const fixed = corrected(game.table, patch);
    if (!fixed.ok) return fixed;
    return ok(goOn({ ...game, table: fixed.value, requests: trimmed(fixed.value, game.requests) }));
  }
  const { outcome } = stage;
  if (outcome !== null && outcome.needs === null) {
    const fixed = corrected(outcome.table, patch);
    if (!fixed.ok) return fixed;
    const table = fixed.value;
    return ok({ ...game, table, stage: { ...stage, outcome: { ...outcome, table }, corrected: true } });
  }
  const fixed = corrected(stage.start, patch);
  if (!fixed.ok) return fixed;
  const start = fixed.value;
  const requests = trimmed(
    start,
    game.requests.filter((request) => request.to !== 'samTurn'),
  );
  return ok(goOn({ ...game, table: start, requests, stage: { ...stage, start, outcome: null } }));
}

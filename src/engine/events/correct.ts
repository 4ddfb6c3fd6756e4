import { err, ok, type Result } from '../../lib/result';
import { parsePosition, writePosition } from '../table/position';
import type { Depth } from '../table/invariants';
import type { Table } from '../table/state';
import { fittingReserve, fittingSupply } from './correctParts';
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

/** The position a correction means: what follows from the parts it names is brought into line. */
function meant(table: Table, patch: PlainObject): PlainObject {
  const base = writePosition(table, 'player');
  const { stacks: _, ...merged } = merge(base, patch);
  const position: Record<string, unknown> = { ...merged };
  if ('stacks' in patch) position['stacks'] = patch['stacks'];
  if ('trail' in patch) {
    const { player, sam } = table;
    const named = isPlainObject(patch['player']) ? patch['player']['buildings'] : undefined;
    if (!(isPlainObject(named) && 'reserve' in named) && isPlainObject(position['player'])) {
      const reserve = fittingReserve(player.reserve, 'player', base['trail'], merged['trail']);
      position['player'] = merge(position['player'], { buildings: { reserve } });
    }
    if (!(isPlainObject(patch['sam']) && 'reserve' in patch['sam']) && isPlainObject(position['sam'])) {
      const reserve = fittingReserve(sam.reserve, 'sam', base['trail'], merged['trail']);
      position['sam'] = { ...position['sam'], reserve };
    }
  }
  return position;
}

/** The table with parts of a position laid over it, or the path of what is wrong with the result. */
export function corrected(table: Table, patch: PlainObject, depth: Depth): Result<Table, FoldError> {
  const read = parsePosition(meant(table, patch));
  if (!read.ok) {
    const { path, message } = read.error;
    return err({ code: 'badPosition', params: { path, message } });
  }
  const after = read.value.table;
  const supply = 'stacks' in patch ? after.supply : fittingSupply(table, after, depth);
  const profile = 'profile' in patch || 'samSteps' in patch ? after.profile : table.profile;
  return ok({ ...after, supply, profile });
}

/**
 * "Fix the table": sets any part of it. During Sam's turn the table at its start is corrected and the turn is worked
 * out again; a finished turn keeps its steps and only its table changes.
 */
export function correct(game: Game, patch: PlainObject): Result<Game, FoldError> {
  const { stage } = game;
  const { depth } = game.setup;
  if (stage.type !== 'sam') {
    const fixed = corrected(game.table, patch, depth);
    if (!fixed.ok) return fixed;
    return ok(goOn({ ...game, table: fixed.value, requests: trimmed(fixed.value, game.requests) }));
  }
  const { outcome } = stage;
  if (outcome !== null && outcome.needs === null) {
    const fixed = corrected(outcome.table, patch, depth);
    if (!fixed.ok) return fixed;
    const table = fixed.value;
    return ok({ ...game, table, stage: { ...stage, outcome: { ...outcome, table }, corrected: true } });
  }
  const fixed = corrected(stage.start, patch, depth);
  if (!fixed.ok) return fixed;
  const start = fixed.value;
  const requests = trimmed(
    start,
    game.requests.filter((request) => request.to !== 'samTurn'),
  );
  return ok(goOn({ ...game, table: start, requests, stage: { ...stage, start, outcome: null } }));
}

import { defaultSetup, parseSetup } from '@/engine/events/setupFile';
import type { GameSetup } from '@/engine/events/setup';
import type { Game } from '@/engine/events/types';
import { parsePositionText, writePosition, type PositionError } from '@/engine/table/position';
import { assertNever } from '@/lib/assertNever';
import { err, ok, type Result } from '@/lib/result';

import { createGame, type Refusal } from './game';
import { lastChoices } from './newGame';
import { newSeed } from './newId';

/** Why a position could not be opened: something in the file, or it could not be stored. */
export type PositionTrouble =
  | { readonly type: 'file'; readonly error: PositionError }
  | { readonly type: 'stored'; readonly error: Refusal };

/** A moment of a game as a position file; null while the table is being set up. Sam's turn is written from its start. */
export function positionText({ stage, table }: Game): string | null {
  switch (stage.type) {
    case 'setup':
      return null;
    case 'sam':
      return JSON.stringify(writePosition(stage.start, 'sam', stage.draws), null, 2);
    case 'player':
      return JSON.stringify(writePosition(table, 'player'), null, 2);
    case 'over':
      return JSON.stringify(writePosition(table, table.sam.jobToken ? 'sam' : 'player'), null, 2);
    default:
      return assertNever(stage);
  }
}

/** The setup of a game that plays on from a position: what the position does not say is as in the last game. */
export function setupOfPosition(text: string): Result<GameSetup, PositionError> {
  const read = parsePositionText(text);
  if (!read.ok) return read;
  const { table } = read.value;
  return parseSetup({
    ...defaultSetup(newSeed()),
    ...lastChoices(),
    difficulty: table.difficulty,
    firstDelivery: table.firstDelivery,
    variants: table.variants,
    profile: table.profile,
    sides: table.player.sides,
    position: JSON.parse(text) as unknown,
  });
}

/** Starts a game from the text of a position file. */
export async function openPosition(text: string, name: string): Promise<Result<string, PositionTrouble>> {
  const setup = setupOfPosition(text);
  if (!setup.ok) return err({ type: 'file', error: setup.error });
  const created = await createGame(setup.value, name);
  return created.ok ? ok(created.value) : err({ type: 'stored', error: created.error });
}

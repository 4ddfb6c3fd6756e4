import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parseSetup } from '@/engine/events/setupFile';
import type { GameSetup } from '@/engine/events/setup';
import type { GameEvent } from '@/engine/events/types';

import { readGolden } from '../../../tools/golden/text';

export type Recorded = {
  readonly setup: GameSetup;
  readonly events: readonly GameEvent[];
  readonly position: unknown;
  readonly scores: readonly string[];
};

/** A recorded game of the engine by the name of its file. */
export function recordedGame(name: string): Recorded {
  const text = readFileSync(join(__dirname, '..', '..', 'golden', `${name}.txt`), 'utf8');
  const { setup, steps, position, scores } = readGolden(text);
  const read = parseSetup(setup);
  if (!read.ok) throw new Error(read.error.message);
  return { setup: read.value, events: steps.map(({ event }) => event as GameEvent), position, scores };
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { createGame } from '../../src/engine/events/create';
import { fold } from '../../src/engine/events/fold';
import { parseSetup } from '../../src/engine/events/setupFile';
import type { Game, GameEvent } from '../../src/engine/events/types';
import { listProblems } from '../../src/engine/table/invariants';
import { logOf, positionOf, readGolden, scoresOf } from '../../tools/golden/text';

const FILES = readdirSync(__dirname).filter((file) => file.endsWith('.txt'));

test('there is a recorded game of every level, and one played the way people play', () => {
  expect(FILES.sort()).toEqual(['easy.txt', 'hard.txt', 'medium.txt', 'person.txt']);
});

/** The game before the first event. */
function opened(setup: unknown): Game {
  const read = parseSetup(setup);
  if (!read.ok) throw new Error(read.error.message);
  return createGame(read.value);
}

test.each(FILES)('%s replays step by step to the same log, table and score', (file) => {
  const golden = readGolden(readFileSync(join(__dirname, file), 'utf8'));
  let game = opened(golden.setup);
  for (const { event, log } of golden.steps) {
    const folded = fold(game, event);
    if (!folded.ok) throw new Error(`${JSON.stringify(event)}: ${JSON.stringify(folded.error)}`);
    const said = logOf(game, event as GameEvent, folded.value);
    expect({ event, log: said }).toEqual({ event, log });
    game = folded.value;
  }
  expect(game.stage.type).toBe('over');
  expect(listProblems(game.table)).toEqual([]);
  expect(positionOf(game)).toEqual(golden.position);
  expect(scoresOf(game)).toEqual(golden.scores);
});

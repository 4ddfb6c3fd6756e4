import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { archiveGames, backupOf } from './archive/games';

/** A backup full of simulated games, to try lists and figures at size: `tsx tools/archive.ts FILE --games 2000 --seed 1`. */
function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      games: { type: 'string', default: '2000' },
      seed: { type: 'string', default: '1' },
    },
  });
  const [file] = positionals;
  const games = Number(values.games);
  const seed = Number(values.seed);
  if (file === undefined || !Number.isInteger(games) || games < 1 || !Number.isInteger(seed) || seed < 0) {
    throw new Error('Usage: tsx tools/archive.ts FILE [--games 2000] [--seed 1]');
  }
  const text = backupOf(archiveGames(games, seed));
  writeFileSync(file, text);
  console.log(`${games} games, ${(text.length / 1e6).toFixed(1)} MB in ${file}`);
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

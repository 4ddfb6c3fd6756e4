import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { record, RECORDINGS } from './golden/record';
import { writeGolden } from './golden/text';

const FOLDER = join(__dirname, '..', '__tests__', 'golden');

/** `npm run golden` plays the recorded games again and rewrites their files: for a wanted change of the rules only. */
for (const recording of RECORDINGS) {
  const { name, title, setup } = recording;
  const events = record(recording);
  const file = join(FOLDER, `${name}.txt`);
  writeFileSync(file, writeGolden(title, setup, events));
  process.stdout.write(`${name}.txt: ${events.length} events\n`);
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { correctedParts, SIDE_PARTS } from '../../src/engine/events/logParts';
import { FOLD_ERRORS } from '../../src/engine/events/types';
import { PLAY_ERRORS } from '../../src/engine/play/types';
import { isMessageKey, translate } from '../../src/i18n/translate';
import { CATALOGS } from './allCatalogs';

const EVENTS = join(__dirname, '../../src/engine/events');

/** Every key the log can write, as the sources name them. */
const written = new Set(
  readdirSync(EVENTS).flatMap((file) =>
    [...readFileSync(join(EVENTS, file), 'utf8').matchAll(/'(log\.[a-zA-Z.]+)'/g)].map(
      (match) => match[1] ?? '',
    ),
  ),
);

test('every line of the log has words', () => {
  expect(written.size).toBeGreaterThan(40);
  expect([...written].filter((key) => !isMessageKey(key))).toEqual([]);
});

test('the log has no words that nothing writes', () => {
  const spare = Object.keys(CATALOGS.en).filter(
    (key) => key.startsWith('log.') && !key.startsWith('log.draw.'),
  );
  expect(spare.filter((key) => !written.has(key))).toEqual([]);
});

test('every refusal says why', () => {
  const codes = new Set<string>([...PLAY_ERRORS, ...FOLD_ERRORS]);
  expect([...codes].filter((code) => !isMessageKey(`errors.${code}`))).toEqual([]);
});

test('lines tell money and pieces, and leave out what was not', () => {
  expect(translate('en', 'log.player.hire', { worker: 'builder', row: 3, paid: 7 })).toBe(
    'Hired: builder, row 3, −$7',
  );
  expect(translate('en', 'log.player.hire', { row: 3 })).toBe('Hired, row 3');
  expect(translate('ru', 'log.sam.engine', { from: 3, to: 4.5 })).toBe('Паровоз: 3 → станция за 4');
  expect(
    translate('pl', 'log.sam.objective', { tasks: ['building', 'hazard', 'hazard'], vp: 3, slot: 4 }),
  ).toBe('Cel: budynek i\u00a02\u00a0×\u00a0niebezpieczeństwo (3\u00a0PZ)');
});

test('a correction names what was changed, of both sides too', () => {
  const names = Object.entries(SIDE_PARTS).flatMap(([side, parts]) =>
    parts.map((part) => `terms.part.${side}.${part}`),
  );
  expect(names.filter((key) => !isMessageKey(key))).toEqual([]);
  const parts = correctedParts({ trail: {}, player: { dollars: 3, tokens: 1 }, sam: { discs: 5 } });
  expect(translate('en', 'log.correct', { parts })).toBe(
    'Table corrected: trail, your money, your exchange tokens and\u00a0Sam’s discs',
  );
  expect(correctedParts({ player: { somethingNew: 1 } })).toEqual(['player']);
});

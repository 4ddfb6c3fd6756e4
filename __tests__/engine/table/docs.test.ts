import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { OBJECTIVES } from '../../../src/box/objectives';
import { parseProfile } from '../../../src/engine/table/profileFile';
import { parsePosition } from '../../../src/engine/table/position';

const text = readFileSync(join(__dirname, '..', '..', '..', 'docs', 'position.md'), 'utf8');
const [position, profile] = [...text.matchAll(/```json\n([^]*?)```/g)].map(
  (match) => JSON.parse(match[1] ?? '') as unknown,
);

describe('docs/position.md', () => {
  test('its examples are good files', () => {
    expect(parsePosition(position)).toMatchObject({
      ok: true,
      value: { turn: 'sam', specializationNamed: true },
    });
    expect(parseProfile(profile)).toEqual({ ok: true, value: profile });
  });

  test('its catalogue is the one of the box', () => {
    const catalogue = text.slice(text.indexOf('| id '), text.indexOf('Starting cards'));
    const rows = catalogue
      .trim()
      .split('\n')
      .slice(2)
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim().replaceAll('`', '')),
      );
    const cards = Object.entries(OBJECTIVES).map(([id, card]) => [
      id,
      String(card.vp),
      String(card.penalty),
      card.reward ?? '',
      card.tasks.join(', '),
      String(card.copies),
    ]);
    expect(rows).toEqual(cards);
  });
});

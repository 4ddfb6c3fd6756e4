import { createGame } from '../../src/engine/events/create';
import { describe } from '../../src/engine/events/describe';
import { foldTrusted } from '../../src/engine/events/fold';
import type { GameSetup } from '../../src/engine/events/setup';
import type { Game, GameEvent } from '../../src/engine/events/types';
import { score } from '../../src/engine/score/score';
import { CATEGORIES, type ScoreSheet } from '../../src/engine/score/types';
import { writePosition } from '../../src/engine/table/position';
import { isMessageKey, translate } from '../../src/i18n/translate';

/** A recorded game as text: the setup, every event with its lines of the log, the last table, both scores. */
export interface GoldenGame {
  readonly title: string;
  readonly setup: unknown;
  readonly steps: readonly { readonly event: unknown; readonly log: readonly string[] }[];
  readonly position: unknown;
  readonly scores: readonly string[];
}

const LOG = '    ';

/** The lines of the log that an event writes, in English. */
export const logOf = (before: Game, event: GameEvent, after: Game): readonly string[] =>
  describe(before, event, after).map(({ by, key, params }) => {
    if (!isMessageKey(key)) throw new Error(`No words for ${key}`);
    return `${by}: ${translate('en', key, params)}`;
  });

/** Both sides' points by category. */
export function scoresOf(game: Game): readonly string[] {
  const { player, sam } = score(game.table);
  const line = (name: string, sheet: ScoreSheet): string =>
    `${name} ${CATEGORIES.map((category, i) => `${i + 1}:${sheet.categories[category].vp}`).join(' ')} = ${sheet.total}`;
  return [line('player', player), line('sam', sam)];
}

export const positionOf = (game: Game): unknown => writePosition(game.table, 'player');

export function writeGolden(title: string, setup: GameSetup, events: readonly GameEvent[]): string {
  const lines = [`# ${title}`, `setup ${JSON.stringify(setup)}`];
  let game = createGame(setup);
  for (const event of events) {
    const folded = foldTrusted(game, event);
    if (!folded.ok) throw new Error(`${JSON.stringify(event)}: ${folded.error.code}`);
    lines.push(JSON.stringify(event));
    for (const said of logOf(game, event, folded.value)) lines.push(`${LOG}${said}`);
    if (folded.value.turn > game.turn) lines.push('');
    game = folded.value;
  }
  lines.push(`position ${JSON.stringify(positionOf(game))}`);
  for (const said of scoresOf(game)) lines.push(`score ${said}`);
  return `${lines.join('\n')}\n`;
}

/** The text of a recorded game taken apart again. */
export function readGolden(text: string): GoldenGame {
  const steps: { event: unknown; log: string[] }[] = [];
  const scores: string[] = [];
  let title = '';
  let setup: unknown = null;
  let position: unknown = null;
  for (const line of text.split('\n')) {
    if (line.startsWith('# ')) title = line.slice('# '.length);
    else if (line.startsWith('setup ')) setup = JSON.parse(line.slice('setup '.length));
    else if (line.startsWith('position ')) position = JSON.parse(line.slice('position '.length));
    else if (line.startsWith('score ')) scores.push(line.slice('score '.length));
    else if (line.startsWith(LOG)) steps[steps.length - 1]?.log.push(line.slice(LOG.length));
    else if (line !== '') steps.push({ event: JSON.parse(line), log: [] });
  }
  return { title, setup, steps, position, scores };
}

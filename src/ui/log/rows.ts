import type { LogEntry } from '@/engine/events/describe';
import { isMessageKey, type Translator } from '@/i18n';
import type { LogLines } from '@/store/log';

/** A row of the log: the heading of a turn, or what one event meant. */
export type LogRow =
  | { readonly type: 'turn'; readonly id: string; readonly turn: number }
  | {
      readonly type: 'event';
      readonly id: string;
      /** How many events are in force after it. */
      readonly number: number;
      readonly by: LogEntry['by'];
      readonly sentences: readonly string[];
      /** Carried out against the rules. */
      readonly forced: boolean;
    };

/** Said by the headings and by the mark of a forced event. */
const SAID_ELSEWHERE: readonly string[] = ['log.turn', 'log.forced'];

const sentencesOf = (t: Translator, lines: readonly LogEntry[]): readonly string[] =>
  lines.flatMap(({ key, params }) =>
    isMessageKey(key) && !SAID_ELSEWHERE.includes(key) ? [t(key, params)] : [],
  );

function rowOf(t: Translator, { number, lines }: LogLines): LogRow | null {
  const forced = lines.some(({ key }) => key === 'log.forced');
  const said = sentencesOf(t, lines);
  const sentences = said.length === 0 && forced ? [t('log.forced')] : said;
  if (sentences.length === 0) return null;
  const by = lines.find(({ key }) => !SAID_ELSEWHERE.includes(key))?.by ?? 'table';
  return { type: 'event', id: `e${number}`, number, by, sentences, forced };
}

/** The log by turns, the last turn first, each turn in the order it happened. */
export function logRows(t: Translator, log: readonly LogLines[]): readonly LogRow[] {
  const turns = new Map<number, LogRow[]>();
  for (const entry of log) {
    const row = rowOf(t, entry);
    if (row === null) continue;
    const rows = turns.get(entry.turn) ?? [];
    if (rows.length === 0) turns.set(entry.turn, rows);
    rows.push(row);
  }
  return [...turns]
    .sort(([a], [b]) => b - a)
    .flatMap(([turn, rows]) => [{ type: 'turn' as const, id: `t${turn}`, turn }, ...rows]);
}

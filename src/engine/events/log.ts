import type { Owner } from '../../box/kinds';
import { boxOf, type BoxProfile } from '../../box/profile';
import type { Objective } from '../table/state';

/** One line of the log: a message key with its values, never prose. */
export interface LogEntry {
  readonly by: Owner | 'table';
  readonly key: `log.${string}`;
  readonly params: LogParams;
}

export type LogParams = Readonly<Record<string, string | number | readonly string[]>>;

export const entry = (by: LogEntry['by'], key: LogEntry['key'], params: LogParams = {}): LogEntry => ({
  by,
  key,
  params,
});

/** An objective as the log names it: what it asks for and what it is worth. */
export function objectiveParams(profile: BoxProfile, card: Objective): LogParams {
  const facts = typeof card === 'string' ? boxOf(profile).objectives[card] : card;
  return facts ? { tasks: facts.tasks, vp: facts.vp } : { tasks: [String(card)], vp: 0 };
}

/** An objective in short: its id, or the tasks and VP of a card described by its owner. */
export const objectiveName = (card: Objective): string =>
  typeof card === 'string' ? card : [...card.tasks, card.vp].join('-');

/** Values without those that say nothing. */
export function given(
  values: Readonly<Record<string, string | number | readonly string[] | null | undefined>>,
): LogParams {
  const params: Record<string, string | number | readonly string[]> = {};
  for (const [key, value] of Object.entries(values))
    if (value !== null && value !== undefined) params[key] = value;
  return params;
}

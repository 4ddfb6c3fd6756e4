import { optionOf } from '@/engine/events/samStage';
import type { SamOption, SamStep } from '@/engine/sam/types';
import type { MessageKey } from '@/i18n';
import type { Line } from '@/i18n/samLines';
import type { Param } from '@/i18n/message';

/** One of several truly equal options of a step. */
export type EqualOption = {
  /** Its number in a `samChoice`; 0 is the app's own pick. */
  readonly option: number;
  readonly chosen: boolean;
  readonly line: Line;
};

const isParam = (value: unknown): value is Param =>
  typeof value === 'string' || typeof value === 'number' || Array.isArray(value);

const WORDS: Readonly<Partial<Record<SamStep['do'], MessageKey>>> = {
  move: 'samTurn.option.move',
  buy: 'samTurn.option.buy',
  build: 'samTurn.option.build',
  hazard: 'samTurn.option.hazard',
  upgrade: 'samTurn.option.disc',
  deliver: 'samTurn.option.disc',
};

/** What tells an option from its equals. */
function lineOf(step: SamStep, fields: SamOption): Line | null {
  const key = WORDS[step.do];
  if (key === undefined) return null;
  const params: Record<string, Param> = {};
  for (const [name, value] of Object.entries(fields)) if (isParam(value)) params[name] = value;
  const from = fields['discFrom'];
  if (isParam(from)) params['from'] = from;
  return { key, params };
}

/** The equal options of a step in a lasting order, the app's own pick first. */
export function equalOptions(step: SamStep): readonly EqualOption[] {
  const all: readonly (readonly [number, SamOption])[] = [
    [step.picked ?? 0, { ...step }],
    ...step.others.map((other, index) => [optionOf(step, index), other] as const),
  ];
  return all
    .flatMap(([option, fields], index) => {
      const line = lineOf(step, fields);
      return line === null ? [] : [{ option, chosen: index === 0, line }];
    })
    .sort((a, b) => a.option - b.option);
}

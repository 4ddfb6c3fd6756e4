import { DIFFICULTIES } from '../../src/box/kinds';
import { autoplay, chooseAny } from '../../src/engine/events/autoplay';
import { describe as describeEvent, type LogEntry } from '../../src/engine/events/describe';
import { defaultSetup } from '../../src/engine/events/setupFile';
import type { SamStep, Why } from '../../src/engine/sam/types';
import { LANGUAGES } from '../../src/i18n/message';
import { beatenLine, samLines, whyLines, type Line } from '../../src/i18n/samLines';
import { isMessageKey, translate } from '../../src/i18n/translate';

const played: { readonly step: SamStep; readonly pace: Why }[] = [];
const logged: LogEntry[] = [];

for (const difficulty of DIFFICULTIES) {
  for (const seed of [1, 2, 3, 4, 5]) {
    const setup = { ...defaultSetup(seed), difficulty, sides: seed % 2 ? 'abababababab' : 'bbbbbbbbbbbb' };
    autoplay(
      setup,
      (before, event, after) => {
        logged.push(...describeEvent(before, event, after));
        if (event.type !== 'samDone' || before.stage.type !== 'sam' || before.stage.outcome === null) return;
        const { steps, pace } = before.stage.outcome;
        played.push(...steps.map((step) => ({ step, pace })));
      },
      seed === 5 ? chooseAny : undefined,
    );
  }
}

const linesOf = ({ step, pace }: (typeof played)[number]): readonly (Line | null)[] => [
  ...samLines(step, { colour: 'red', draws: 'table' }),
  ...samLines(step, { colour: 'white', draws: 'app' }),
  ...whyLines(step.why),
  ...whyLines(pace),
  ...(step.why.beat ?? []).map(beatenLine),
];

test('the games try most of what Sam does', () => {
  const kinds = new Set(played.map(({ step }) => step.do));
  expect(kinds.size).toBeGreaterThanOrEqual(18);
});

test('every step has its instruction and its why', () => {
  const dumb = played.filter(
    ({ step }) =>
      whyLines(step.why).length === 0 ||
      (samLines(step, { colour: 'red', draws: 'table' }).length === 0 && step.do !== 'refillMarket'),
  );
  expect(dumb).toEqual([]);
});

test('every beaten option says on what it lost', () => {
  const dumb = played.flatMap(({ step }) =>
    (step.why.beat ?? []).filter((beaten) => beatenLine(beaten) === null),
  );
  expect(dumb).toEqual([]);
});

/** Traces of a value that is missing or was not named. */
const TRACES = /[{}[\]|]|NaN|undefined|\*\*|[a-z][A-Z]/;

test.each(LANGUAGES)('no sentence of a played game lacks a value, %s', (language) => {
  const lines = new Map(
    played
      .flatMap(linesOf)
      .filter((line) => line !== null)
      .map((line) => [JSON.stringify(line), line]),
  );
  const said = [...lines.values()].map(
    (line) => [line.key, translate(language, line.key, line.params)] as const,
  );
  expect(said.filter(([, text]) => TRACES.test(text))).toEqual([]);
});

test.each(LANGUAGES)('no line of the log of a played game lacks a value, %s', (language) => {
  const lines = new Map(logged.map((line) => [JSON.stringify(line), line]));
  const said = [...lines.values()].map(
    ({ key, params }) => [key, isMessageKey(key) ? translate(language, key, params) : '{}', params] as const,
  );
  expect(said.filter(([, text]) => TRACES.test(text))).toEqual([]);
});

test('the rulebook example reads as at the table', () => {
  const said = (step: SamStep): readonly string[] =>
    samLines(step, { colour: 'red', draws: 'table' }).map((line) => translate('en', line.key, line.params));
  const why: Why = { rule: 'move.fees', params: { fees: 2, lost: 4 } };
  expect(
    said({ do: 'move', steps: 4, path: ['A', 'A1', 'B', 'C'], to: 'C', playerGains: 2, why, others: [] }),
  ).toEqual(['Move the red herder to C', 'Take $2 from the bank']);
  expect(
    said({ do: 'buy', cards: ['corriente', 'corriente'], cowboys: 3, dollars: 5, why, others: [] }),
  ).toEqual(['Give Sam 2\u00a0×\u00a0Corriente from the market, face down on his pile']);
});

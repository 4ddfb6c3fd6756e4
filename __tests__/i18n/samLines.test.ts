import { must } from '../../src/lib/must';
import { WORKERS, type Difficulty } from '../../src/box/kinds';
import type { MarketCard } from '../../src/box/cattle';
import type { SupplyTile } from '../../src/box/tiles';
import { parsePosition } from '../../src/engine/table/position';
import type { Objective, Table } from '../../src/engine/table/state';
import { playSam, cardsOf } from '../../src/engine/sam/turn';
import type { DrawPile, SamStep, Why } from '../../src/engine/sam/types';
import { LANGUAGES } from '../../src/i18n/message';
import { beatenLine, samLines, whyLines, type Line } from '../../src/i18n/samLines';
import { translate } from '../../src/i18n/translate';

type Face = SupplyTile | MarketCard | Objective;

/** A small generator of its own, so that the words are tried on the same games every time. */
const dice = (seed: number) => {
  let state = seed;
  return (sides: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
};

const faceOf = (
  table: Table,
  pile: DrawPile,
  taken: readonly Face[],
  roll: (sides: number) => number,
): Face => {
  const faces = Object.entries(table.supply[pile].faces).flatMap(([face, copies]) => {
    const left = copies - taken.filter((other) => other === face).length;
    return Array.from({ length: Math.max(0, left) }, () => face);
  });
  return must(faces[roll(faces.length)], 'face') as Face;
};

/** Sam's turns alone on the trail, until the table has seen most of what he can do. */
const stepsOfGame = (seed: number, difficulty: Difficulty): readonly { step: SamStep; pace: Why }[] => {
  const roll = dice(seed);
  const read = parsePosition({
    format: 'sam-position@1',
    difficulty,
    turn: 'sam',
    trail: {
      A2: 'player:4a',
      B2: 'player:7a',
      F1: 'player:1a',
      flood1: 'flood:green:4',
      rockfall1: 'rockfall:black:3',
    },
    herders: { player: 'C', sam: 'start' },
    jobMarket: {
      row: 2,
      workers: [
        ['cowboy', 'engineer'],
        ['builder', null],
      ],
    },
    foresight: [
      ['flood:green:3', 'outlaw:orange'],
      ['cowboy', 'builder'],
      ['engineer', 'outlaw:green'],
    ],
    cattleMarket: ['blackAngus', 'longhorn', 'corriente', 'shorthorn:4', 'hereford:6'],
    objectives: ['newYork-5', 'newYork-5', 'building-orange-orange-3', 'hereford-hazard-3'],
    sam: { workers: { cowboy: 1, builder: 1, engineer: 1, [must(WORKERS[roll(3)], 'kind')]: 2 } },
    railroad: { engines: { player: roll(38), sam: 0 } },
  });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  let { table } = read.value;
  const found: { step: SamStep; pace: Why }[] = [];
  for (let turn = 0; turn < 90; turn += 1) {
    const cards = cardsOf(table);
    const card = must(cards[roll(cards.length)], 'card');
    const draws: Partial<Record<DrawPile, Face[]>> = {};
    let outcome = playSam(table, card, draws);
    while (outcome.needs) {
      const { draw } = outcome.needs;
      const pile = (draws[draw] ??= []);
      pile.push(faceOf(table, draw, pile, roll));
      outcome = playSam(table, card, draws);
    }
    found.push(...outcome.steps.map((step) => ({ step, pace: outcome.pace })));
    table = outcome.table;
  }
  return found;
};

const played = [1, 2, 3, 4].flatMap((seed) =>
  (['easy', 'medium', 'hard'] as const).flatMap((difficulty) => stepsOfGame(seed, difficulty)),
);

const linesOf = ({ step, pace }: (typeof played)[number]): readonly (Line | null)[] => [
  ...samLines(step, { colour: 'red', draws: 'table' }),
  ...samLines(step, { colour: 'white', draws: 'app' }),
  ...whyLines(step.why),
  ...whyLines(pace),
  ...(step.why.beat ?? []).map(beatenLine),
];

test('the games try most of what Sam does', () => {
  const kinds = new Set(played.map(({ step }) => step.do));
  expect(kinds.size).toBeGreaterThanOrEqual(17);
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

test.each(LANGUAGES)('no sentence of a played game lacks a value, %s', (language) => {
  const lines = new Map(
    played
      .flatMap(linesOf)
      .filter((line) => line !== null)
      .map((line) => [JSON.stringify(line), line]),
  );
  const bad = [...lines.values()]
    .map((line) => `${line.key}: ${translate(language, line.key, line.params)}`)
    .filter((said) => /[{}[\]|]|NaN|undefined|\*\*|[a-z][A-Z]/.test(said.replace(/^[^:]+: /, '')));
  expect(bad).toEqual([]);
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
  ).toEqual(['Give Sam 2\u00a0×\u00a0Corriente']);
});

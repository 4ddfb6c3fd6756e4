import { nextEvent, rancherSeed } from '@/engine/events/autoplay';
import { createGame } from '@/engine/events/create';
import { fold } from '@/engine/events/fold';
import { defaultSetup } from '@/engine/events/setupFile';
import type { Game } from '@/engine/events/types';
import { LANGUAGES, translate } from '@/i18n';
import { whyLines } from '@/i18n/samLines';
import { samHighlights } from '@/ui/sam/highlights';
import { instructions } from '@/ui/sam/instructions';
import { equalOptions } from '@/ui/sam/options';
import { unheard } from '@/ui/sam/useReading';

/** Every moment of Sam's turns in whole games, the table drawing. */
function samMoments(seeds: readonly number[]): readonly Game[] {
  return seeds.flatMap((number) => {
    const setup = { ...defaultSetup(number), draws: 'table' as const };
    const moments: Game[] = [];
    let game = createGame(setup);
    let seed = rancherSeed(setup);
    while (game.stage.type !== 'over') {
      const next = nextEvent(game, seed);
      seed = next.seed;
      const folded = fold(game, next.event);
      if (!folded.ok) throw new Error(folded.error.code);
      game = folded.value;
      if (game.stage.type === 'sam' && game.stage.outcome !== null) moments.push(game);
    }
    return moments;
  });
}

const MOMENTS = samMoments([1, 8, 31]);

test('every turn says at least one thing, in every language, with nothing left to fill in', () => {
  for (const game of MOMENTS) {
    const list = instructions(game);
    expect(list.length).toBeGreaterThan(0);
    for (const { line, why } of list)
      for (const { key, params } of [line, ...(why === null ? [] : whyLines(why))])
        for (const language of LANGUAGES)
          expect(translate(language, key, params)).not.toMatch(/[{}[\]]|undefined/);
  }
});

test('money from the bank names the buildings it is owed for', () => {
  const banks = MOMENTS.flatMap(instructions).filter(({ line }) => line.key === 'sam.do.bank');
  expect(banks.length).toBeGreaterThan(0);
  for (const { why } of banks) expect(why?.params['buildings']).toMatch(/^\d+[ab]/);
});

test('a worker of the foresight spaces is told its place in the job market, the token its new row', () => {
  const said = MOMENTS.flatMap(instructions)
    .filter(({ line }) => line.key === 'sam.do.foresightJob')
    .map(({ line }) => translate('en', line.key, line.params));
  expect(said.length).toBeGreaterThan(0);
  for (const text of said) expect(text).toMatch(/job market, row \d+, (left|right)/);
  for (const text of said.filter((each) => each.includes('token'))) {
    const [row, tokenRow] = (text.match(/row \d+/g) ?? []).map((each) => Number(each.slice(4)));
    expect([text, tokenRow]).toEqual([text, (row ?? 0) + 1]);
    expect(text).toContain('right');
  }
  expect(said.some((text) => text.includes('token'))).toBe(true);
});

test('in Kansas City the herder goes home after the delivery with its arrows and before the refill', () => {
  let arrows = 0;
  for (const game of MOMENTS) {
    const keys = instructions(game).map(({ line }) => line.key);
    const home = keys.indexOf('sam.do.herderStart');
    if (home < 0) continue;
    const objective = keys.indexOf('sam.do.objective');
    if (objective > 0 && keys.some((key) => key.startsWith('sam.do.deliver'))) arrows += 1;
    expect(
      Math.max(objective, keys.indexOf('sam.do.deliver'), keys.indexOf('sam.do.deliverFrom')),
    ).toBeLessThan(home);
    const rest = keys.slice(home + 1).filter((key) => key !== 'sam.do.discard');
    expect(rest.filter((key) => !['sam.do.refillForesight', 'sam.do.slideForesight'].includes(key))).toEqual(
      [],
    );
    expect(rest.length).toBeLessThanOrEqual(1);
  }
  expect(arrows).toBeGreaterThan(0);
});

test('the map shows his way from where he stood and every place that changes', () => {
  for (const game of MOMENTS) {
    if (game.stage.type !== 'sam' || game.stage.outcome === null) continue;
    const shown = samHighlights(game);
    const moved = game.stage.outcome.steps.find((step) => step.do === 'move');
    expect(shown?.path).toEqual(moved ? [game.stage.start.herders.sam, ...moved.path] : []);
    for (const step of game.stage.outcome.steps)
      if (step.do === 'build' || step.do === 'outlaw' || step.do === 'hazard')
        expect(shown?.pulse).toContain(step.space);
  }
});

test('equal options differ in words, the app’s pick first', () => {
  const ties = MOMENTS.flatMap(instructions).flatMap(({ choice }) => choice ?? []);
  expect(ties.length).toBeGreaterThan(0);
  for (const tie of ties) {
    const options = equalOptions(tie);
    expect(options.map(({ option }) => option)).toEqual(options.map((_, index) => index));
    expect(options.filter(({ chosen }) => chosen)).toHaveLength(1);
    const words = options.map(({ line }) => translate('en', line.key, line.params));
    expect(new Set(words).size).toBe(words.length);
  }
});

test.each([
  ['nothing heard', ['a', 'b'], [], ['a', 'b']],
  ['more arrives', ['a', 'b', 'c'], ['a', 'b'], ['c']],
  ['another option', ['a', 'x', 'c'], ['a', 'b', 'c'], ['x', 'c']],
  ['nothing new', ['a', 'b'], ['a', 'b'], []],
])('reading aloud: %s', (_name, sentences, heard, news) => {
  expect(unheard(sentences, heard)).toEqual(news);
});

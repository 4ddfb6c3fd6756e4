import * as fc from 'fast-check';

import { OBJECTIVES, TASKS, type Task } from '../../../src/box/objectives';
import {
  searchObjectives,
  type CountBonus,
  type Outcome,
  type SearchCard,
  type Stock,
} from '../../../src/engine/score/search';

const NONE: CountBonus = { vp: 0, of: 1 };
const PAIRS: CountBonus = { vp: 3, of: 2 };
const EMPTY = Object.fromEntries(TASKS.map((task) => [task, 0])) as Stock;

/** The sum of cards and bonus, and of the cards alone; null when the things don't suffice. */
function valueOf(
  cards: readonly SearchCard[],
  outcomes: readonly Outcome[],
  stock: Stock,
  bonus: CountBonus,
): readonly [number, number] | null {
  const left: Record<Task, number> = { ...stock };
  let counted = 0;
  let vp = 0;
  for (const [index, { facts, mustCount }] of cards.entries()) {
    const outcome = outcomes[index];
    if (outcome === 'left' && mustCount) return null;
    if (outcome !== 'left') counted += 1;
    if (outcome === 'failed') vp -= facts.penalty;
    if (outcome !== 'fulfilled') continue;
    vp += facts.vp;
    for (const task of facts.tasks) left[task] -= 1;
  }
  if (TASKS.some((task) => left[task] < 0)) return null;
  return [vp + Math.floor(counted / bonus.of) * bonus.vp, vp];
}

/** Every way to treat every card. */
function bruteForce(
  cards: readonly SearchCard[],
  stock: Stock,
  bonus: CountBonus,
): readonly [number, number] {
  let best: readonly [number, number] = [-Infinity, -Infinity];
  const outcomes: Outcome[] = [];
  const visit = (): void => {
    if (outcomes.length === cards.length) {
      const value = valueOf(cards, outcomes, stock, bonus);
      if (value && (value[0] > best[0] || (value[0] === best[0] && value[1] > best[1]))) best = value;
      return;
    }
    for (const outcome of ['fulfilled', 'failed', 'left'] as const) {
      outcomes.push(outcome);
      visit();
      outcomes.pop();
    }
  };
  visit();
  return best;
}

const card: fc.Arbitrary<SearchCard> = fc.record({
  facts: fc.record({
    vp: fc.integer({ min: 0, max: 6 }),
    penalty: fc.integer({ min: 0, max: 4 }),
    reward: fc.constant(null),
    tasks: fc.array(fc.constantFrom(...TASKS.slice(0, 4)), { minLength: 1, maxLength: 4 }),
  }),
  mustCount: fc.boolean(),
});
const stock = fc.record(Object.fromEntries(TASKS.map((task) => [task, fc.nat(4)]))) as fc.Arbitrary<Stock>;
const printed: fc.Arbitrary<SearchCard> = fc.record({
  facts: fc.constantFrom(...Object.values(OBJECTIVES)),
  mustCount: fc.boolean(),
});

describe('the objective search', () => {
  test.each([
    ['made-up cards', card],
    ['printed cards', printed],
  ])('is as good as trying everything: %s', (_name, cards) => {
    fc.assert(
      fc.property(
        fc.array(cards, { maxLength: 6 }),
        stock,
        fc.constantFrom(NONE, PAIRS),
        (hand, things, bonus) => {
          const outcomes = searchObjectives(hand, things, bonus);
          expect(valueOf(hand, outcomes, things, bonus)).toEqual(bruteForce(hand, things, bonus));
        },
      ),
      { numRuns: 300 },
    );
  });

  test('a herd card that fails is left out without a bonus', () => {
    const cards = [
      { facts: { vp: 5, penalty: 3, reward: null, tasks: ['newYork' as const] }, mustCount: false },
    ];
    expect(searchObjectives(cards, EMPTY, NONE)).toEqual(['left']);
  });

  test('a failed card is added when the pair pays more than it costs', () => {
    const facts = { vp: 3, penalty: 2, reward: null, tasks: ['hazard' as const] };
    const cards = [
      { facts, mustCount: true },
      { facts, mustCount: false },
    ];
    expect(
      searchObjectives(cards, { ...EMPTY, hazard: 1 }, PAIRS)
        .slice()
        .sort(),
    ).toEqual(['failed', 'fulfilled']);
    expect(searchObjectives(cards, { ...EMPTY, hazard: 1 }, NONE)).toEqual(['fulfilled', 'left']);
  });

  test('a pair that only pays what its card costs is not completed', () => {
    const facts = { vp: 3, penalty: 3, reward: null, tasks: ['hazard' as const] };
    const cards = [
      { facts, mustCount: true },
      { facts, mustCount: false },
    ];
    expect(searchObjectives(cards, EMPTY, PAIRS)).toEqual(['failed', 'left']);
  });

  test('scarce things go where they are worth most, not where the largest card is', () => {
    const fact = (vp: number, tasks: readonly Task[]) => ({
      facts: { vp, penalty: 0, reward: null, tasks },
      mustCount: true,
    });
    const cards = [fact(5, ['building', 'building']), fact(3, ['building']), fact(3, ['building'])];
    expect(searchObjectives(cards, { ...EMPTY, building: 2 }, NONE)).toEqual([
      'failed',
      'fulfilled',
      'fulfilled',
    ]);
  });

  test('the whole box of objectives is searched exactly within a second', () => {
    const cards = Object.values(OBJECTIVES).flatMap((facts) =>
      Array<SearchCard>(facts.copies).fill({ facts, mustCount: false }),
    );
    const plenty = Object.fromEntries(TASKS.map((task) => [task, 4])) as Stock;
    const began = performance.now();
    const outcomes = searchObjectives(cards, plenty, PAIRS);
    expect(performance.now() - began).toBeLessThan(1000);
    expect(valueOf(cards, outcomes, plenty, PAIRS)).not.toBeNull();
  });
});

import { played, positions } from './oracle/compare';

const SOAK = Number(process.env.SOAK ?? 0);
const COUNT = SOAK > 0 ? SOAK : 600;

test('on made-up tables Sam does what a second implementation expects, with the same equal options', () => {
  const wrong: unknown[] = [];
  for (let seed = 1; seed <= COUNT && wrong.length < 3; seed += 1) {
    const difference = played(seed);
    if (difference) wrong.push(difference);
  }
  expect(wrong).toEqual([]);
});

test('the made-up tables meet every card, every kind of step and every kind of stop', () => {
  const met = new Set<string>();
  for (let seed = 1; seed <= Math.min(COUNT, 600); seed += 1)
    positions(seed).forEach((word) => met.add(word));
  const steps = [
    'move',
    'hire',
    'specialize',
    'reveal',
    'buy',
    'takeCattle',
    'build',
    'engine',
    'upgrade',
    'retireEngine',
  ];
  const rest = ['objective', 'outlaw', 'hazard', 'foresight', 'refillMarket', 'deliver', 'end', 'nothing'];
  const cards = Array.from({ length: 15 }, (_, i) => `card ${i + 1}`);
  const needs = ['cattle', 'objectives', 'bag1', 'bag2', 'bag3'].map((pile) => `needs ${pile}`);
  const ties = ['tie move', 'tie build', 'tie hazard', 'tie upgrade', 'tie deliver'];
  expect([...steps, ...rest, ...cards, ...needs, ...ties].filter((word) => !met.has(word))).toEqual([]);
});

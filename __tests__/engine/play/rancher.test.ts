import { autoplay } from '../../../src/engine/events/autoplay';
import type { GameSetup } from '../../../src/engine/events/setup';
import { chooseRandom } from '../../../src/engine/play/rancher';
import { before, standing, tableWith } from './tables';

const setup = (seed: number): GameSetup => ({
  rules: 1,
  difficulty: (['easy', 'medium', 'hard'] as const)[seed % 3] ?? 'medium',
  firstDelivery: 'bloomington',
  variants: seed % 4 === 0 ? ['simmental'] : [],
  profile: {},
  sides: seed % 2 === 0 ? 'aaaaaaaaaaaa' : 'bbbbbbbbbbbb',
  neutrals: 'byLetter',
  draws: 'app',
  deck: 'app',
  depth: seed % 5 === 0 ? 'essentials' : 'full',
  colours: { player: 'red', sam: 'blue' },
  seed,
});

describe('the random rancher', () => {
  test('plays whole games that end in a sensible number of turns', () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const { events } = autoplay(setup(seed), undefined, chooseRandom);
      const turns = events.filter(({ type }) => type === 'endTurn').length;
      expect(turns).toBeGreaterThanOrEqual(15);
      expect(turns).toBeLessThanOrEqual(60);
    }
  });

  test('uses every kind of event sooner or later', () => {
    const types = new Set<string>();
    for (let seed = 100; seed < 160; seed += 1) {
      for (const { type } of autoplay(setup(seed), undefined, chooseRandom).events) types.add(type);
    }
    for (const type of [
      'hire',
      'build',
      'buy',
      'reveal',
      'engine',
      'upgrade',
      'outlaw',
      'hazard',
      'auxiliary',
      'deliver',
    ]) {
      expect(types).toContain(type);
    }
  });

  test('the same seed chooses the same', () => {
    expect(chooseRandom(standing('A'), 7)).toEqual(chooseRandom(standing('A'), 7));
    expect(chooseRandom(before(tableWith()), 7).seed).not.toBe(7);
  });
});

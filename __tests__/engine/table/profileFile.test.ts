import { boxOf } from '../../../src/box/profile';
import { parseProfile } from '../../../src/engine/table/profileFile';

const message = (input: unknown): string => {
  const profile = parseProfile(input);
  return profile.ok ? 'ok' : profile.error.message;
};

describe('box profile', () => {
  test('what the owner corrected is kept as it is', () => {
    const file = {
      samSteps: { '3': 1, '10': 'specialists' },
      swapHires: true,
      buildings: { '4a': { builders: 3, vp: 4, hand: 'none' } },
      objectives: { 'newYork-5': { vp: 6, penalty: 3, reward: 'auxiliary', tasks: ['newYork'] } },
      samBuysBrahman: true,
    };
    expect(parseProfile(file)).toEqual({ ok: true, value: file });
  });

  test('it changes what the rules read', () => {
    const profile = parseProfile({ swapHires: true, buildings: { '4a': { vp: 9 } } });
    if (!profile.ok) throw new Error(profile.error.message);
    const box = boxOf(profile.value);
    expect(box.samCards[1].action).toBe('hireSpecialist');
    expect(box.buildings['4a']).toMatchObject({ builders: 2, vp: 9, hand: 'black' });
  });

  test('nothing corrected is the printed box', () => {
    expect(parseProfile({})).toEqual({ ok: true, value: {} });
  });

  test.each<[string, unknown, string]>([
    ['no object', 'box', 'file: expected an object, found "box"'],
    ['nothing', undefined, 'file: expected an object, found null'],
    ['an unknown field', { cattle: {} }, 'cattle: unknown field'],
    ['an unknown card', { samSteps: { '0': 1 } }, 'samSteps.0: unknown card "0"'],
    ['unknown steps', { samSteps: { '1': 'all' } }, 'samSteps.1: unknown steps "all"'],
    ['too many steps', { samSteps: { '1': 6 } }, 'samSteps.1: 6 is not between 1 and 5'],
    ['an unknown building', { buildings: { '13a': {} } }, 'buildings.13a: unknown building "13a"'],
    ['an unknown hand', { buildings: { '1a': { hand: 'left' } } }, 'buildings.1a.hand: unknown hand "left"'],
    [
      'no builders',
      { buildings: { '1a': { builders: 0 } } },
      'buildings.1a.builders: 0 is not between 1 and 12',
    ],
    ['a field of no building', { buildings: { '1a': { colour: 1 } } }, 'buildings.1a.colour: unknown field'],
    [
      'a card without tasks',
      { objectives: { barn: { vp: 1, penalty: 0 } } },
      'objectives.barn.tasks: is missing',
    ],
    [
      'a card without a name',
      { objectives: { '': {} } },
      'objectives."": an objective is named by letters, digits and dashes',
    ],
    ['a flag that is none', { swapHires: 1 }, 'swapHires: expected true or false, found 1'],
  ])('%s', (_name, input, wanted) => {
    expect(message(input)).toBe(wanted);
  });
});

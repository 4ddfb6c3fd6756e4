import { BUILDINGS } from '@/box/buildings';
import { OBJECTIVES } from '@/box/objectives';
import { boxOf, PRINTED_PROFILE, type BoxProfile } from '@/box/profile';
import { SAM_CARDS } from '@/box/samCards';
import { parseProfile } from '@/engine/table/profileFile';
import { must } from '@/lib/must';
import { profileFile, readProfileFile } from '@/store/profileFile';
import {
  changeBuilding,
  changeObjective,
  isCardChanged,
  newObjectiveId,
  setFlag,
  tapCard,
} from '@/ui/boxProfile/edit';

const taps = (profile: BoxProfile, card: (typeof SAM_CARDS)[number], count: number): BoxProfile =>
  Array.from({ length: count }).reduce<BoxProfile>((before) => tapCard(before, card), profile);

test('a tap goes to the next number of steps, five taps come back to the default', () => {
  const once = tapCard(PRINTED_PROFILE, 3);
  expect(once).toEqual({ samSteps: { 3: 3 } });
  expect(isCardChanged(once, 3)).toBe(true);
  expect(taps(PRINTED_PROFILE, 3, 5)).toEqual({});
});

test('a tap on a card with a sign shows the other sign', () => {
  expect(tapCard(PRINTED_PROFILE, 10)).toEqual({ samSteps: { 10: 'specialists' } });
  expect(taps(PRINTED_PROFILE, 10, 2)).toEqual({});
});

test('every card can be brought to anything the engine reads', () => {
  for (const card of SAM_CARDS) {
    for (let count = 0; count < 5; count += 1) {
      expect(parseProfile(taps(PRINTED_PROFILE, card, count)).ok).toBe(true);
    }
  }
});

test('a building keeps only what differs', () => {
  const { builders, vp, hand } = BUILDINGS['4a'];
  const changed = changeBuilding(PRINTED_PROFILE, '4a', { builders, vp: vp + 2, hand });
  expect(changed).toEqual({ buildings: { '4a': { vp: vp + 2 } } });
  expect(boxOf(changed).buildings['4a']).toMatchObject({ builders, vp: vp + 2, hand });
  expect(changeBuilding(changed, '4a', { builders, vp, hand })).toEqual({});
});

test('an objective can be corrected, put back, added and taken away', () => {
  const id = 'newYork-5';
  const facts = must(OBJECTIVES[id], id);
  const { vp, penalty, reward, tasks } = facts;
  const changed = changeObjective(PRINTED_PROFILE, id, { vp: vp + 1, penalty, reward, tasks });
  expect(boxOf(changed).objectives[id]).toMatchObject({ vp: vp + 1, copies: facts.copies });
  expect(changeObjective(changed, id, { vp, penalty, reward, tasks })).toEqual({});
  const own = newObjectiveId(PRINTED_PROFILE);
  const added = changeObjective(PRINTED_PROFILE, own, { vp: 4, penalty: 1, reward: null, tasks: ['hazard'] });
  expect(parseProfile(added)).toEqual({ ok: true, value: added });
  expect(newObjectiveId(added)).not.toBe(own);
  expect(changeObjective(added, own, null)).toEqual({});
});

test('flags that are off are not written down', () => {
  const on = setFlag(PRINTED_PROFILE, 'swapHires', true);
  expect(on).toEqual({ swapHires: true });
  expect(setFlag(on, 'swapHires', false)).toEqual({});
});

test('a profile travels as a file and comes back', () => {
  const profile = taps(setFlag(PRINTED_PROFILE, 'samBuysBrahman', true), 7, 2);
  const file = profileFile({ name: 'Bertha’s box', profile });
  expect(file.name).toBe('Bertha-s-box.json');
  expect(readProfileFile(file.text)).toEqual({ ok: true, value: { name: 'Bertha’s box', profile } });
});

test.each([
  ['no JSON', '{"format', 'json'],
  ['another file', '{"format":"sam-position@1"}', 'type'],
  ['a number that cannot be', '{"format":"sam-box@1","name":"x","profile":{"samSteps":{"1":9}}}', 'range'],
  ['a card that is none', '{"format":"sam-box@1","name":"x","profile":{"samSteps":{"16":1}}}', 'unknownId'],
])('%s is refused', (_name, text, code) => {
  expect(readProfileFile(text)).toMatchObject({ ok: false, error: { code } });
});

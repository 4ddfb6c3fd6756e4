import { BUILDINGS, type BuildingId } from '@/box/buildings';
import type { Hand } from '@/box/kinds';
import { OBJECTIVES, type ObjectiveFacts } from '@/box/objectives';
import { boxOf, type BoxProfile } from '@/box/profile';
import { SAM_CARD, SAM_STEPS_MAX, SAM_STEPS_MIN, type SamCard, type SamSteps } from '@/box/samCards';

/** A profile without empty parts: what is as by default is not written down. */
function tidy(profile: BoxProfile): BoxProfile {
  const entries = Object.entries(profile).filter(([, value]) =>
    typeof value === 'object' ? Object.keys(value).length > 0 : value === true,
  );
  return Object.fromEntries(entries);
}

const without = <T extends object>(entries: T, key: keyof T): T => {
  const { [key]: _, ...rest } = entries;
  return rest as T;
};

/** What a tap on a card leads to: the next number of steps, or the other sign. */
export function nextSteps(steps: SamSteps): SamSteps {
  if (steps === 'specialists') return 'buildings';
  if (steps === 'buildings') return 'specialists';
  return steps >= SAM_STEPS_MAX ? SAM_STEPS_MIN : steps + 1;
}

/** One tap on one of Sam's cards. */
export function tapCard(profile: BoxProfile, card: SamCard): BoxProfile {
  const steps = nextSteps(boxOf(profile).samCards[card].steps);
  const known = profile.samSteps ?? {};
  const samSteps = steps === SAM_CARD[card].steps ? without(known, card) : { ...known, [card]: steps };
  return tidy({ ...profile, samSteps });
}

export const isCardChanged = (profile: BoxProfile, card: SamCard): boolean =>
  profile.samSteps?.[card] !== undefined;

export type BuildingChange = { readonly builders: number; readonly vp: number; readonly hand: Hand };

/** A building's numbers; those as by default are left out. */
export function changeBuilding(profile: BoxProfile, id: BuildingId, change: BuildingChange): BoxProfile {
  const printed = BUILDINGS[id];
  const differing = Object.fromEntries(
    (['builders', 'vp', 'hand'] as const)
      .filter((key) => change[key] !== printed[key])
      .map((key) => [key, change[key]]),
  );
  const known = profile.buildings ?? {};
  const buildings = Object.keys(differing).length === 0 ? without(known, id) : { ...known, [id]: differing };
  return tidy({ ...profile, buildings });
}

const sameFacts = (a: ObjectiveFacts, b: ObjectiveFacts): boolean =>
  a.vp === b.vp &&
  a.penalty === b.penalty &&
  a.reward === b.reward &&
  [...a.tasks].sort().join() === [...b.tasks].sort().join();

/** An objective's figures, or null to forget what was changed; a card of one's own disappears. */
export function changeObjective(profile: BoxProfile, id: string, facts: ObjectiveFacts | null): BoxProfile {
  const known = profile.objectives ?? {};
  const printed = OBJECTIVES[id];
  const drop = facts === null || (printed !== undefined && sameFacts(facts, printed));
  return tidy({ ...profile, objectives: drop ? without(known, id) : { ...known, [id]: facts } });
}

/** An id for a card the catalogue lacks. */
export function newObjectiveId(profile: BoxProfile): string {
  for (let number = 1; ; number += 1) {
    const id = `own-${number}`;
    if (profile.objectives?.[id] === undefined) return id;
  }
}

export const setFlag = (profile: BoxProfile, flag: 'swapHires' | 'samBuysBrahman', on: boolean): BoxProfile =>
  tidy({ ...profile, [flag]: on });

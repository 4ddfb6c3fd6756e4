import type { ActionSpec } from '@/box/actions';
import { assertNever } from '@/lib/assertNever';

/** Whether an action changes anything the app keeps when it keeps the essentials only. */
export function isKept(spec: ActionSpec): boolean {
  switch (spec.type) {
    case 'gain':
    case 'gainPer':
    case 'certificates':
    case 'token':
    case 'outlawPairs':
    case 'drawDiscard':
      return false;
    case 'discard':
      return spec.reward.engine !== undefined || spec.reward.objectiveToHand === true;
    case 'either':
      return spec.options.some(isKept);
    case 'engineBack':
    case 'hire':
    case 'build':
    case 'buyCattle':
    case 'objective':
    case 'engine':
    case 'outlaw':
    case 'hazard':
    case 'herder':
    case 'auxiliary':
    case 'specialDelivery':
    case 'upgradeBehind':
    case 'copyAdjacent':
      return true;
    default:
      return assertNever(spec);
  }
}

import type { PendingView } from '@/engine/play';
import { assertNever } from '@/lib/assertNever';

import type { Choice, Says } from './choice';
import { specChoices } from './groups';
import { objectiveChoices } from './marketChoices';
import { leaveChoices, upgradeChoices } from './railChoices';
import { moveChoices } from './trailChoices';

/** Every way to settle it. */
export function pendingChoices(says: Says, { pending, options }: PendingView): readonly Choice[] {
  switch (pending.type) {
    case 'action':
      return specChoices(says, pending.spec, options);
    case 'ride':
      return moveChoices(says, options);
    case 'upgrade':
      return upgradeChoices(says, options);
    case 'trackEnd':
      return leaveChoices(says, options);
    case 'objective':
      return objectiveChoices(says, options);
    case 'buying':
    case 'deliver':
      return [];
    default:
      return assertNever(pending);
  }
}

import type { ActionSpec } from '../../box/actions';
import { assertNever } from '../../lib/assertNever';
import { canBuild } from './build';
import { canDiscard } from './discards';
import { backwardTargets, forwardTargets, reachOf } from './engine';
import { hazardsOnTrail, outlawsOnTrail } from './hazards';
import { hireables } from './jobs';
import { stopsWithin } from './move';
import { canPay } from './purse';
import { upgradableBehind } from './station';
import { copyTargets } from './copy';
import type { PlayState } from './types';

/** True when an action could be carried out now in at least one way. */
export function canDo(state: PlayState, spec: ActionSpec): boolean {
  const { table } = state;
  switch (spec.type) {
    case 'gain':
    case 'gainPer':
    case 'certificates':
    case 'token':
    case 'outlawPairs':
    case 'drawDiscard':
    case 'auxiliary':
    case 'buyCattle':
      return true;
    case 'discard':
      return canDiscard(state, spec.card);
    case 'engineBack':
      return backwardTargets(table, spec.spaces).length > 0;
    case 'hire':
      return hireables(state, spec.extra).length > 0;
    case 'build':
      return canBuild(state, spec.perBuilder);
    case 'objective':
      return table.objectives.length > 0 || table.supply.objectives.left > 0;
    case 'engine':
      return canPay(state, spec.pay ?? 0) && forwardTargets(table, reachOf(table, spec.reach)).length > 0;
    case 'outlaw':
      return outlawsOnTrail(table).length > 0;
    case 'hazard':
      return canPay(state, spec.pay) && hazardsOnTrail(table).length > 0;
    case 'herder': {
      const from = table.herders.player;
      return from !== null && stopsWithin(table, from, spec.steps).length > 0;
    }
    case 'specialDelivery':
      return table.engines.player > 0;
    case 'upgradeBehind':
      return upgradableBehind(state).length > 0;
    case 'copyAdjacent':
      return copyTargets(state).length > 0;
    case 'either':
      return spec.options.some((option) => canDo(state, option));
    default:
      return assertNever(spec);
  }
}

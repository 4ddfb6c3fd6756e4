import type { ActionSpec } from '../../box/actions';
import { boxOf } from '../../box/profile';
import { assertNever } from '../../lib/assertNever';
import { ownBuilding } from './build';
import { canDo } from './canDo';
import { hazardsOnTrail } from './hazards';
import { hireables } from './jobs';
import type { PlayError, PlayErrorCode, PlayState } from './types';

const because = (code: PlayErrorCode, params: PlayError['params'] = {}): PlayError => ({ code, params });

/** Why an action of this place cannot be carried out now; null when it can. */
export function whyNot(state: PlayState, spec: ActionSpec): PlayError | null {
  return canDo(state, spec) ? null : reason(state, spec);
}

function reason(state: PlayState, spec: ActionSpec): PlayError {
  const { table } = state;
  const have = table.player.dollars;
  switch (spec.type) {
    case 'discard':
      return because('notInHerd', { card: spec.card });
    case 'engineBack':
    case 'specialDelivery':
      return because('engineTarget');
    case 'hire': {
      const rich: PlayState = { ...state, turn: { ...state.turn, essentials: true } };
      const costs = hireables(rich, spec.extra).map((one) => one.cost);
      if (costs.length === 0) return because('noWorkerThere');
      return because('notEnoughMoney', { needed: Math.min(...costs), have });
    }
    case 'build': {
      const { buildings } = boxOf(table.profile);
      const builders = table.player.reserve.map((number) => buildings[ownBuilding(table, number)].builders);
      if (builders.length === 0) return because('notInReserve');
      const needed = Math.min(...builders);
      const has = table.player.workers.builder;
      if (needed > has) return because('notEnoughBuilders', { needed, have: has });
      return because('notEnoughMoney', { needed: needed * spec.perBuilder, have });
    }
    case 'objective':
      return because('pileEmpty', { pile: 'objectives' });
    case 'engine':
      return spec.pay !== undefined && have < spec.pay
        ? because('notEnoughMoney', { needed: spec.pay, have })
        : because('engineTarget');
    case 'outlaw':
      return because('noOutlawThere');
    case 'hazard':
      return hazardsOnTrail(table).length === 0
        ? because('noHazardThere')
        : because('notEnoughMoney', { needed: spec.pay, have });
    case 'herder':
      return because('badPath');
    case 'upgradeBehind':
      return because('notBehind');
    case 'copyAdjacent':
      return because('notAdjacent');
    case 'either': {
      const first = spec.options[0];
      return first ? reason(state, first) : because('notNow');
    }
    case 'gain':
    case 'gainPer':
    case 'certificates':
    case 'token':
    case 'outlawPairs':
    case 'drawDiscard':
    case 'auxiliary':
    case 'buyCattle':
      return because('notNow');
    default:
      return assertNever(spec);
  }
}

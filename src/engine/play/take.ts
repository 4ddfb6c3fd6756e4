import type { ActionSpec } from '../../box/actions';
import { ok } from '../../lib/result';
import { assertNever } from '../../lib/assertNever';
import type { Table } from '../table/state';
import { claim, type SpecOf } from './claim';
import { forestBuildings } from './engine';
import { addCertificates, certificateLimit, gain, withPlayer } from './purse';
import type { Played } from './refuse';
import type { PlayerEvent, PlayState } from './types';

/** Local actions without a choice. */
export const TAKEN = ['gain', 'gainPer', 'certificates', 'token', 'outlawPairs', 'drawDiscard'] as const;
type Taken = SpecOf<(typeof TAKEN)[number]>;

export const isTaken = (spec: ActionSpec): spec is Taken => (TAKEN as readonly string[]).includes(spec.type);

function countOf(table: Table, per: SpecOf<'gainPer'>['per']): number {
  switch (per) {
    case 'forestBuilding':
      return forestBuildings(table);
    case 'builder':
      return table.player.workers.builder;
    case 'engineer':
      return table.player.workers.engineer;
    case 'stationDisc':
      return table.stations.reduce((count, station) => count + (station.player ? 1 : 0), 0);
    default:
      return assertNever(per);
  }
}

/** Pairs of a green and an orange outlaw. */
export function outlawPairs(table: Table): number {
  let green = 0;
  for (const tile of table.player.outlaws) if (tile === 'outlaw:green') green += 1;
  return Math.min(green, table.player.outlaws.length - green);
}

function carryOut(state: PlayState, spec: Taken): PlayState {
  const { table } = state;
  switch (spec.type) {
    case 'gain':
      return gain(state, spec.dollars);
    case 'gainPer':
      return gain(state, spec.dollars * countOf(table, spec.per));
    case 'certificates':
      return addCertificates(state, spec.count === 'limit' ? certificateLimit(table.player) : spec.count);
    case 'token':
      return withPlayer(state, { tokens: table.player.tokens + 1 });
    case 'outlawPairs': {
      const pairs = outlawPairs(table);
      return addCertificates(gain(state, pairs * spec.dollars), pairs * spec.certificates);
    }
    case 'drawDiscard':
      return state;
    default:
      return assertNever(spec);
  }
}

type TakeEvent = Extract<PlayerEvent, { type: 'take' }>;

/** Carry out a local action that leaves nothing to choose. */
export function applyTake(state: PlayState, event: TakeEvent): Played {
  const claimed = claim(state, event, TAKEN, null);
  return claimed.ok ? ok(carryOut(claimed.value.state, claimed.value.spec)) : claimed;
}

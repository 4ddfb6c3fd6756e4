import { PRINTED_WORKERS } from '../../box/playerBoard';
import { STATIONS } from '../../box/railroad';
import { MASTER } from '../../box/stationMasters';
import type { ActionSpec } from '../../box/actions';
import type { WorkerKind } from '../../box/kinds';
import { must } from '../../lib/must';
import { ok } from '../../lib/result';
import { withItem, type Station } from '../table/state';
import { claim, popPending, pushPending } from './claim';
import { discChoices, takeDisc } from './discs';
import { canClear } from './hazards';
import { addCertificates, canPay, gain, pay } from './purse';
import { refuse, type Played } from './refuse';
import type { PlayerEvent, PlayState } from './types';

/** A free hazard or outlaw, the immediate half of one station master. */
const FREE_CLEAR: ActionSpec = {
  type: 'either',
  options: [{ type: 'hazard', pay: 0 }, { type: 'outlaw' }],
};

/** A station can be upgraded once by each, for its price and with a disc that may go there. */
export function canUpgrade(state: PlayState, station: number): boolean {
  const facts = STATIONS[station];
  if (!facts || state.table.stations[station]?.player !== false || !canPay(state, facts.cost)) return false;
  if (state.turn.essentials) return true;
  return discChoices(state, facts.corner, state.table.player.dollars - facts.cost, station).length > 0;
}

/** Stations behind the engine that can be upgraded now (building 9b). */
export function upgradableBehind(state: PlayState): readonly number[] {
  const found: number[] = [];
  STATIONS.forEach((facts, index) => {
    if (facts.at < state.table.engines.player && canUpgrade(state, index)) found.push(index);
  });
  return found;
}

type UpgradeEvent = Extract<PlayerEvent, { type: 'upgrade' }>;

function claimUpgrade(state: PlayState, event: UpgradeEvent): Played {
  const last = state.turn.pending[state.turn.pending.length - 1];
  if (event.offer === undefined && last?.type === 'upgrade') {
    return last.station === event.station
      ? ok(popPending(state))
      : refuse('notAStation', { station: event.station });
  }
  const claimed = claim(state, event, ['upgradeBehind'], null);
  if (!claimed.ok) return claimed;
  const facts = STATIONS[event.station];
  if (facts && facts.at >= state.table.engines.player) return refuse('notBehind', { station: event.station });
  return ok(claimed.value.state);
}

/** Upgrade a station: pay, lay down a disc, then perhaps leave a worker for the station master. */
export function applyUpgrade(state: PlayState, event: UpgradeEvent): Played {
  const force = event.force === true;
  const facts = STATIONS[event.station];
  const before = state.table.stations[event.station];
  if (!facts || !before) return refuse('notAStation', { station: event.station });
  const claimed = claimUpgrade(state, event);
  if (!claimed.ok && !force) return claimed;
  if (before.player) return refuse('alreadyUpgraded', { station: event.station });
  const paid = pay(claimed.ok ? claimed.value : state, facts.cost, force);
  if (!paid.ok) return paid;
  const disc = takeDisc(paid.value, event.disc, facts.corner, force, event.station);
  if (!disc.ok) return disc;
  const { table } = disc.value;
  const stations = withItem<Station>(table.stations, event.station, { ...before, player: true });
  const upgraded = { ...disc.value, table: { ...table, stations } };
  return event.worker === undefined ? ok(upgraded) : takeMaster(upgraded, event.station, event.worker);
}

/** The rightmost hired worker of a row stays for the station master; never a printed one. */
function takeMaster(state: PlayState, index: number, worker: WorkerKind): Played {
  const { table } = state;
  const station = must(table.stations[index], 'station');
  const { master } = station;
  if (master === null) return refuse('noMaster', { station: index });
  const have = table.player.workers[worker];
  if (have <= PRINTED_WORKERS) return refuse('noHiredWorker', { worker });
  const facts = MASTER[master];
  const player = {
    ...table.player,
    workers: { ...table.player.workers, [worker]: have - 1 },
    masters: [...table.player.masters, master],
  };
  const stations = withItem<Station>(table.stations, index, { ...station, master: null, worker });
  const taken: PlayState = { ...state, table: { ...table, player, stations } };
  const paid = addCertificates(gain(taken, facts.dollars), facts.certificates);
  return ok(
    facts.clears && canClear(paid)
      ? pushPending(paid, { type: 'action', from: 'master', spec: FREE_CLEAR })
      : paid,
  );
}

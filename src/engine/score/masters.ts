import { WORKERS } from '../../box/kinds';
import { MASTER, type MasterId } from '../../box/stationMasters';
import { assertNever } from '../../lib/assertNever';
import type { Table } from '../table/state';
import { buildingsOf } from './things';
import type { ScoreLine } from './types';

/** Permanent certificates follow from the station masters taken. [S] */
export const permanentCertificates = (masters: readonly MasterId[]): number =>
  masters.reduce((sum, master) => sum + MASTER[master].permanent, 0);

/** How many of what a station master pays for; `counted` is the number of objectives counted at the end. */
function countFor(table: Table, master: MasterId, counted: number): number {
  const { player } = table;
  switch (master) {
    case 'perWorker':
      return WORKERS.reduce((sum, kind) => sum + player.workers[kind], 0);
    case 'perObjectivePair':
      return counted;
    case 'perHazardPair':
      return player.hazards.length;
    case 'perOutlawPair': {
      const green = player.outlaws.filter((tile) => tile === 'outlaw:green').length;
      return Math.min(green, player.outlaws.length - green);
    }
    case 'perCertificatePair':
      return player.certificates + permanentCertificates(player.masters);
    case 'perStationPair':
      return table.stations.filter((station) => station.player).length;
    case 'perBuilding':
      return buildingsOf(table, 'player').length;
    case 'twoCertificates':
    case 'twelveDollars':
      return 0;
    default:
      return assertNever(master);
  }
}

/** 8: what the player's station masters pay at the end. A hazard that serves an objective counts here too. [S] */
export function masterLines(table: Table, counted: number): readonly ScoreLine[] {
  return table.player.masters.map((master) => {
    const { vp, of } = MASTER[master];
    const count = countFor(table, master, counted);
    return { key: 'master', params: { master, count }, vp: Math.floor(count / of) * vp };
  });
}

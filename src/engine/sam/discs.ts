import { STATIONS } from '../../box/railroad';
import type { Table } from '../table/state';
import type { Decision, Why } from './types';

/**
 * Where the disc comes from: his reserve; when it is empty, his station worth least VP, equal: the one nearest 0.
 * Null when he has no disc at all.
 */
export function decideDisc(
  table: Table,
  plain: Why,
  purpose: 'upgrade' | 'deliver',
): Decision<'reserve' | number> | null {
  if (table.sam.discs > 0) return { chosen: 'reserve', why: plain, others: [] };
  const own = STATIONS.filter((_, index) => table.stations[index]?.sam);
  if (own.length === 0) return null;
  const vp = Math.min(...own.map((station) => station.vp));
  const [first, ...rest] = own.filter((station) => station.vp === vp) as [
    (typeof own)[number],
    ...typeof own,
  ];
  const rule = rest.length > 0 ? `${purpose}.nearestStart` : `${purpose}.leastStation`;
  return {
    chosen: first.at,
    why: { rule, params: { ...plain.params, from: first.at, vp } },
    others: rest.map((station) => station.at),
  };
}

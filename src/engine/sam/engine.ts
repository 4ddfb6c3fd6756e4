import { STATIONS, TRACK_END, type StationFacts } from '../../box/railroad';
import { withItem, type Station, type Table } from '../table/state';
import { decideDisc } from './discs';
import { report, reportDecision, settled, type Run } from './run';
import type { Why } from './types';

/**
 * Spaces from one place to another place ahead: every numbered space counts, a turnout only as the place itself, and a
 * numbered space the player's engine stands on is skipped.
 */
export function spacesTo(from: number, to: number, blocked: number): number {
  const turnout = Number.isInteger(to) ? 0 : 1;
  const numbered = Math.floor(to) - Math.floor(from);
  return numbered + turnout - (skips(from, to, blocked) ? 1 : 0);
}

/** Whether the player's engine stands on a numbered space in between, which does not count. */
const skips = (from: number, to: number, blocked: number): boolean =>
  Number.isInteger(blocked) && blocked > from && blocked < to;

const skipped = (from: number, to: number, blocked: number): { readonly skipped?: number } =>
  skips(from, to, blocked) ? { skipped: blocked } : {};

/** `steps` numbered spaces on, past the player's engine, at most to the last space that is free; null when none is. */
function forward(from: number, steps: number, blocked: number): number | null {
  const last = blocked === TRACK_END ? TRACK_END - 1 : TRACK_END;
  let at = Math.floor(from);
  for (let left = steps; left > 0; left -= 1) {
    at += 1;
    if (at === blocked) at += 1;
  }
  const to = Math.min(at, last);
  return to > from ? to : null;
}

const stationAt = (table: Table, index: number): Station => table.stations[index] as Station;

/** By engineers: to the furthest station in reach that he has not upgraded, else as many numbered spaces on. */
export function engineByEngineers(run: Run): void {
  const from = run.table.engines.sam;
  if (from === 'box') return retired(run);
  const engineers = run.table.sam.workers.engineer;
  const blocked = run.table.engines.player;
  for (let index = STATIONS.length - 1; index >= 0; index -= 1) {
    const { at } = STATIONS[index] as StationFacts;
    if (at <= from || at === blocked || stationAt(run.table, index).sam) continue;
    if (spacesTo(from, at, blocked) <= engineers) {
      const params = { engineers, station: at, ...skipped(from, at, blocked) };
      return travel(run, from, at, { rule: 'engine.station', params });
    }
  }
  const to = forward(from, engineers, blocked);
  if (to === null) return blockedAhead(run);
  travel(run, from, to, { rule: 'engine.forward', params: { engineers, ...skipped(from, to, blocked) } });
}

/** Card 15 for engineers: straight to the next station ahead that the player's engine does not stand on. */
export function engineToNextStation(run: Run): void {
  const from = run.table.engines.sam;
  if (from === 'box') return retired(run);
  const blocked = run.table.engines.player;
  const ahead = STATIONS.filter((station) => station.at > from);
  const next = ahead.find((station) => station.at !== blocked);
  if (!next) return blockedAhead(run);
  const why: Why =
    ahead[0] === next
      ? { rule: 'engine.nextStation', params: { station: next.at } }
      : { rule: 'engine.nextStationPast', params: { station: next.at, skipped: blocked } };
  travel(run, from, next.at, why);
}

function retired(run: Run): void {
  const because = 'engineRetired';
  report(run, { do: 'nothing', action: 'engine', because }, { rule: `nothing.${because}`, params: {} });
}

function blockedAhead(run: Run): void {
  const because = 'stationBlocked';
  report(run, { do: 'nothing', action: 'engine', because }, { rule: `nothing.${because}`, params: {} });
}

function travel(run: Run, from: number, to: number, why: Why): void {
  report(run, { do: 'engine', from, to }, why);
  run.table = { ...run.table, engines: { ...run.table.engines, sam: to } };
  const index = STATIONS.findIndex((station) => station.at === to);
  if (index >= 0 && !stationAt(run.table, index).sam) upgrade(run, index);
  if (to !== TRACK_END) return;
  report(run, { do: 'retireEngine' }, { rule: 'retireEngine.end', params: {} });
  run.table = { ...run.table, engines: { ...run.table.engines, sam: 'box' } };
}

/** A disc on the station, free; a station master still there goes to the box, no worker is left. */
function upgrade(run: Run, index: number): void {
  const { at } = STATIONS[index] as StationFacts;
  const disc = decideDisc(run.table, { rule: 'upgrade.stop', params: { station: at } }, 'upgrade');
  if (!disc) {
    return report(
      run,
      { do: 'nothing', action: 'upgrade', because: 'noDisc' },
      { rule: 'nothing.noDisc', params: {} },
    );
  }
  const discFrom = settled(run, 'upgrade.disc', disc);
  const removesMaster = stationAt(run.table, index).master;
  reportDecision(run, 'upgrade.disc', disc, (other) => ({ discFrom: other }), {
    do: 'upgrade',
    station: at,
    removesMaster,
    discFrom,
  });
  run.table = takeDisc(run.table, discFrom);
  const station = stationAt(run.table, index);
  run.table = {
    ...run.table,
    stations: withItem(run.table.stations, index, { ...station, sam: true, master: null }),
  };
}

/** The table after Sam's disc left his reserve or a station. */
export function takeDisc(table: Table, from: 'reserve' | number): Table {
  if (from === 'reserve') return { ...table, sam: { ...table.sam, discs: table.sam.discs - 1 } };
  const index = STATIONS.findIndex((station) => station.at === from);
  return { ...table, stations: withItem(table.stations, index, { ...stationAt(table, index), sam: false }) };
}

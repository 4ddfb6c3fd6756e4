import type { Position } from './game';

/** The table after a turn in a form two implementations can be compared in. */
export function normal(at: Position): unknown {
  const { railroad, sam } = at;
  const rows = at.jobMarket.workers.map((row) => [row[0] ?? null, row[1] ?? null]);
  while (rows.length > 0 && rows[rows.length - 1]?.every((worker) => worker === null)) rows.pop();
  const stations = Object.entries(railroad.stations).map(([id, { discs, master }]) => [
    id,
    { discs: [...discs].sort(), master: master ?? null },
  ]);
  const cities = Object.entries(railroad.cities).map(([id, discs]) => [id, [...discs].sort()]);
  return {
    trail: at.trail,
    herders: at.herders,
    jobMarket: { row: at.jobMarket.row, rows },
    foresight: at.foresight.map(([bottom, top]) => [bottom ?? null, top ?? null]),
    cattleMarket: [...at.cattleMarket].sort(),
    objectives: at.objectives,
    engines: railroad.engines,
    stations: Object.fromEntries(
      stations.filter(([, station]) => JSON.stringify(station) !== '{"discs":[],"master":null}'),
    ),
    cities: Object.fromEntries(cities.filter(([, discs]) => discs?.length)),
    sam: {
      workers: sam.workers,
      specialization: sam.specialization,
      reserve: [...sam.reserve].sort((a, b) => a - b),
      discs: sam.discs,
      cattle: [...sam.cattle].sort(),
      objectives: sam.objectives,
      hazards: [...sam.hazards].sort(),
      outlaws: [...sam.outlaws].sort(),
      jobToken: sam.jobToken,
    },
    dollars: at.player.dollars,
  };
}

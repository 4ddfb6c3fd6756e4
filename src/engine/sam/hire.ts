import { JOB_COLUMNS, JOB_COSTS } from '../../box/jobMarket';
import { SIDES, WORKERS, type Side, type WorkerKind } from '../../box/kinds';
import { ROW_SIZE } from '../../box/playerBoard';
import { withItem, type Table } from '../table/state';
import { report, type Run } from './run';
import { specialize } from './specialization';
import type { Beaten, Decision, Why } from './types';

export interface Candidate {
  readonly worker: WorkerKind;
  readonly row: number;
  readonly side: Side;
  readonly cost: number;
  readonly index: number;
}

/** Workers he may hire: not of the token's row, only kinds with room on his board; upper rows and left spaces first. */
export function candidates(table: Table): readonly Candidate[] {
  const { row: token, workers } = table.jobMarket;
  const found: Candidate[] = [];
  for (let index = 0; index < workers.length; index += 1) {
    const worker = workers[index];
    const row = Math.floor(index / JOB_COLUMNS) + 1;
    if (!worker || row === token || table.sam.workers[worker] >= ROW_SIZE) continue;
    const side = SIDES[index % JOB_COLUMNS] as Side;
    found.push({ worker, row, side, cost: JOB_COSTS[row - 1] as number, index });
  }
  return found;
}

const optionOf = (c: Candidate): string => `${c.worker} ${c.row}${c.side[0]}`;

const beatenBy = (
  lost: readonly Candidate[],
  criterion: string,
  value: (c: Candidate) => number,
  best: number,
): Beaten[] => lost.map((c) => ({ option: optionOf(c), criterion, value: value(c), best }));

/** Of equal cost and kind: the upper row, then the left space. Candidates come in that order. */
function byPlace(open: readonly Candidate[], beat: readonly Beaten[], alone: Why): Decision<Candidate> {
  const [chosen, second] = open as [Candidate, Candidate?];
  if (!second) return { chosen, why: { ...alone, beat }, others: [] };
  const why: Why =
    second.row === chosen.row
      ? { rule: 'hire.leftSpace', params: { row: chosen.row }, beat }
      : { rule: 'hire.upperRow', params: { row: chosen.row, lost: second.row }, beat };
  return { chosen, why, others: [] };
}

/** Card 1: the lowest printed cost; then his specialization; then the upper row; then the left space. */
export function decideCheapest(table: Table): Decision<Candidate> | null {
  const all = candidates(table);
  if (all.length === 0) return null;
  if (all.length === 1) return only(all[0] as Candidate);
  const cost = Math.min(...all.map((c) => c.cost));
  const dear = all.filter((c) => c.cost !== cost);
  const beat = beatenBy(dear, 'cost', (c) => c.cost, cost);
  const cheap = all.filter((c) => c.cost === cost);
  const { specialization } = table.sam;
  const own = cheap.filter((c) => c.worker === specialization);
  if (own.length > 0 && own.length < cheap.length) {
    const others = cheap.filter((c) => c.worker !== specialization);
    beat.push(...beatenBy(others, 'specialization', () => 0, 1));
    return byPlace(own, beat, {
      rule: 'hire.cheapestSpecialization',
      params: { cost, worker: specialization },
    });
  }
  const params: Record<string, number> = { cost };
  if (dear.length > 0) params.lost = Math.min(...dear.map((c) => c.cost));
  return byPlace(cheap, beat, { rule: 'hire.cheapest', params });
}

/**
 * Card 2: his specialization if one can be hired, otherwise the kind he has most of among those that can (kinds tied:
 * whichever offers the lowest cost); then the lowest cost, the upper row, the left space.
 */
export function decideSpecialist(table: Table): Decision<Candidate> | null {
  const all = candidates(table);
  if (all.length === 0) return null;
  if (all.length === 1) return only(all[0] as Candidate);
  const { specialization, workers } = table.sam;
  const own = all.filter((c) => c.worker === specialization);
  if (own.length > 0) {
    const beat = beatenBy(
      all.filter((c) => c.worker !== specialization),
      'specialization',
      () => 0,
      1,
    );
    return byCost(own, beat, { rule: 'hire.specialization', params: { worker: specialization } });
  }
  const most = Math.max(...all.map((c) => workers[c.worker]));
  const open = all.filter((c) => workers[c.worker] === most);
  const beat = beatenBy(
    all.filter((c) => workers[c.worker] !== most),
    'workers',
    (c) => workers[c.worker],
    most,
  );
  const kinds = WORKERS.filter((kind) => open.some((c) => c.worker === kind));
  const cheapest = Math.min(...open.map((c) => c.cost));
  const first = open.find((c) => c.cost === cheapest) as Candidate;
  const alone: Why =
    kinds.length > 1
      ? { rule: 'hire.kindTie', params: { worker: first.worker, cost: cheapest } }
      : { rule: 'hire.mostWorkers', params: { worker: first.worker, n: most, specialization } };
  return byCost(open, beat, alone);
}

function byCost(open: readonly Candidate[], beat: readonly Beaten[], alone: Why): Decision<Candidate> {
  const cost = Math.min(...open.map((c) => c.cost));
  const dear = open.filter((c) => c.cost !== cost);
  const cheap = open.filter((c) => c.cost === cost);
  if (dear.length === 0) return byPlace(cheap, beat, alone);
  const worker = (cheap[0] as Candidate).worker;
  const all = [...beat, ...beatenBy(dear, 'cost', (c) => c.cost, cost)];
  const lost = Math.min(...dear.map((c) => c.cost));
  const why = alone.rule === 'hire.kindTie' ? alone : { rule: 'hire.cost', params: { worker, cost, lost } };
  return byPlace(cheap, all, why);
}

const only = (chosen: Candidate): Decision<Candidate> => ({
  chosen,
  why: { rule: 'hire.only', params: {} },
  others: [],
});

/** Hires the chosen worker free of charge, then checks the specialization. */
export function hire(run: Run, decide: (table: Table) => Decision<Candidate> | null): void {
  const decision = decide(run.table);
  if (!decision) return nobody(run);
  const { worker, row, side, cost, index } = decision.chosen;
  report(run, { do: 'hire', worker, row, side, cost }, decision.why);
  const { jobMarket, sam } = run.table;
  run.table = {
    ...run.table,
    jobMarket: { row: jobMarket.row, workers: withItem(jobMarket.workers, index, null) },
    sam: { ...sam, workers: { ...sam.workers, [worker]: sam.workers[worker] + 1 } },
  };
  specialize(run);
}

function nobody(run: Run): void {
  const { row, workers } = run.table.jobMarket;
  const offered = workers.some((worker, index) => worker && Math.floor(index / JOB_COLUMNS) + 1 !== row);
  const because = offered ? 'rowsFull' : 'noWorker';
  report(run, { do: 'nothing', action: 'hire', because }, { rule: `nothing.${because}`, params: {} });
}

import { WORKERS } from '../../box/kinds';
import { report, type Run } from './run';

/** The specialization changes only when another kind has strictly more workers than the current one, at once. */
export function specialize(run: Run): void {
  const { workers, specialization } = run.table.sam;
  const before = workers[specialization];
  const worker = WORKERS.find((kind) => workers[kind] > before);
  if (!worker) return;
  report(
    run,
    { do: 'specialize', worker },
    { rule: 'specialize.more', params: { worker, n: workers[worker], before: specialization, m: before } },
  );
  run.table = { ...run.table, sam: { ...run.table.sam, specialization: worker } };
}

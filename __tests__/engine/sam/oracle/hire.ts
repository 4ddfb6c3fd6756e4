import { COSTS } from './facts';
import { best, type Game, type Kind } from './game';

/** Free hire from a row without the token; `first` says what counts before cost, row and side. */
export function hire(game: Game, by: 'cheapest' | 'specialist'): void {
  const { at } = game;
  const { workers, specialization } = at.sam;
  const offers: { worker: Kind; row: number; column: number; cost: number }[] = [];
  at.jobMarket.workers.forEach((spaces, r) =>
    spaces.forEach((worker, column) => {
      if (worker === null || at.jobMarket.row === r + 1 || workers[worker] >= 6) return;
      offers.push({ worker, row: r + 1, column, cost: COSTS[r] ?? 0 });
    }),
  );
  const special = (worker: Kind): number => (worker === specialization ? 0 : 1);
  const [chosen] = best(offers, (o) =>
    by === 'cheapest'
      ? [o.cost, special(o.worker), o.row, o.column]
      : [special(o.worker), -workers[o.worker], o.cost, o.row, o.column],
  );
  if (!chosen) return game.nothing();
  const { worker, row, column, cost } = chosen;
  game.say({ do: 'hire', worker, row, side: column === 0 ? 'left' : 'right', cost });
  const spaces = at.jobMarket.workers[row - 1];
  if (spaces) spaces[column] = null;
  workers[worker] += 1;
  specialize(game);
}

function specialize(game: Game): void {
  const { sam } = game.at;
  for (const kind of ['cowboy', 'builder', 'engineer'] as const) {
    if (sam.workers[kind] <= sam.workers[sam.specialization]) continue;
    sam.specialization = kind;
    game.say({ do: 'specialize', worker: kind });
  }
}

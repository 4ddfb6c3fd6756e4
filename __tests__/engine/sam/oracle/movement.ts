import { feeOf, PACE, routes } from './facts';
import { best, type Game, type Position } from './game';

/** How far the card carries him. */
export function paceOf(at: Position, card: number): number {
  const pace = at.samSteps[String(card)] ?? PACE[card] ?? 0;
  if (typeof pace === 'number') return pace;
  const owned = (owner: string): number =>
    Object.values(at.trail).filter((tile) => tile.startsWith(`${owner}:`)).length;
  const count =
    pace === 'specialists' ? at.sam.workers[at.sam.specialization] : Math.max(owned('player'), owned('sam'));
  return Math.max(1, Math.min(5, count));
}

export function move(game: Game, card: number): void {
  const { at } = game;
  const steps = paceOf(at, card);
  const locations = (from: string): string[][] =>
    routes(from).map((route) => route.filter((space) => space === 'kansasCity' || at.trail[space]));
  const paths = new Map<string, string[]>();
  for (const all of locations(at.herders.sam)) {
    const path = all.slice(0, steps);
    if (!paths.has(path.join())) paths.set(path.join(), path);
  }
  const options = [...paths.values()].map((path) => {
    const to = path[path.length - 1] ?? '';
    const left = Math.min(...locations(to).map((rest) => rest.length));
    const fees = path.map((space) => feeOf(at.trail[space]));
    return {
      path,
      to,
      length: path.length + left,
      fees: fees.reduce((sum, fee) => sum + fee.all, 0),
      playerGains: fees.reduce((sum, fee) => sum + fee.player, 0),
    };
  });
  const equal = best(options, (o) => [o.length, o.fees, o.playerGains]);
  const chosen =
    equal[
      game.choose(equal.map(({ path, to, playerGains }) => ({ do: 'move', steps, path, to, playerGains })))
    ];
  if (!chosen) throw new Error('no way on');
  at.herders.sam = chosen.to;
  at.player.dollars += chosen.playerGains;
}

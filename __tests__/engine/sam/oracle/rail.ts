import { STATION_VP } from './facts';
import { best, type Deed, type Game, type Position } from './game';

const samDisc = (at: Position, station: number): boolean =>
  at.railroad.stations[String(station)]?.discs.includes('sam') ?? false;

/** Where he can stand after exactly k steps, walked space by space; turnouts may be entered or passed. */
function walk(from: number, steps: number, blocked: number): Set<number> {
  let here = new Set([from]);
  for (let k = 0; k < steps; k += 1) {
    const next = new Set<number>();
    for (const space of here) onward(space, blocked).forEach((to) => next.add(to));
    if (next.size === 0) return here;
    here = next;
  }
  return here;
}

function onward(space: number, blocked: number): number[] {
  const found: number[] = [];
  const isTurnout = (at: number): boolean => at !== 39 && STATION_VP.some(([station]) => station === at);
  for (let at = space; ;) {
    if (Number.isInteger(at) && isTurnout(at + 0.5) && blocked !== at + 0.5) found.push(at + 0.5);
    at = Math.floor(at) + 1;
    if (at > 39) return found;
    if (at === blocked) continue;
    found.push(at);
    return found;
  }
}

/** Cards 5, 6, 12 and 15 for other specialists. */
export function byEngineers(game: Game): void {
  const { player, sam } = game.at.railroad.engines;
  if (sam === 'box') return game.nothing();
  const n = game.at.sam.workers.engineer;
  const reached = new Set<number>();
  for (let k = 1; k <= n; k += 1) walk(sam, k, player).forEach((space) => reached.add(space));
  reached.delete(sam);
  const stations = STATION_VP.map(([at]) => at).filter((at) => reached.has(at) && !samDisc(game.at, at));
  const numbered = [...reached].filter(Number.isInteger);
  const to = Math.max(...(stations.length > 0 ? stations : numbered));
  if (to === -Infinity) return game.nothing();
  stop(game, sam, to);
}

/** Card 15 for engineers. */
export function toNextStation(game: Game): void {
  const { player, sam } = game.at.railroad.engines;
  if (sam === 'box') return game.nothing();
  const next = STATION_VP.map(([at]) => at).find((at) => at > sam && at !== player);
  if (next === undefined) return game.nothing();
  stop(game, sam, next);
}

function stop(game: Game, from: number, to: number): void {
  const { railroad } = game.at;
  game.say({ do: 'engine', from, to });
  railroad.engines.sam = to;
  if (STATION_VP.some(([at]) => at === to) && !samDisc(game.at, to)) upgrade(game, to);
  if (to !== 39) return;
  game.say({ do: 'retireEngine' });
  railroad.engines.sam = 'box';
}

function upgrade(game: Game, station: number): void {
  const { stations } = game.at.railroad;
  const removesMaster = stations[String(station)]?.master ?? null;
  const ok = takeDisc(game, (discFrom) => ({ do: 'upgrade', station, removesMaster, discFrom }));
  if (!ok) return;
  const here = (stations[String(station)] ??= { discs: [] });
  here.discs.push('sam');
  delete here.master;
}

/** Plays a step that needs a disc: from the reserve, or from his station worth least. */
export function takeDisc(game: Game, deed: (from: 'reserve' | number) => Deed): boolean {
  const { sam, railroad } = game.at;
  if (sam.discs > 0) {
    game.say(deed('reserve'));
    sam.discs -= 1;
    return true;
  }
  const worst = best(
    STATION_VP.filter(([at]) => samDisc(game.at, at)),
    ([, vp]) => [vp],
  );
  if (worst.length === 0) {
    game.nothing();
    return false;
  }
  const from = worst[game.choose(worst.map(([at]) => deed(at)))]?.[0];
  const old = railroad.stations[String(from)];
  if (old) old.discs = old.discs.filter((owner) => owner !== 'sam');
  return true;
}

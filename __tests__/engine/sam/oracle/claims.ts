import { best, type Game } from './game';

/** The objective furthest from the pile; the others slide outward and slot 1 is refilled. */
export function takeObjective(game: Game): void {
  const { at } = game;
  const slot = Math.min(4, at.objectives.length);
  const card = at.objectives[slot - 1];
  if (card === undefined) return game.nothing();
  game.say({ do: 'objective', card, slot });
  at.objectives.splice(slot - 1, 1);
  at.sam.objectives.push(card);
  at.objectives.unshift(...game.draw('objectives', 1));
}

export function takeOutlaw(game: Game): void {
  const { at } = game;
  for (let n = 9; n >= 1; n -= 1) {
    const space = `outlaw${n}`;
    const tile = at.trail[space];
    if (tile === undefined) continue;
    game.say({ do: 'outlaw', space, tile });
    delete at.trail[space];
    at.sam.outlaws.push(tile);
    return;
  }
  game.nothing();
}

export function takeHazard(game: Game): void {
  const { at } = game;
  const vp = (tile: string): number => Number(tile.split(':')[2]);
  const options = ['flood', 'drought', 'rockfall'].flatMap((section) => {
    const spaces = [1, 2, 3, 4].map((n) => `${section}${n}`).filter((space) => at.trail[space]);
    return spaces.map((space) => ({ space, tile: at.trail[space] ?? '', crowd: spaces.length }));
  });
  const equal = best(options, ({ crowd, tile }) => [-crowd, -vp(tile)]);
  if (equal.length === 0) return game.nothing();
  const chosen = equal[game.choose(equal.map(({ space, tile }) => ({ do: 'hazard', space, tile })))];
  if (!chosen) return;
  delete at.trail[chosen.space];
  at.sam.hazards.push(chosen.tile);
}

import { build } from './build';
import { buyCattle, takeValueThree } from './cattle';
import { takeHazard, takeObjective, takeOutlaw } from './claims';
import { Game, Missing, type Pick, type Position, type Step } from './game';
import { hire } from './hire';
import { kansasCity } from './kansasCity';
import { move } from './movement';
import { byEngineers, toNextStation } from './rail';

export interface Expected {
  readonly steps: readonly Step[];
  readonly needs: { readonly draw: string; readonly count: number } | null;
  readonly after: Position;
}

/** One turn of Sam with this card, straight from the written rules and without any shortcut. */
export function expectTurn(position: Position, card: number, pick: Pick = () => 0): Expected {
  const game = new Game(JSON.parse(JSON.stringify(position)) as Position, pick);
  try {
    move(game, card);
    act(game, card);
    if (game.at.herders.sam === 'kansasCity') kansasCity(game);
    return { steps: game.steps, needs: null, after: game.at };
  } catch (missing) {
    if (!(missing instanceof Missing)) throw missing;
    const { draw, count } = missing;
    return { steps: game.steps, needs: { draw, count }, after: game.at };
  }
}

function act(game: Game, card: number): void {
  const special = game.at.sam.specialization;
  if (card <= 2) return hire(game, (card === 1) !== game.at.swapHires ? 'cheapest' : 'specialist');
  if (card === 3 || card === 10) return buyCattle(game, false);
  if (card === 4 || card === 11) return build(game, false);
  if (card === 5 || card === 6 || card === 12) return byEngineers(game);
  if (card === 7) return takeObjective(game);
  if (card === 8) return takeOutlaw(game);
  if (card === 9) return takeHazard(game);
  if (card === 13) return special === 'cowboy' ? buyCattle(game, true) : takeValueThree(game);
  if (card === 14) return build(game, special !== 'builder');
  if (card === 15) return special === 'engineer' ? toNextStation(game) : byEngineers(game);
  throw new Error(`no card ${card}`);
}

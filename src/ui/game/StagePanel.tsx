import type { Game } from '@/engine/events/types';

import { SamTurn } from '../sam/SamTurn';
import { TurnPanel } from '../turn/TurnPanel';

/** What is to be done now. */
export function StagePanel({ game }: { readonly game: Game }) {
  switch (game.stage.type) {
    case 'player':
      return <TurnPanel game={game} />;
    case 'sam':
      return <SamTurn game={game} />;
    default:
      return null;
  }
}

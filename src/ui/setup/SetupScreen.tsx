import type { Game } from '@/engine/events/types';
import { useGame } from '@/store/game';

import { SidesProvider } from '../pieces';
import { Checklist } from './Checklist';
import { Drawing } from './Drawing';

export type SetupScreenProps = { readonly game: Game };

/** The table is being set up: draws first where the table draws, then everything that has to lie there. */
export function SetupScreen({ game }: SetupScreenProps) {
  const id = useGame((state) => state.id) ?? '';
  return (
    <SidesProvider colours={game.setup.colours}>
      {game.requests.length > 0 ? <Drawing id={id} game={game} /> : <Checklist id={id} game={game} />}
    </SidesProvider>
  );
}

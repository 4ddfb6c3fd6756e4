import { useMemo } from 'react';

import type { Game } from '@/engine/events/types';
import { dispatch, useGame } from '@/store/game';

import { DrawPicker } from './DrawPicker';
import { canPutOff, drawnBefore, pickTable } from './faces';

/** The first open request of the game: one tap, one draw. */
export function GameDrawPicker({ game }: { readonly game: Game }) {
  const events = useGame((state) => state.events);
  const at = useGame((state) => state.at);
  const request = game.requests[0];
  const pile = request?.pile;
  const drawn = useMemo(
    () =>
      pile === undefined
        ? []
        : drawnBefore(
            events.slice(0, at).map(({ event }) => event),
            pile,
          ),
    [events, at, pile],
  );
  const table = useMemo(() => pickTable(game), [game]);
  if (request === undefined) return null;
  return (
    <DrawPicker
      request={request}
      table={table}
      drawn={drawn}
      onPick={(item) => void dispatch({ type: 'draw', pile: request.pile, items: [item] })}
      onLater={canPutOff(game) ? () => void dispatch({ type: 'defer' }) : undefined}
    />
  );
}

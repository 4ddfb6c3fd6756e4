import { useFocusEffect } from 'expo-router';
import { useCallback, useMemo } from 'react';

import type { Game } from '@/engine/events/types';
import { openGame, useGame, type OpenGame } from '@/store/game';
import { gameAfter } from '@/store/log';

/** A stored game, opened again whenever its page comes to the front; null until it is there. */
export function useStored(id: string): OpenGame | null {
  const state = useGame();
  useFocusEffect(
    useCallback(() => {
      void openGame(id);
    }, [id]),
  );
  return state.id === id && state.status !== 'opening' ? state : null;
}

/** The games after each event in force, the untouched one first. */
export function useGames({ id, events, at, game }: OpenGame): readonly Game[] {
  return useMemo(() => {
    if (game === null || id === null || events.length < at) return [];
    gameAfter(0);
    return Array.from({ length: at + 1 }, (_, number) => gameAfter(number)).flatMap((one) =>
      one === null ? [] : [one],
    );
  }, [id, events, at, game]);
}

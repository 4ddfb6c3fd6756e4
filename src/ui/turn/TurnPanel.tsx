import { useMemo } from 'react';

import { offersOf, type PlayState } from '@/engine/play';
import { CLOSED_ROW } from '@/engine/table/state';
import type { Game } from '@/engine/events/types';

import { ActPanel } from './ActPanel';
import { DrawPanel } from './DrawPanel';
import { DeliverPanel, KansasCityPanel } from './KansasCityPanel';
import { PendingPanel } from './PendingPanel';
import { StopsPanel } from './StopsPanel';

export type TurnPanelProps = { readonly game: Game };

/** The player's turn: where, what, done. */
export function TurnPanel({ game }: TurnPanelProps) {
  const { table, stage, requests } = game;
  const turn = stage.type === 'player' ? stage.turn : null;
  const state = useMemo(
    (): PlayState | null => (turn === null ? null : { table, turn, requests: [] }),
    [table, turn],
  );
  const offers = useMemo(() => (state === null ? null : offersOf(state)), [state]);
  if (state === null || offers === null) return null;
  if (requests.length > 0) return <DrawPanel game={game} />;
  const { pending } = offers;
  if (pending !== null && pending.pending.type !== 'buying') {
    if (pending.pending.type !== 'deliver') return <PendingPanel state={state} pending={pending} />;
    if (pending.pending.special) return <DeliverPanel state={state} pending={pending} planned={null} />;
  }
  if (state.turn.phase === 'kansasCity') return <KansasCityPanel state={state} offers={offers} />;
  if (state.turn.phase === 'move') return <StopsPanel state={state} offers={offers} />;
  return <ActPanel state={state} offers={offers} last={isLast(game)} />;
}

/** Sam has closed the market: the player's turn is the last of the game. */
const isLast = ({ table }: Game): boolean => table.jobMarket.row === CLOSED_ROW && table.sam.jobToken;

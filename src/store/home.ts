import { create } from 'zustand';

/** The game that Home offers to continue. */
export type GameInPlay = {
  readonly id: string;
  readonly difficulty: 'easy' | 'medium' | 'hard';
  readonly turn: number;
  readonly mover: 'player' | 'sam';
  /** The job market token's row, or null once the market is closed. */
  readonly marketRow: number | null;
  readonly marketRows: number;
};

export type HomeState = {
  readonly inPlay: GameInPlay | null;
  readonly finished: { readonly games: number; readonly won: number };
};

/** What Home shows of the stored games; whoever opens or closes a game keeps it up to date. */
export const useHome = create<HomeState>(() => ({ inPlay: null, finished: { games: 0, won: 0 } }));

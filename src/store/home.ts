import { create } from 'zustand';

import { CLOSED_ROW } from '@/engine/table/state';
import { countFinished, listPlaying, type GameSummary } from '@/storage/library';

import { withOpenDatabase } from './database';

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

/** What Home shows of the stored games. */
export const useHome = create<HomeState>(() => ({ inPlay: null, finished: { games: 0, won: 0 } }));

const toInPlay = ({
  id,
  difficulty,
  turn,
  mover,
  market,
}: Pick<GameSummary, 'id' | 'difficulty' | 'turn' | 'mover' | 'market'>): GameInPlay => ({
  id,
  difficulty,
  turn,
  mover,
  marketRow: market >= CLOSED_ROW ? null : market,
  marketRows: CLOSED_ROW - 1,
});

/** The open game moved on: Home knows without asking the database. */
export function showInPlay(game: Parameters<typeof toInPlay>[0]): void {
  const next = toInPlay(game);
  const { inPlay } = useHome.getState();
  const isSame =
    inPlay?.id === next.id &&
    inPlay.turn === next.turn &&
    inPlay.mover === next.mover &&
    inPlay.marketRow === next.marketRow;
  if (!isSame) useHome.setState({ inPlay: next });
}

/** Reads Home's rows again; whoever starts, leaves, files or deletes a game calls it. */
export async function refreshHome(): Promise<void> {
  const read = await withOpenDatabase(async (db) => ({
    playing: await listPlaying(db),
    finished: await countFinished(db),
  }));
  if (!read.ok) return;
  const inPlay = read.value.playing.find((game) => game.damage === null);
  useHome.setState({ inPlay: inPlay ? toInPlay(inPlay) : null, finished: read.value.finished });
}

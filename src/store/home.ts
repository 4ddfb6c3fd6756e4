import { create } from 'zustand';

import { DIFFICULTIES, OWNERS, type Difficulty, type Owner } from '@/box/kinds';
import { CLOSED_ROW } from '@/engine/table/state';
import { countFinished, listPlaying, type GameSummary } from '@/storage/library';

import { withOpenDatabase } from './database';
import type { SettingsKeeper } from './settings';

/** A game that Home offers to continue. */
export type GameInPlay = {
  readonly id: string;
  readonly difficulty: Difficulty;
  /** 0 while the table is being set up. */
  readonly turn: number;
  readonly mover: Owner;
  /** The job market token's row, or null once the market is closed. */
  readonly marketRow: number | null;
  readonly marketRows: number;
};

export type HomeState = {
  /** The game played last. */
  readonly inPlay: GameInPlay | null;
  /** The other games in play, the one played last first. */
  readonly others: readonly GameInPlay[];
  readonly finished: { readonly games: number; readonly won: number };
};

const NOTHING: HomeState = { inPlay: null, others: [], finished: { games: 0, won: 0 } };

/** What Home showed last time; anything odd counts as nothing, the database answers soon. */
function lastShown(keeper: SettingsKeeper): HomeState {
  try {
    const read: unknown = JSON.parse(keeper.read() ?? 'null');
    return isHome(read) ? read : NOTHING;
  } catch {
    return NOTHING;
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function isHome(value: unknown): value is HomeState {
  if (!isRecord(value) || !isRecord(value.finished)) return false;
  const { inPlay, others, finished } = value;
  if (typeof finished.games !== 'number' || typeof finished.won !== 'number') return false;
  return (inPlay === null || isInPlay(inPlay)) && Array.isArray(others) && others.every(isInPlay);
}

const isInPlay = (value: unknown): value is GameInPlay =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  (DIFFICULTIES as readonly unknown[]).includes(value.difficulty) &&
  (OWNERS as readonly unknown[]).includes(value.mover) &&
  typeof value.turn === 'number' &&
  (value.marketRow === null || typeof value.marketRow === 'number') &&
  typeof value.marketRows === 'number';

/** What Home shows of the stored games. */
export const useHome = create<HomeState>(() => NOTHING);

/** Shows what was shown last and keeps what is shown from now on. */
export function openHome(keeper: SettingsKeeper): void {
  useHome.setState(lastShown(keeper));
  useHome.subscribe((home) => keeper.write(JSON.stringify(home)));
}

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
  const { inPlay, others } = useHome.getState();
  const isSame =
    inPlay?.id === next.id &&
    inPlay.turn === next.turn &&
    inPlay.mover === next.mover &&
    inPlay.marketRow === next.marketRow;
  if (isSame) return;
  const known = inPlay === null ? others : [inPlay, ...others];
  useHome.setState({ inPlay: next, others: known.filter(({ id }) => id !== next.id) });
}

/** Reads Home's rows again; whoever starts, leaves, files or deletes a game calls it. */
export async function refreshHome(): Promise<void> {
  const read = await withOpenDatabase(async (db) => ({
    playing: await listPlaying(db),
    finished: await countFinished(db),
  }));
  if (!read.ok) return;
  const [inPlay = null, ...others] = read.value.playing.filter((game) => game.damage === null).map(toInPlay);
  useHome.setState({ inPlay, others, finished: read.value.finished });
}

import { create } from 'zustand';

import type { FoldError, GameEvent } from '@/engine/events/types';
import type { PlayerEvent } from '@/engine/play';
import { PLAYER_EVENT_TYPES } from '@/engine/play';
import { dispatch } from '@/store/game';

export const TABS = ['trail', 'rail', 'markets', 'you', 'sam', 'log'] as const;
export type TabId = (typeof TABS)[number];

/** Something the rules refused; `force` carries it out all the same. */
export type Refused = { readonly event: GameEvent; readonly error: FoldError };

type TableView = {
  readonly tab: TabId;
  readonly refused: Refused | null;
  /** The game is over and the player looks at the table instead of the score. */
  readonly looking: boolean;
};

const START: TableView = { tab: 'trail', refused: null, looking: false };

/** What the screen of a game shows; nothing of it is kept. */
export const useTable = create<TableView>(() => START);

export const resetTable = (): void => useTable.setState(START);
export const showTab = (tab: TabId): void => useTable.setState({ tab });
export const showTable = (looking = true): void => useTable.setState({ looking, tab: 'trail' });
export const forgetRefusal = (): void => useTable.setState({ refused: null });

let playing = false;

/** One tap, one event: a second tap before the first is done does nothing. */
export async function play(event: GameEvent): Promise<boolean> {
  if (playing) return false;
  playing = true;
  try {
    const done = await dispatch(event);
    const refused = !done.ok && done.error.type === 'rule' ? { event, error: done.error.error } : null;
    if (refused !== useTable.getState().refused) useTable.setState({ refused });
    return done.ok;
  } finally {
    playing = false;
  }
}

const isPlayers = (event: GameEvent): event is PlayerEvent =>
  (PLAYER_EVENT_TYPES as readonly string[]).includes(event.type);

/** Whether a refused event can be carried out against the rules. */
export const canForce = ({ event }: Refused): boolean => isPlayers(event) && event.force !== true;

/** The table is right: the refused event once more, without asking the rules. */
export async function playAnyway(): Promise<void> {
  const { refused } = useTable.getState();
  if (refused !== null && isPlayers(refused.event)) await play({ ...refused.event, force: true });
}

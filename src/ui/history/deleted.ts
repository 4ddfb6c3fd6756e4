import { create } from 'zustand';

/** The game deleted last, as long as it can be brought back by one tap; wherever it was deleted, the list offers it. */
export const useDeleted = create<{ readonly id: string | null }>(() => ({ id: null }));

export const offerUndo = (id: string | null): void => useDeleted.setState({ id });

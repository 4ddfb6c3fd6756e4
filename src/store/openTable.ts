import type { Timeline } from './timeline';

export interface OpenTable {
  readonly id: string;
  readonly timeline: Timeline;
}

let table: OpenTable | null = null;

/** The open game as it lies on disk, with what has been worked out of it. */
export const openTable = (): OpenTable | null => table;

export function setTable(next: OpenTable | null): void {
  table = next;
}

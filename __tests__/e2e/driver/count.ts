import { PARTS, type Deed, type Part } from './plan';

export type Count = {
  readonly turns: number;
  readonly median: number;
  readonly most: number;
  readonly total: number;
};

/** Taps by turn for each part of the game. */
export function countTaps(deeds: readonly Deed[]): Readonly<Record<Part, Count>> {
  const count = (part: Part): Count => {
    const turns = new Map<number, number>();
    for (const deed of deeds) {
      if (deed.part === part) turns.set(deed.turn, (turns.get(deed.turn) ?? 0) + deed.taps.length);
    }
    const sorted = [...turns.values()].sort((a, b) => a - b);
    return {
      turns: sorted.length,
      median: sorted[Math.floor(sorted.length / 2)] ?? 0,
      most: sorted.at(-1) ?? 0,
      total: sorted.reduce((sum, taps) => sum + taps, 0),
    };
  };
  return Object.fromEntries(PARTS.map((part) => [part, count(part)])) as Record<Part, Count>;
}

const NAMES: Readonly<Record<Part, string>> = {
  setup: 'setting up',
  player: "player's turn",
  kansasCity: 'Kansas City',
  sam: "Sam's turn",
  draw: 'tiles and cards tapped in',
};

/** The figures as lines to print. */
export const tapReport = (counts: Readonly<Record<Part, Count>>): string =>
  PARTS.map((part) => {
    const { turns, median, most, total } = counts[part];
    return `${NAMES[part].padEnd(26)} ${String(turns).padStart(3)} turns, median ${median}, most ${most}, total ${total}`;
  }).join('\n');

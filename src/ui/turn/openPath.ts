import type { SpaceId } from '@/box/trail';
import type { PlayerEvent } from '@/engine/play';

import type { Choice } from './choice';

/** Opens a branch at a depth, or closes it with everything inside. */
export const toggled = (open: readonly string[], depth: number, id: string): readonly string[] =>
  open[depth] === id ? open.slice(0, depth) : [...open.slice(0, depth), id];

/** What can be tapped right now: leaves that stand open. */
function shownLeaves(choices: readonly Choice[], open: readonly string[], depth = 0): readonly Choice[] {
  return choices.flatMap((choice) => {
    if (choice.children !== undefined) {
      return open[depth] === choice.id ? shownLeaves(choice.children, open, depth + 1) : [];
    }
    return [choice];
  });
}

/** The children of the innermost open branch; everything while none is open. */
function inFocus(choices: readonly Choice[], open: readonly string[]): readonly Choice[] {
  let level = choices;
  for (const id of open) level = level.find((choice) => choice.id === id)?.children ?? level;
  const leaves = shownLeaves(level, []);
  return leaves.some(({ space, rail }) => space !== undefined || rail !== undefined)
    ? leaves
    : shownLeaves(choices, open);
}

export type OnTheTable = {
  readonly spaces: ReadonlyMap<SpaceId, PlayerEvent>;
  readonly rail: ReadonlyMap<number, PlayerEvent>;
};

/** Leaves that can be tapped on the map or the railroad as well; a place that could mean two things means none. */
export function onTheTable(choices: readonly Choice[], open: readonly string[]): OnTheTable {
  const spaces = new Map<SpaceId, PlayerEvent | null>();
  const rail = new Map<number, PlayerEvent | null>();
  for (const { space, rail: at, event, prices } of inFocus(choices, open)) {
    const meant = event ?? prices?.[0]?.event;
    if (meant === undefined) continue;
    if (space !== undefined) spaces.set(space, spaces.has(space) ? null : meant);
    if (at !== undefined) rail.set(at, rail.has(at) ? null : meant);
  }
  return { spaces: known(spaces), rail: known(rail) };
}

const known = <K>(all: ReadonlyMap<K, PlayerEvent | null>): ReadonlyMap<K, PlayerEvent> =>
  new Map([...all].flatMap(([key, event]) => (event === null ? [] : [[key, event] as const])));

/** The innermost open branch, or null. */
export function openBranch(choices: readonly Choice[], open: readonly string[]): Choice | null {
  let level: readonly Choice[] | undefined = choices;
  let branch: Choice | null = null;
  for (const id of open) {
    const next: Choice | undefined = level?.find((choice) => choice.id === id);
    if (next === undefined) break;
    branch = next;
    level = next.children;
  }
  return branch;
}

/** While a building looks for its site, only that building: the way to it stays in sight. */
export function onlyOpen(choices: readonly Choice[], open: readonly string[]): readonly Choice[] {
  const [id, ...rest] = open;
  const branch = choices.find((choice) => choice.id === id);
  if (branch?.children === undefined) return choices;
  return [{ ...branch, children: rest.length === 0 ? branch.children : onlyOpen(branch.children, rest) }];
}

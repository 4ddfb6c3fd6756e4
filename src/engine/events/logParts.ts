/** Parts of the two sides that the log names one by one. */
export const SIDE_PARTS = {
  player: [
    'dollars',
    'workers',
    'buildings',
    'cleared',
    'certificates',
    'masters',
    'cattle',
    'objectives',
    'hazards',
    'outlaws',
    'tokens',
    'jobToken',
  ],
  sam: [
    'workers',
    'specialization',
    'reserve',
    'discs',
    'deck',
    'discards',
    'cattle',
    'objectives',
    'hazards',
    'outlaws',
    'jobToken',
  ],
} as const;

/** What a correction of the table changed: parts of the position, those of a side by name such as `player.dollars`. */
export function correctedParts(position: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries(position).flatMap(([part, value]) => {
    if ((part !== 'player' && part !== 'sam') || typeof value !== 'object' || value === null) return [part];
    const known: readonly string[] = SIDE_PARTS[part];
    const changed = Object.keys(value).filter((key) => known.includes(key));
    return changed.length === 0 ? [part] : changed.map((key) => `${part}.${key}`);
  });
}

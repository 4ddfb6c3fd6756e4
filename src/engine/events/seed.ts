/** What one roll of the seeded generator (mulberry32) adds to its state. */
const STEP = 0x6d2b79f5;

/** The generator's state after so many rolls, without rolling: replays never depend on who drew. */
export const advanceSeed = (seed: number, rolls: number): number => (seed + Math.imul(rolls, STEP)) >>> 0;

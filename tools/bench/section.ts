/** A figure that was measured, with the limit it is held against, if there is one. */
export type Figure = {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly limit?: number;
  /** A limit is a ceiling unless it says so. */
  readonly atLeast?: boolean;
};

/** One file in this folder, named like its section, exports `bench`. */
export type Bench = () => Promise<readonly Figure[]> | readonly Figure[];

/** The value below which a share of the samples lies. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  const index = Math.min(sorted.length - 1, Math.floor(share * sorted.length));
  return sorted[index] ?? Number.NaN;
}

export const median = (samples: readonly number[]): number => quantile(samples, 0.5);

const STEPS = [1, 2, 5] as const;

/** Round marks for an axis from at most `low` to at least `high`, about so many. */
export function marksOf(low: number, high: number, about = 4): readonly number[] {
  const span = Math.max(1, high - low);
  let step = 1;
  for (let power = 1; ; power *= 10) {
    const fitting = STEPS.find((size) => span / (size * power) <= about);
    if (fitting !== undefined) {
      step = fitting * power;
      break;
    }
  }
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** Of so many points along an axis, those that get a name: the first, the last and some between, evenly. */
export function namedOf(count: number, most: number): readonly number[] {
  if (count <= most) return Array.from({ length: count }, (_, index) => index);
  const every = Math.ceil((count - 1) / (most - 1));
  const named = Array.from({ length: Math.floor((count - 1) / every) + 1 }, (_, index) => index * every);
  const last = named[named.length - 1] ?? 0;
  if (last === count - 1) return named;
  return count - 1 - last < every * 0.6 ? [...named.slice(0, -1), count - 1] : [...named, count - 1];
}

export type Bin = {
  readonly from: number;
  readonly to: number;
  readonly player: number;
  readonly sam: number;
};

/** How many totals lie in each span of so many points, without gaps between the lowest and the highest. */
export function binsOf(player: readonly number[], sam: readonly number[], size = 10): readonly Bin[] {
  const all = [...player, ...sam];
  if (all.length === 0) return [];
  const low = Math.floor(all.reduce((a, b) => Math.min(a, b)) / size);
  const high = Math.floor(all.reduce((a, b) => Math.max(a, b)) / size);
  const count = (totals: readonly number[], bin: number) =>
    totals.filter((total) => Math.floor(total / size) === bin).length;
  return Array.from({ length: high - low + 1 }, (_, index) => {
    const bin = low + index;
    return { from: bin * size, to: bin * size + size - 1, player: count(player, bin), sam: count(sam, bin) };
  });
}

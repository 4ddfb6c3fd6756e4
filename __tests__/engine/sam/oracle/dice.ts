/** Seeded chance for made-up positions. */
export class Dice {
  constructor(private state: number) {}

  /** A whole number below the bound. */
  below(bound: number): number {
    this.state = (Math.imul(this.state ^ (this.state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 12), 0x297a2d39);
    t ^= t >>> 15;
    return Math.floor(((t >>> 0) / 0x100000000) * bound);
  }

  chance(percent: number): boolean {
    return this.below(100) < percent;
  }

  of<T>(items: readonly T[]): T {
    return items[this.below(items.length)] as T;
  }

  shuffled<T>(items: readonly T[]): T[] {
    const copy = items.slice();
    for (let i = copy.length - 1; i > 0; i -= 1) {
      const j = this.below(i + 1);
      [copy[i], copy[j]] = [copy[j] as T, copy[i] as T];
    }
    return copy;
  }
}

/** How many are left to draw, and how many of them the file foretells. */
export function foretell<T>(dice: Dice, rest: readonly T[]): { left: number; draws: T[] } {
  const left = dice.chance(25) ? Math.min(rest.length, dice.below(5)) : rest.length;
  const known = dice.chance(60) ? left : dice.below(Math.min(left, 6) + 1);
  return { left, draws: rest.slice(0, known) };
}

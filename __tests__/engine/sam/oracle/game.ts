/** A position file as plain JSON, with everything the second implementation reads written out. */
export type Kind = 'cowboy' | 'builder' | 'engineer';
export type Card = string | { readonly [field: string]: unknown };
export type Piles = Record<string, Card[]>;

export interface Position {
  format: 'sam-position@1';
  difficulty: 'easy' | 'medium' | 'hard';
  variants: string[];
  firstDelivery: string;
  samSteps: Record<string, number | string>;
  /** The owner's box has cards 1 and 2 the other way round. */
  swapHires: boolean;
  turn: 'sam';
  trail: Record<string, string>;
  herders: { player: string; sam: string };
  jobMarket: { row: number | 'closed'; workers: (Kind | null)[][] };
  foresight: (string | null)[][];
  cattleMarket: string[];
  objectives: Card[];
  railroad: {
    engines: { player: number; sam: number | 'box' };
    stations: Record<string, { discs: string[]; master?: string | null }>;
    cities: Record<string, string[]>;
  };
  sam: {
    workers: Record<Kind, number>;
    specialization: Kind;
    reserve: number[];
    discs: number;
    deck: number[];
    discards: number[];
    cattle: string[];
    objectives: Card[];
    hazards: string[];
    outlaws: string[];
    jobToken: boolean;
  };
  player: {
    dollars: number;
    buildings: { sides: string; reserve: number[] };
    cattle: string[];
  };
  seed: number;
  stacks: Record<string, number>;
  draws: Piles;
}

export type Deed = Readonly<Record<string, unknown>> & { readonly do: string };

export interface Step {
  readonly deed: Deed;
  /** Every other option that is equal after all rules, as the whole step it would be. */
  readonly others: readonly Deed[];
}

/** Says which of the equal options to play; the first is the default. */
export type Pick = (options: readonly Deed[], index: number) => number;

/** Thrown where the table must draw and the file says no more. */
export class Missing {
  constructor(
    readonly draw: string,
    readonly count: number,
  ) {}
}

export class Game {
  readonly steps: Step[] = [];

  constructor(
    readonly at: Position,
    readonly pick: Pick,
  ) {}

  say(deed: Deed): void {
    this.steps.push({ deed, others: [] });
  }

  /** Plays one of several equal options, the default first, and returns which. */
  choose(options: readonly Deed[]): number {
    const index = options.length > 1 ? this.pick(options, this.steps.length) : 0;
    const deed = options[index];
    if (!deed) throw new Error(`no option ${index}`);
    this.steps.push({ deed, others: options.filter((_, i) => i !== index) });
    return index;
  }

  nothing(): void {
    this.say({ do: 'nothing' });
  }

  /** Up to `wanted` cards or tiles; fewer only when the pile runs out. */
  draw(pile: string, wanted: number): Card[] {
    const left = this.at.stacks[pile] ?? 0;
    const count = Math.min(wanted, left);
    const known = this.at.draws[pile] ?? [];
    if (known.length < count) throw new Missing(pile, count - known.length);
    this.at.draws[pile] = known.slice(count);
    this.at.stacks[pile] = left - count;
    return known.slice(0, count);
  }
}

/** The options with the smallest key, compared place by place, in their old order. */
export function best<T>(options: readonly T[], key: (option: T) => readonly number[]): T[] {
  let kept: T[] = [];
  let least: readonly number[] | null = null;
  for (const option of options) {
    const here = key(option);
    const sign: number = least === null ? -1 : compare(here, least);
    if (sign < 0) [kept, least] = [[option], here];
    else if (sign === 0) kept.push(option);
  }
  return kept;
}

export function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i += 1) {
    const d = (a[i] ?? 0) - (b[i] ?? 0);
    if (d !== 0) return d;
  }
  return 0;
}

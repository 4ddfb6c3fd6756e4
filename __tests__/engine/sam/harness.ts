import type { SamCard } from '../../../src/box/samCards';
import { drawSamCard, playSam } from '../../../src/engine/sam/turn';
import { TABLE_ONLY, type Choices, type Draws, type SamOutcome } from '../../../src/engine/sam/types';
import { parsePosition, writePosition } from '../../../src/engine/table/position';
import type { Table } from '../../../src/engine/table/state';
import type { Deed, Position } from './oracle/game';

export type File = Readonly<Record<string, unknown>>;

export interface Reported {
  readonly deed: Deed;
  /** The equal options, as the whole step each would be. */
  readonly others: readonly Deed[];
  readonly rule: string;
  readonly decision: string | undefined;
}

export interface Played {
  readonly card: SamCard;
  readonly report: readonly Reported[];
  readonly outcome: SamOutcome;
  readonly draws: Draws;
  /** The table with the card already turned. */
  readonly turned: Table;
}

/** Reads a position file and turns Sam's card. */
export function open(file: File): { card: SamCard; turned: Table; draws: Draws } {
  const read = parsePosition(file);
  if (!read.ok) throw new Error(`${read.error.path} ${read.error.code}: ${read.error.message}`);
  const drawn = drawSamCard(read.value.table);
  if (!drawn) throw new Error('no card to turn');
  return { card: drawn.card, turned: drawn.table, draws: read.value.draws };
}

/** Plays Sam's next turn of a position file, as the command line does. */
export function play(file: File, choices: Choices = {}): Played {
  const { card, turned, draws } = open(file);
  const outcome = playSam(turned, card, draws, choices);
  return { card, report: reported(outcome), outcome, draws, turned };
}

/** The steps of a report, the equal options filled up to whole steps. */
export function reported(outcome: SamOutcome): readonly Reported[] {
  return outcome.steps
    .filter((step) => !(TABLE_ONLY as readonly string[]).includes(step.do))
    .map((step) => {
      const { why, others, decision, picked: _picked, ...deed } = step;
      return { deed, others: others.map((other) => ({ ...deed, ...other })), rule: why.rule, decision };
    });
}

/** The table as a position file, for looking at what changed. */
export const written = (table: Table): Position => writePosition(table, 'player') as unknown as Position;

/** A position file for Sam's turn with this card on top. */
export function file(card: number, changes: File = {}): File {
  const sam = (changes.sam ?? {}) as File;
  return {
    format: 'sam-position@1',
    turn: 'sam',
    herders: { player: 'A', sam: 'start' },
    ...changes,
    sam: {
      specialization: 'engineer',
      workers: { cowboy: 1, builder: 1, engineer: 2 },
      ...sam,
      deck: [card],
    },
  };
}

/** The first step of a kind. */
export function step(played: Played, name: string): Deed {
  const found = played.report.find(({ deed }) => deed.do === name);
  if (!found) throw new Error(`no ${name} in ${JSON.stringify(played.report.map(({ deed }) => deed))}`);
  return found.deed;
}

/** The equal options of the first step of a kind. */
export const othersOf = (played: Played, name: string): readonly Deed[] =>
  played.report.find(({ deed }) => deed.do === name)?.others ?? [];

/** The steps after the move. */
export const acts = (played: Played): readonly Deed[] => played.report.slice(1).map(({ deed }) => deed);

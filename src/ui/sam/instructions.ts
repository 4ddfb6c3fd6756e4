import type { SpaceId } from '@/box/trail';
import type { Game, SamStage } from '@/engine/events/types';
import type { SamOutcome, SamStep, Why } from '@/engine/sam/types';
import { buildingOf, feeOf, ownerOf } from '@/engine/table/fees';
import { tileAt, type Table } from '@/engine/table/state';
import { refillLine, samLines, type Line } from '@/i18n/samLines';

/** One thing for the hands at the table to do, or one thing Sam could not do. */
export type Instruction = {
  readonly id: string;
  readonly line: Line;
  readonly why: Why | null;
  /** What he could not do: there is nothing to carry out. */
  readonly idle: boolean;
  /** The step that offers equal options; only on its first line. */
  readonly choice: SamStep | null;
};

/** Your buildings on his way that he owes a fee for. */
const owedFor = (table: Table, path: readonly SpaceId[]): string[] =>
  path.flatMap((space) => {
    const tile = tileAt(table, space);
    const building = tile !== null && ownerOf(tile) === 'player' ? buildingOf(tile) : null;
    return building !== null && feeOf(table, space, 'sam') > 0 ? [building] : [];
  });

/** Why a further line of a step is there; null where the first line says it all. */
function furtherWhy(step: SamStep, line: Line, start: Table): Why | null {
  if (step.do === 'move' && line.key === 'sam.do.bank') {
    const buildings = owedFor(start, step.path).join(', ');
    return {
      rule: 'move.bank',
      params: { dollars: step.playerGains, ...(buildings === '' ? {} : { buildings }) },
    };
  }
  return null;
}

const instructionsOf = (step: SamStep, at: number, game: Game, stage: SamStage): readonly Instruction[] =>
  samLines(step, { colour: game.setup.colours.sam, draws: game.setup.draws }).map((line, part) => ({
    id: `${at}.${part}`,
    line,
    why: part === 0 ? step.why : furtherWhy(step, line, stage.start),
    idle: step.do === 'nothing' && part === 0,
    choice: part === 0 && step.others.length > 0 && stage.corrected !== true ? step : null,
  }));

const plain = (id: string, line: Line, why: Why | null): Instruction => ({
  id,
  line,
  why,
  idle: false,
  choice: null,
});

const isDelivery = (step: SamStep): boolean =>
  step.do === 'deliver' || (step.do === 'nothing' && step.action === 'deliver');

type Refill = Extract<SamStep, { do: 'refillForesight' }>;

const isRefill = (step: SamStep): step is Refill => step.do === 'refillForesight';

/**
 * The end of his turn in Kansas City: the herder goes home once all is delivered, then the columns are filled up, in
 * one go as soon as all their tiles are drawn.
 */
function goesHome(game: Game, { steps, needs }: SamOutcome): readonly Instruction[] {
  if (!steps.some(isDelivery) || needs?.draw === 'objectives') return [];
  const colour = game.setup.colours.sam;
  const home = plain(
    'home',
    { key: 'sam.do.herderStart', params: { colour } },
    { rule: 'herderStart', params: {} },
  );
  const refills = steps.filter(isRefill);
  const [first] = refills;
  return first === undefined || needs !== null
    ? [home]
    : [home, plain('refill', refillLine(refills), first.why)];
}

/** Sam's turn as far as it is known: what to do at the table, in order. */
export function instructions(game: Game): readonly Instruction[] {
  const { stage, setup } = game;
  if (stage.type !== 'sam' || stage.outcome === null) return [];
  const { steps, needs } = stage.outcome;
  const list = [
    ...steps.flatMap((step, at) => (isRefill(step) ? [] : instructionsOf(step, at, game, stage))),
    ...goesHome(game, stage.outcome),
  ];
  if (needs !== null || setup.deck === 'app') return list;
  return [...list, plain('discard', { key: 'sam.do.discard', params: {} }, null)];
}

import { isDeepStrictEqual } from 'node:util';
import { play, written, type File, type Reported } from '../harness';
import type { Deed, Step } from './game';
import { makePosition } from './generate';
import { normal } from './table';
import { expectTurn } from './turn';

/** A step without what is only words: why nothing happened, and the order of cards in a set. */
function plain(deed: Deed): unknown {
  if (deed.do === 'nothing') return { do: 'nothing' };
  if (deed.do === 'buy') return { ...deed, cards: [...(deed.cards as string[])].sort() };
  return deed;
}

const sorted = (deeds: readonly Deed[]): unknown[] =>
  deeds.map((deed) => JSON.stringify(plain(deed), keys(deed))).sort();
const keys = (deed: Deed): string[] => Object.keys(deed).sort();

/** What differs between a report and the expected steps; null when nothing does. */
export function differ(report: readonly Reported[], steps: readonly Step[]): unknown {
  for (let i = 0; i < Math.max(report.length, steps.length); i += 1) {
    const [got, wanted] = [report[i], steps[i]];
    if (!got || !wanted || !isDeepStrictEqual(plain(got.deed), plain(wanted.deed)))
      return { step: i, got: got?.deed, wanted: wanted?.deed };
    if (!isDeepStrictEqual(sorted(got.others), sorted(wanted.others)))
      return { step: i, deed: got.deed, others: got.others, wanted: wanted.others };
  }
  return null;
}

/** Plays the made-up table of a seed both ways; what differs, or null. */
export function played(seed: number): unknown {
  const { position, file } = makePosition(seed);
  const { card, report, outcome, turned } = play(file as File);
  const expected = expectTurn(position, card);
  const cards = position.sam.deck.length > 0 ? position.sam.deck.slice(0, 1) : position.sam.discards;
  if (!cards.includes(card)) return { seed, card, cards };
  const difference = differ(report, expected.steps);
  if (difference) return { seed, card, difference };
  if (!isDeepStrictEqual(outcome.needs, expected.needs))
    return { seed, card, needs: outcome.needs, wanted: expected.needs };
  if (expected.needs) return null;
  const after = normal(written(outcome.table));
  if (!isDeepStrictEqual(after, normal(expected.after)))
    return { seed, card, after, wanted: normal(expected.after) };
  for (const pile of ['cattle', 'objectives', 'bag1', 'bag2', 'bag3'] as const) {
    const used = turned.supply[pile].left - outcome.table.supply[pile].left;
    const wanted = (position.stacks[pile] ?? 0) - (expected.after.stacks[pile] ?? 0);
    if (used !== wanted) return { seed, card, pile, used, wanted };
  }
  const pool = [...outcome.table.sam.deck, ...outcome.table.sam.discards].sort();
  if (!isDeepStrictEqual(pool, [...position.sam.deck, ...position.sam.discards].sort()))
    return { seed, pool };
  return null;
}

/** What the table of a seed meets, in words: its card, its kinds of step, its stop, its ties. */
export function positions(seed: number): readonly string[] {
  const { position } = makePosition(seed);
  const card = position.sam.deck[0] ?? position.sam.discards[0] ?? 1;
  const { steps, needs } = expectTurn(position, card);
  return [
    `card ${card}`,
    ...steps.map(({ deed }) => deed.do),
    ...steps.filter(({ others }) => others.length > 0).map(({ deed }) => `tie ${deed.do}`),
    ...(needs ? [`needs ${needs.draw}`] : []),
  ];
}

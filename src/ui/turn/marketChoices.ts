import { CATTLE, PURCHASES, type Breed, type MarketCard } from '@/box/cattle';
import { WORKERS, type WorkerKind } from '@/box/kinds';
import type { ObjectiveFacts } from '@/box/objectives';
import type { Option } from '@/engine/play';
import { isBreed, objectiveFacts } from '@/engine/play/herd';
import { jobIndex } from '@/engine/play/jobs';
import type { Objective } from '@/engine/table/state';
import type { Translator } from '@/i18n';

import {
  capital,
  detailOf,
  fewFirst,
  figures,
  leftOf,
  optionsFor,
  priced,
  type Choice,
  type OptionOf,
  type Says,
} from './choice';

/** What an objective asks for and is worth, in words. */
export function objectiveWords(
  t: Translator,
  facts: ObjectiveFacts | null,
): { title: string; detail?: string } {
  if (facts === null) return { title: capital(t('terms.objective')) };
  return {
    title: capital(t('turn.objective.tasks', { tasks: facts.tasks })),
    ...detailOf(
      t('turn.objective.points', { vp: facts.vp, penalty: facts.penalty }),
      facts.reward === null ? null : t('turn.objective.reward', { reward: facts.reward }),
    ),
  };
}

/** The cheapest worker of each kind; dearer ones behind a "more". */
export function hireChoices(says: Says, options: readonly Option[]): readonly Choice[] {
  const { t, state } = says;
  const hires = optionsFor(options, 'hire').flatMap((option) => {
    const kind = state.table.jobMarket.workers[jobIndex(option.event.row, option.event.side)];
    return kind ? [{ option, kind }] : [];
  });
  hires.sort((a, b) => b.option.left - a.option.left || a.option.event.row - b.option.event.row);
  const seen = new Set<WorkerKind>();
  const first: Choice[] = [];
  const rest: Choice[] = [];
  for (const { option, kind } of hires) {
    (seen.has(kind) ? rest : first).push(hireChoice(says, option, kind));
    seen.add(kind);
  }
  const rank = (choice: Choice): number =>
    choice.mark?.type === 'worker' ? WORKERS.indexOf(choice.mark.kind) : 0;
  first.sort((a, b) => rank(a) - rank(b));
  if (rest.length <= 1) return [...first, ...rest];
  return [
    ...first,
    { id: `${says.id}-more`, title: t('turn.hire.others', { n: rest.length }), children: rest },
  ];
}

function hireChoice(says: Says, option: OptionOf<'hire'>, kind: WorkerKind): Choice {
  const { t } = says;
  const { row, side } = option.event;
  return {
    id: `${says.id}-hire-${row}-${side}`,
    title: priced(says, t(`turn.hire.${kind}`), option),
    ...detailOf(leftOf(says, option), t('turn.hire.where', { row, side })),
    mark: { type: 'worker', kind },
    event: option.event,
  };
}

/** Each card of the market with its prices; pairs; turning up more. */
export function buyChoices(says: Says, options: readonly Option[]): readonly Choice[] {
  const buys = optionsFor(options, 'buy');
  const singles = buys.filter(({ event }) => event.cards.length === 1);
  const faces = [...new Set(singles.flatMap(({ event }) => event.cards))];
  faces.sort((a, b) => CATTLE[b].vp - CATTLE[a].vp || CATTLE[b].value - CATTLE[a].value);
  const rows = faces.map((card) =>
    cardChoice(
      says,
      card,
      singles.filter(({ event }) => event.cards[0] === card),
    ),
  );
  const pairs = [
    ...new Set(buys.filter(({ event }) => event.cards.length > 1).map(({ event }) => event.purchase)),
  ];
  const reveal = optionsFor(options, 'reveal').map(({ event }): Choice => ({
    id: `${says.id}-reveal`,
    title: says.t('turn.buy.reveal'),
    detail: says.t('turn.buy.revealDetail'),
    event,
  }));
  return [
    ...rows,
    ...pairs.map((purchase) =>
      pairChoice(
        says,
        buys.filter(({ event }) => event.purchase === purchase),
        purchase,
      ),
    ),
    ...reveal,
  ];
}

function cardChoice(says: Says, card: MarketCard, ways: readonly OptionOf<'buy'>[]): Choice {
  const { t, state } = says;
  const { value, vp } = CATTLE[card];
  const prices = ways.map((option): Choice => {
    const cowboys = PURCHASES[option.event.purchase]?.cowboys ?? 0;
    const dollars = PURCHASES[option.event.purchase]?.dollars ?? 0;
    return {
      id: `${says.id}-buy-${card}-${option.event.purchase}`,
      title: t('common.dollars', { n: dollars }),
      ...detailOf(t('terms.cowboys', { n: cowboys })),
      event: option.event,
    };
  });
  const left = ways.map((option) => t('turn.left', { dollars: option.left }));
  const choice: Choice = {
    id: `${says.id}-buy-${card}`,
    title: t('turn.card', { card }),
    ...detailOf(t('turn.buy.worth', { value, vp })),
    mark: { type: 'card', card },
  };
  const [only] = prices;
  if (prices.length !== 1 || only?.event === undefined) return { ...choice, prices };
  return {
    ...choice,
    ...detailOf(
      t('turn.buy.price', { price: only.title, cowboys: only.detail ?? '' }),
      state.turn.essentials ? null : left[0],
      t('terms.vp', { n: vp }),
    ),
    event: only.event,
  };
}

function pairChoice(says: Says, ways: readonly OptionOf<'buy'>[], purchase: number): Choice {
  const { t } = says;
  const facts = PURCHASES[purchase];
  const worth = ({ event }: OptionOf<'buy'>): number =>
    event.cards.reduce((sum, card) => sum + CATTLE[card].vp, 0);
  const sorted = [...ways].sort((a, b) => worth(b) - worth(a));
  const [first] = sorted;
  const paid = detailOf(
    t('terms.cowboys', { n: facts?.cowboys ?? 0 }),
    ...(first ? figures(says, first) : []),
  );
  const one = (option: OptionOf<'buy'>): Choice => ({
    id: `${says.id}-pair-${purchase}-${option.event.cards.join('-')}`,
    title: t('turn.cards', { cards: option.event.cards }),
    ...detailOf(t('terms.vp', { n: worth(option) })),
    event: option.event,
  });
  if (sorted.length === 1 && first !== undefined) return { ...one(first), ...paid };
  return {
    id: `${says.id}-pair-${purchase}`,
    title: t('turn.buy.pair', { value: facts?.of ?? '' }),
    ...paid,
    children: sorted.map(one),
  };
}

/** The display in the order it lies, then the pile. */
export const objectiveChoices = (says: Says, options: readonly Option[]): readonly Choice[] =>
  optionsFor(options, 'objective').map(({ event }): Choice => {
    const { t, state } = says;
    const id = `${says.id}-objective-${event.from}`;
    if (typeof event.from !== 'number') return { id, title: t('turn.objective.pile'), event };
    const card = state.table.objectives[event.from - 1];
    const facts = card === undefined ? null : objectiveFacts(state.table, card);
    return { id, ...objectiveWords(t, facts), mark: { type: 'figure', text: String(event.from) }, event };
  });

const cardName = (says: Says, card: Breed | Objective): string =>
  isBreed(card)
    ? says.t('turn.breed', { breed: card })
    : objectiveWords(says.t, objectiveFacts(says.state.table, card)).title;

/** Cards of the herd that could be given. */
export const discardChoices = (says: Says, options: readonly Option[]): readonly Choice[] =>
  fewFirst(
    says,
    optionsFor(options, 'discard').map((option, index): Choice => {
      const { card } = option.event;
      return {
        id: `${says.id}-discard-${isBreed(card) ? card : index}`,
        title: cardName(says, card),
        ...detailOf(...figures(says, option)),
        ...(isBreed(card) ? { mark: { type: 'card', card } as const } : {}),
        event: option.event,
      };
    }),
  );

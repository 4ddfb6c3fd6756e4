import { AUXILIARIES } from '@/box/actions';
import type { HerdCard } from '@/engine/play/types';
import type { Option } from '@/engine/play';
import { isMarketCard, isStarter, objectiveFacts } from '@/engine/play/herd';
import type { Objective } from '@/engine/table/state';

import { capital, detailOf, figures, optionsFor, type Choice, type OptionOf, type Says } from './choice';
import { objectiveWords } from './marketChoices';
import { railName } from './places';

type Auxiliary = OptionOf<'auxiliary'>;

/** Auxiliary actions open now: double before single, those with a choice open it. */
export function auxiliaryChoices(says: Says, options: readonly Option[]): readonly Choice[] {
  const all = optionsFor(options, 'auxiliary');
  return AUXILIARIES.flatMap((action) =>
    [true, false].flatMap((double): readonly Choice[] => {
      const ways = all.filter(({ event }) => event.action === action && (event.double === true) === double);
      return ways.length === 0 ? [] : [oneAction(says, ways)];
    }),
  );
}

function oneAction(says: Says, ways: readonly Auxiliary[]): Choice {
  const [first] = ways as readonly [Auxiliary, ...Auxiliary[]];
  const { action, double } = first.event;
  const id = `${says.id}-${action}${double === true ? '-2' : ''}`;
  const title = capital(says.t(`terms.aux.${action}.${double === true ? 'double' : 'single'}`));
  const ends = [...new Set(ways.flatMap(({ event }) => event.to ?? []))];
  if (action === 'remove') {
    const cards = (to: number): readonly Choice[] =>
      ways
        .filter(({ event }) => event.to === to)
        .map((way) => ({
          id: `${id}-${to}-${cardsId(way)}`,
          title: cardWords(says, way.event.cards ?? []),
          ...detailOf(...figures(says, way)),
          event: way.event,
        }));
    const [only] = ends;
    return ends.length === 1 && only !== undefined
      ? { id, title, children: cards(only) }
      : { id, title, children: ends.map((to) => ({ ...spaceOf(says, id, to), children: cards(to) })) };
  }
  if (ways.length === 1) {
    const to = first.event.to;
    return {
      id,
      title,
      ...detailOf(to === undefined ? null : railName(says.t, to), ...figures(says, first)),
      event: first.event,
      ...(to === undefined ? {} : { rail: to }),
    };
  }
  return {
    id,
    title,
    ...detailOf(...figures(says, first)),
    children: ways.map(({ event }) => ({ ...spaceOf(says, id, event.to ?? 0), event })),
  };
}

const spaceOf = ({ t }: Says, id: string, to: number): Choice => ({
  id: `${id}-${to}`,
  title: railName(t, to),
  rail: to,
  dense: true,
});

const cardsId = ({ event }: Auxiliary): string =>
  (event.cards ?? []).map((card) => (typeof card === 'string' ? card : 'objective')).join('+') || 'none';

function cardWords(says: Says, cards: readonly (HerdCard | Objective)[]): string {
  const { t, state } = says;
  if (cards.length === 0) return t('turn.remove.none');
  return t.list(
    cards.map((card) =>
      isStarter(card) || isMarketCard(card)
        ? t('turn.card', { card })
        : objectiveWords(t, objectiveFacts(state.table, card)).title,
    ),
  );
}

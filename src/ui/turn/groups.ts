import type { ActionSpec } from '@/box/actions';
import { assertNever } from '@/lib/assertNever';
import { given } from '@/engine/events/log';
import {
  choicesOf as partsOf,
  type Offers,
  type OfferView,
  type Option,
  type PlayerEvent,
} from '@/engine/play';
import { objectiveFacts } from '@/engine/play/herd';
import type { Translator } from '@/i18n';
import { isMessageKey } from '@/i18n/translate';

import { auxiliaryChoices } from './auxiliaryChoices';
import { detailOf, figures, type Choice, type Group, type Says } from './choice';
import { buyChoices, discardChoices, hireChoices, objectiveChoices, objectiveWords } from './marketChoices';
import { forcedOptions } from './forced';
import { backChoices, forwardChoices, specialChoices, upgradeChoices } from './railChoices';
import { buildChoices, copyChoices, hazardChoices, moveChoices, outlawChoices } from './trailChoices';

/** An action by name, as it is printed on the place. */
export function specTitle(t: Translator, spec: ActionSpec): string {
  switch (spec.type) {
    case 'gain':
      return t('turn.spec.gain', { dollars: spec.dollars });
    case 'gainPer':
      return t(`turn.spec.per.${spec.per}`, { dollars: spec.dollars });
    case 'discard':
      return t('turn.spec.discard', given({ card: spec.card, engine: spec.reward.engine }));
    case 'engineBack':
      return t('turn.spec.engineBack', { spaces: spec.spaces });
    case 'hire':
      return spec.extra === 0
        ? t('turn.spec.hire')
        : t(spec.extra > 0 ? 'turn.spec.hireMore' : 'turn.spec.hireLess', { dollars: Math.abs(spec.extra) });
    case 'build':
      return t('turn.spec.build', { dollars: spec.perBuilder });
    case 'certificates':
      return spec.count === 'limit'
        ? t('turn.spec.certificatesLimit')
        : t('turn.moreCertificates', { n: spec.count });
    case 'engine':
      return typeof spec.reach === 'number'
        ? t('turn.spec.engine', given({ spaces: spec.reach, pay: spec.pay }))
        : t(`turn.spec.engine.${spec.reach}`);
    case 'hazard':
      return t('turn.spec.hazard', given({ pay: spec.pay === 0 ? null : spec.pay }));
    case 'herder':
      return t('turn.spec.herder', { steps: spec.steps });
    case 'auxiliary':
      return t(spec.double ? 'turn.spec.auxiliary' : 'terms.auxiliary.single');
    case 'drawDiscard':
      return spec.count === 'cowboys' ? t('turn.spec.drawCowboys') : t('turn.spec.draw', { n: spec.count });
    case 'outlawPairs':
      return t('turn.spec.outlawPairs', { certificates: spec.certificates, dollars: spec.dollars });
    case 'buyCattle':
    case 'objective':
    case 'token':
    case 'outlaw':
    case 'specialDelivery':
    case 'upgradeBehind':
    case 'copyAdjacent':
      return t(`turn.spec.${spec.type}`);
    case 'either':
      return spec.options.map((option) => specTitle(t, option)).join(` ${t('common.or')} `);
    default:
      return assertNever(spec);
  }
}

/** Every way to carry out one action, as choices. */
export function specChoices(says: Says, spec: ActionSpec, options: readonly Option[]): readonly Choice[] {
  switch (spec.type) {
    case 'drawDiscard':
      return options
        .filter(({ event }) => event.type === 'take')
        .map(({ event }) => ({ id: says.id, title: specTitle(says.t, spec), event }));
    case 'gain':
    case 'gainPer':
    case 'certificates':
    case 'token':
    case 'outlawPairs':
      return options
        .filter(({ event }) => event.type === 'take')
        .map((option) => takeChoice(says, specTitle(says.t, spec), option));
    case 'discard':
      return discardChoices(says, options);
    case 'engineBack':
      return backChoices(says, options);
    case 'hire':
      return hireChoices(says, options);
    case 'build':
      return buildChoices(says, options);
    case 'buyCattle':
      return buyChoices(says, options);
    case 'objective':
      return objectiveChoices(says, options);
    case 'engine':
      return forwardChoices(says, options);
    case 'outlaw':
      return outlawChoices(says, options);
    case 'hazard':
      return hazardChoices(says, options);
    case 'herder':
      return moveChoices(says, options);
    case 'auxiliary':
      return auxiliaryChoices(says, options);
    case 'specialDelivery':
      return specialChoices(says, options);
    case 'upgradeBehind':
      return upgradeChoices(says, options);
    case 'copyAdjacent':
      return copyChoices(says, options);
    case 'either':
      return spec.options.flatMap((option) => specChoices(says, option, options));
    default:
      return assertNever(spec);
  }
}

/** An action without a choice: what it brings, or that it brings nothing. */
function takeChoice(says: Says, title: string, option: Option): Choice {
  const moved = figures(says, option);
  const words = moved.length === 0 && !says.state.turn.essentials ? [says.t('turn.noGain')] : moved;
  return {
    id: says.id,
    title,
    ...detailOf(...words.filter((word) => word !== title)),
    event: option.event,
  };
}

/** A lone choice speaks for its action, so that one tap on the action is enough. */
function alone(title: string, choices: readonly Choice[], id: string): readonly Choice[] {
  const [only] = choices;
  if (choices.length !== 1 || only?.event === undefined) return choices;
  const named = title.includes(only.title) ? null : only.title;
  return [{ ...only, id, title, ...detailOf(named, only.detail) }];
}

/** One group for an action, two for an either-or. */
function groupsOf(
  says: Says,
  spec: ActionSpec,
  options: readonly Option[],
  note: Partial<Group>,
): readonly Group[] {
  const parts = partsOf(spec);
  return parts.map((part, index) => {
    const id = parts.length === 1 ? says.id : `${says.id}-${index}`;
    const title = specTitle(says.t, part);
    const shown = index === 0 ? title : says.t('turn.orElse', { what: title });
    const choices = specChoices({ ...says, id }, part, options);
    return { id, title: parts.length === 1 ? title : shown, choices: alone(title, choices, id), ...note };
  });
}

/** A way past the rules, folded into the line that says why not: the table may know better. */
function anyway(says: Says, { spec, index, why }: OfferView, { id, title, note }: Group): Group {
  const children = specChoices({ ...says, id: `${id}-anyway` }, spec, forcedOptions(says.state, spec, index));
  if (children.length === 0) return { id, title, note, choices: [] };
  const detail =
    why?.code === 'notEnoughMoney'
      ? { detail: says.t('turn.short', why.params) }
      : detailOf(note, says.t('turn.anyway'));
  return { id, title, choices: [{ id, title, ...detail, quiet: true, children }] };
}

/** The local actions of the place the herder stands on. */
export function localGroups(
  t: Translator,
  state: Says['state'],
  local: readonly OfferView[],
): readonly Group[] {
  return local.flatMap((offer) => {
    const says: Says = { t, state, id: `offer-${offer.index}` };
    if (offer.used) return [{ id: says.id, title: specTitle(t, offer.spec), used: true, choices: [] }];
    const key = offer.why === null ? '' : `errors.${offer.why.code}`;
    const note = isMessageKey(key) ? { note: t(key, offer.why?.params) } : {};
    const groups = groupsOf(says, offer.spec, offer.options, note);
    return offer.options.length > 0 ? groups : groups.map((group) => anyway(says, offer, group));
  });
}

/** The one single auxiliary action instead of all local ones. */
export function singleGroup(t: Translator, state: Says['state'], offers: Offers): Group {
  const says: Says = { t, state, id: 'aux' };
  const options = offers.auxiliary.flatMap((view) => view.options);
  return { id: 'aux', title: t('turn.single'), choices: auxiliaryChoices(says, options) };
}

/** Objective cards that may be in hand, and exchange tokens. */
export function handGroup(t: Translator, state: Says['state'], offers: Offers): Group {
  const playable = offers.objectives.filter(({ playable: can }) => can);
  const cards = playable.map(({ card }, index): Choice => {
    const words = objectiveWords(t, objectiveFacts(state.table, card));
    return { id: `objective-${index}`, ...words, event: { type: 'playObjective', card } };
  });
  const waiting = state.requests.length > 0 || state.turn.phase === 'over';
  const token: readonly Choice[] =
    offers.tokens === 0 || waiting || state.turn.essentials
      ? []
      : [
          {
            id: 'token',
            title: t('turn.token'),
            detail: t('turn.tokensLeft', { n: offers.tokens }),
            event: { type: 'token' },
          },
        ];
  const play: readonly Choice[] =
    cards.length === 0
      ? []
      : [{ id: 'objectives', title: t('turn.playObjective'), detail: t('turn.inHand'), children: cards }];
  return { id: 'hand', title: t('turn.also'), choices: [...play, ...token] };
}

export interface Leaf {
  /** The ids to tap on the way to it. */
  readonly taps: readonly string[];
  readonly event: PlayerEvent;
  /** A row of its own, with room for a second button. */
  readonly row: boolean;
}

/** Every leaf below these choices. */
export function leavesOf(
  choices: readonly Choice[],
  way: readonly string[] = [],
  rows = true,
): readonly Leaf[] {
  return choices.flatMap((choice) => {
    const taps = [...way, choice.id];
    const row = rows && choice.dense !== true;
    return [
      ...(choice.event === undefined ? [] : [{ taps, event: choice.event, row }]),
      ...leavesOf(choice.prices ?? [], way, false),
      ...leavesOf(choice.children ?? [], taps),
    ];
  });
}

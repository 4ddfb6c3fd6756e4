import { STATIONS, TRACK_END } from '@/box/railroad';
import { spacesBack } from '@/engine/play/engine';
import type { DiscView, Option, PlayerEvent } from '@/engine/play';
import type { Table } from '@/engine/table/state';
import type { Translator } from '@/i18n';

import { detailOf, FEW, figures, optionsFor, type Choice, type OptionOf, type Says } from './choice';
import { railFigure, railName } from './places';

type RailOption = Option & { readonly event: PlayerEvent & { readonly to: number } };

const stationAt = (at: number): number => STATIONS.findIndex((station) => station.at === at);

/** What stopping on a station could bring: its price, points and master. */
function stationWords(t: Translator, table: Table, at: number): string | null {
  const index = stationAt(at);
  const facts = STATIONS[index];
  const station = table.stations[index];
  if (facts === undefined || station === undefined) return null;
  if (station.player) return t('turn.rail.yours');
  const words = t('turn.rail.upgrade', { dollars: facts.cost, vp: facts.vp });
  return station.master === null ? words : `${words} · ${t('turn.rail.master', { master: station.master })}`;
}

function spaceChoice(says: Says, option: RailOption, furthest: boolean): Choice {
  const { t, state } = says;
  const { to } = option.event;
  return {
    id: `${says.id}-to-${to}`,
    title: railName(t, to),
    ...detailOf(
      stationWords(t, state.table, to),
      furthest ? t('turn.rail.furthest') : null,
      ...figures(says, option),
    ),
    mark: { type: 'figure', text: railFigure(to) },
    event: option.event,
    rail: to,
  };
}

const dense = (choice: Choice): Choice => ({ ...choice, dense: true });

/** Where an engine may go: the furthest space and the stations to upgrade first, the others as a grid. */
export function engineChoices(says: Says, options: readonly RailOption[]): readonly Choice[] {
  const { table } = says.state;
  const sorted = [...options].sort((a, b) => b.event.to - a.event.to);
  const last = sorted.find(({ event }) => Number.isInteger(event.to)) ?? sorted[0];
  const choices = sorted.map((option) => spaceChoice(says, option, option === last));
  if (choices.length <= FEW) return choices;
  const worth = (at: number): boolean => {
    const index = stationAt(at);
    return index >= 0 && table.stations[index]?.player === false;
  };
  const first = choices.filter(({ rail = 0 }) => rail === last?.event.to || worth(rail)).slice(0, FEW);
  const rest = choices.filter((choice) => !first.includes(choice)).map(dense);
  return [
    ...first,
    { id: `${says.id}-more`, title: says.t('turn.rail.others', { n: rest.length }), children: rest },
  ];
}

/** Spaces behind the engine, nearest first, with the value a special delivery would have. */
export function specialChoices(says: Says, options: readonly Option[]): readonly Choice[] {
  const { t, state } = says;
  const backs = optionsFor(options, 'specialDelivery');
  return [...backs]
    .sort((a, b) => b.event.to - a.event.to)
    .map(({ event }) => ({
      id: `${says.id}-to-${event.to}`,
      title: railName(t, event.to),
      ...detailOf(t('turn.rail.special', { value: spacesBack(state.table, event.to) })),
      event,
      rail: event.to,
      dense: true,
    }));
}

/** Spaces to leave the end of the track for. */
export const leaveChoices = (says: Says, options: readonly Option[]): readonly Choice[] =>
  engineChoices(says, optionsFor(options, 'leaveEnd'));

export const forwardChoices = (says: Says, options: readonly Option[]): readonly Choice[] =>
  engineChoices(says, optionsFor(options, 'engine'));

export const backChoices = (says: Says, options: readonly Option[]): readonly Choice[] =>
  engineChoices(says, optionsFor(options, 'engineBack'));

/** What a disc taken off the player board opens, and its price. */
export function discWords(
  says: Pick<Says, 't' | 'state'>,
  { disc, cost }: DiscView,
): { title: string; detail?: string } {
  const { t, state } = says;
  if (typeof disc === 'number') {
    return { title: t('turn.disc.station', { station: railName(t, STATIONS[disc]?.at ?? 0) }) };
  }
  return {
    title: t('turn.disc.opens', { disc }),
    ...(cost === 0 || state.turn.essentials
      ? {}
      : { detail: t(cost > 0 ? 'turn.pay' : 'turn.gain', { dollars: Math.abs(cost) }) }),
  };
}

type Upgrade = OptionOf<'upgrade'>;

const discChoice = (says: Says, id: string, option: Upgrade): Choice => {
  const { disc } = option.event;
  return {
    id: `${id}-${disc ?? 'any'}`,
    ...(disc === undefined ? { title: says.t('terms.disc') } : discWords(says, { disc, cost: 0 })),
    ...detailOf(...figures(says, option)),
    event: option.event,
  };
};

/** Discs for a station, for each worker who could stay for its master, and without. */
export function upgradeChoices(says: Says, options: readonly Option[]): readonly Choice[] {
  const { t } = says;
  const upgrades = optionsFor(options, 'upgrade');
  const stations = [...new Set(upgrades.map(({ event }) => event.station))];
  const of = (station: number): readonly Choice[] => {
    const id = `${says.id}-upgrade-${station}`;
    const here = upgrades.filter(({ event }) => event.station === station);
    const plain = here.filter(({ event }) => event.worker === undefined);
    const workers = [...new Set(here.flatMap(({ event }) => event.worker ?? []))];
    return [
      ...workers.map((kind): Choice => ({
        id: `${id}-${kind}`,
        title: t('turn.rail.leave', { worker: kind }),
        mark: { type: 'worker', kind },
        children: here
          .filter(({ event }) => event.worker === kind)
          .map((option) => discChoice(says, `${id}-${kind}`, option)),
      })),
      ...plain.map((option) => discChoice(says, id, option)),
    ];
  };
  const [only] = stations;
  if (stations.length === 1 && only !== undefined) return of(only);
  return stations.map((station) => ({
    id: `${says.id}-upgrade-${station}`,
    title: railName(t, STATIONS[station]?.at ?? TRACK_END),
    ...detailOf(stationWords(t, says.state.table, STATIONS[station]?.at ?? TRACK_END)),
    rail: STATIONS[station]?.at,
    children: of(station),
  }));
}

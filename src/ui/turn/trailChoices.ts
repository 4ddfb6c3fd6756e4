import { OUTLAW_BOUNTY, type SupplyTile } from '@/box/tiles';
import { FOREST_SITES, OUTLAW_SPACES, RISK_ACTIONS, type SiteId, type SpaceId } from '@/box/trail';
import { boxOf } from '@/box/profile';
import type { Option } from '@/engine/play';
import { ownBuilding } from '@/engine/play/build';
import { buildingOf } from '@/engine/table/fees';
import { tileAt, type Table } from '@/engine/table/state';
import type { Translator } from '@/i18n';

import {
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
import { placeOffers, shortPlace, whereabouts } from './places';

const isForest = (space: SpaceId): boolean => FOREST_SITES.includes(space as SiteId);

function siteDetail(t: Translator, table: Table, space: SpaceId): string | null {
  const tile = tileAt(table, space);
  const old = tile === null ? null : buildingOf(tile);
  if (old !== null) return t('turn.build.instead', { building: old });
  if (isForest(space)) return t('terms.forest');
  return RISK_ACTIONS[space] === undefined ? null : t('terms.riskAction');
}

/** Buildings of the reserve, the one worth most first; then its sites. */
export function buildChoices(says: Says, options: readonly Option[]): readonly Choice[] {
  const { t, state } = says;
  const { table } = state;
  const { buildings } = boxOf(table.profile);
  const built = optionsFor(options, 'build');
  const numbers = [...new Set(built.map(({ event }) => event.building))];
  const choices = numbers.map((number): Choice => {
    const building = ownBuilding(table, number);
    const { builders, vp } = buildings[building];
    const own = built.filter(({ event }) => event.building === number);
    const plain = own.find(({ event }) => tileAt(table, event.space) === null) ?? own[0];
    return {
      id: `${says.id}-build-${number}`,
      title: priced(says, t('turn.build.title', { building }), plain),
      ...detailOf(leftOf(says, plain), t('terms.builders', { n: builders }), t('terms.vp', { n: vp })),
      mark: { type: 'building', building },
      children: siteChoices(says, own),
    };
  });
  const worth = (number: number): number => buildings[ownBuilding(table, number)].vp;
  const order = numbers.map((number, index) => ({ number, index }));
  order.sort((a, b) => worth(b.number) - worth(a.number) || a.number - b.number);
  return fewFirst(
    says,
    order.flatMap(({ index }) => choices[index] ?? []),
    3,
  );
}

function siteChoices(says: Says, options: readonly OptionOf<'build'>[]): readonly Choice[] {
  const { t, state } = says;
  return options.map((option) => {
    const { building, space } = option.event;
    const replaced = tileAt(state.table, space) !== null;
    return {
      id: `${says.id}-build-${building}-${space}`,
      title: t('turn.place.other', { space }),
      ...detailOf(siteDetail(t, state.table, space), ...(replaced ? figures(says, option) : [])),
      event: option.event,
      space,
      dense: true,
    };
  });
}

/** Outlaws, the highest bounty first. */
export function outlawChoices(says: Says, options: readonly Option[]): readonly Choice[] {
  const { t, state } = says;
  const found = optionsFor(options, 'outlaw').map((option) => ({
    option,
    index: (OUTLAW_SPACES as readonly SpaceId[]).indexOf(option.event.space),
  }));
  found.sort((a, b) => b.index - a.index);
  const choices = found.map(({ option, index }): Choice => {
    const { space } = option.event;
    const tile = tileAt(state.table, space) as SupplyTile;
    const bounty = OUTLAW_BOUNTY[index];
    return {
      id: `${says.id}-outlaw-${space}`,
      title: t('turn.place.other', { space }),
      ...detailOf(
        t('turn.tile', { tile }),
        ...(state.turn.essentials && typeof bounty === 'number' ? [] : figures(says, option)),
      ),
      mark: { type: 'tile', tile },
      event: option.event,
      space,
    };
  });
  return fewFirst(says, choices, 2);
}

/** Hazards, the most points first. */
export function hazardChoices(says: Says, options: readonly Option[]): readonly Choice[] {
  const { t, state } = says;
  const points = (space: SpaceId): number => Number(tileAt(state.table, space)?.split(':')[2] ?? 0);
  const found = [...optionsFor(options, 'hazard')];
  found.sort((a, b) => points(b.event.space) - points(a.event.space));
  const choices = found.map((option): Choice => {
    const { space } = option.event;
    const tile = tileAt(state.table, space) as SupplyTile;
    return {
      id: `${says.id}-hazard-${space}`,
      title: t('turn.place.other', { space }),
      ...detailOf(t('terms.vp', { n: points(space) }), ...figures(says, option)),
      mark: { type: 'tile', tile },
      event: option.event,
      space,
    };
  });
  return fewFirst(says, choices, 3);
}

/** Stops of a "herder +n" action or a ride: the cheapest way first, other ways behind it. */
export function moveChoices(says: Says, options: readonly Option[]): readonly Choice[] {
  const { t, state } = says;
  const moves = optionsFor(options, 'move');
  const ends = [...new Set(moves.flatMap(({ event }) => event.path.at(-1) ?? []))];
  return ends.map((space): Choice => {
    const ways = moves.filter(({ event }) => event.path.at(-1) === space);
    const way = (option: OptionOf<'move'>, index: number): Choice => ({
      id: `${says.id}-move-${space}${index === 0 ? '' : `-${index}`}`,
      title: t('terms.steps', { n: option.event.path.length }),
      ...detailOf(...figures(says, option)),
      event: option.event,
    });
    const [first] = ways;
    const steps = first?.event.path.length ?? 0;
    const choice: Choice = {
      id: `${says.id}-move-${space}`,
      title: shortPlace(t, state.table, space),
      ...detailOf(
        whereabouts(t, state.table, space),
        placeOffers(t, state.table, space),
        ...(first === undefined ? [] : figures(says, first)),
      ),
      mark: { type: 'figure', text: String(steps) },
      space,
    };
    return ways.length === 1 && first !== undefined
      ? { ...choice, event: first.event }
      : { ...choice, prices: ways.map(way) };
  });
}

/** Buildings next to the one that copies. */
export const copyChoices = (says: Says, options: readonly Option[]): readonly Choice[] =>
  optionsFor(options, 'copy').map(({ event }) => ({
    id: `${says.id}-copy-${event.space}`,
    title: shortPlace(says.t, says.state.table, event.space),
    ...detailOf(
      whereabouts(says.t, says.state.table, event.space),
      copied(says.t, says.state.table, event.space),
    ),
    event,
    space: event.space,
  }));

/** What is printed on the building, whoever owns it. */
function copied(t: Translator, table: Table, space: SpaceId): string {
  const tile = tileAt(table, space);
  const building = tile === null ? null : buildingOf(tile);
  return building === null ? placeOffers(t, table, space) : t(`terms.actions.${building}`);
}

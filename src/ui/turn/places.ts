import { STATIONS, TRACK_END } from '@/box/railroad';
import { RISK_ACTIONS, type SpaceId } from '@/box/trail';
import { buildingOf, ownerOf } from '@/engine/table/fees';
import { tileAt, type Table } from '@/engine/table/state';
import type { Translator } from '@/i18n';

/** A place in two words: "Neutral C", "Your 2a", "Flood 3". */
export function shortPlace(t: Translator, table: Table, space: SpaceId): string {
  const tile = tileAt(table, space);
  const owner = tile === null ? null : ownerOf(tile);
  if (tile !== null && owner !== null) return t(`turn.place.${owner}`, { building: buildingOf(tile) ?? '' });
  if (tile?.startsWith('neutral:')) return t('turn.place.neutral', { letter: tile.slice('neutral:'.length) });
  return t('turn.place.other', { space });
}

/** What a stop there offers, in short. */
export function placeOffers(t: Translator, table: Table, space: SpaceId): string {
  if (space === 'kansasCity') return t('terms.actions.kansasCity');
  const tile = tileAt(table, space);
  if (tile === null || ownerOf(tile) === 'sam') return t('terms.actions.other');
  if (tile.startsWith('neutral:')) return t(`terms.actions.${tile.slice('neutral:'.length) as 'A'}`);
  const building = buildingOf(tile);
  if (building === null) return t('terms.actions.other');
  const risk = RISK_ACTIONS[space];
  const words = [t(`terms.actions.${building}`), ...(risk === undefined ? [] : [t(`terms.actions.${risk}`)])];
  return words.join(' · ');
}

/** Where on the trail it lies, when the name alone does not say it. */
export function whereabouts(t: Translator, table: Table, space: SpaceId): string | null {
  const tile = tileAt(table, space);
  if (tile === null || !tile.includes(':')) return null;
  const known = tile === `neutral:${space}` || (ownerOf(tile) === null && !tile.startsWith('neutral:'));
  return known ? null : t('turn.place.on', { space });
}

/** A space of the railroad as a figure: a turnout is half a space further. */
export const railFigure = (at: number): string => (Number.isInteger(at) ? String(at) : `${Math.floor(at)}½`);

/** A space of the railroad by name. */
export function railName(t: Translator, at: number): string {
  if (at === 0) return t('turn.rail.start');
  if (at === TRACK_END) return t('turn.rail.last');
  const isStation = STATIONS.some((station) => station.at === at);
  return t(isStation ? 'turn.rail.station' : 'turn.rail.space', { at: railFigure(at) });
}

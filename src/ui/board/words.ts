import { FOREST_SITES, RISK_ACTIONS, SITES, SPACES, type SiteId, type SpaceId } from '@/box/trail';
import { buildingOf, ownerOf } from '@/engine/table/fees';
import { tileAt, type Table } from '@/engine/table/state';
import type { Translator } from '@/i18n';

import type { Stop } from './Marks';

const isSite = (space: SpaceId): space is SiteId => (SITES as readonly SpaceId[]).includes(space);

/** What lies on a space and where it is: "Your building 4a on space A1". */
export function placeName(t: Translator, table: Table, space: SpaceId): string {
  const tile = tileAt(table, space);
  if (tile === null) return emptyName(t, space);
  const owner = ownerOf(tile);
  if (owner !== null) {
    const what = t(`board.space.${owner}`, { building: buildingOf(tile) ?? '' });
    return t('board.space.onSpace', { what, space });
  }
  const [kind = '', detail = '', vp = '0'] = tile.split(':');
  if (kind === 'neutral') {
    const what = t('board.space.neutral', { letter: detail });
    return detail === space ? what : t('board.space.onSpace', { what, space });
  }
  return kind === 'outlaw'
    ? t('board.space.outlaw', { space, colour: detail, hand: detail === 'green' ? 'green' : 'black' })
    : t('board.space.hazard', { space, vp: Number(vp), hand: detail });
}

function emptyName(t: Translator, space: SpaceId): string {
  if (space === 'start' || space === 'kansasCity') return t(`terms.space.${space}`);
  if (!isSite(space)) return t('board.space.empty', { space });
  const key = RISK_ACTIONS[space] === undefined ? 'board.space.site' : 'board.space.empty';
  const name = t(key, { space });
  return FOREST_SITES.includes(space) ? `${name}, ${t('board.space.forest')}` : name;
}

/** The whole of a place for those who hear the map: name, who stands there, fee and steps of a stop. */
export function placeLabel(t: Translator, table: Table, space: SpaceId, stop?: Stop): string {
  const words = [placeName(t, table, space)];
  if (table.herders.player === space) words.push(t('board.space.youHere'));
  if (table.herders.sam === space) words.push(t('board.space.samHere'));
  if (stop?.fee !== undefined && stop.fee > 0) words.push(t('terms.dollars', { n: stop.fee }));
  if (stop?.steps !== undefined) words.push(t('board.stepsAway', { n: stop.steps }));
  return words.join(', ');
}

/** Where the two herders stand, in one line. */
export function herdersLine(t: Translator, table: Table): string {
  const { player, sam } = table.herders;
  return t('board.map.herders', {
    player: t('board.map.you', {
      place: player === null ? t('board.map.waiting') : placeName(t, table, player),
    }),
    sam: t('board.map.sam', { place: placeName(t, table, sam) }),
  });
}

/** The trail from start to Kansas City in sentences: every space that holds a tile or a herder. */
export function trailInWords(t: Translator, table: Table): readonly string[] {
  return SPACES.filter(
    (space) => tileAt(table, space) !== null || table.herders.player === space || table.herders.sam === space,
  ).map((space) => placeLabel(t, table, space));
}

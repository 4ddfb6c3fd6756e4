import type { BuildingId } from '../../box/buildings';
import { HAND_FEE, type Hand, type Owner } from '../../box/kinds';
import { boxOf } from '../../box/profile';
import { HAZARDS, OUTLAW_HAND, type HazardTile, type OutlawTile } from '../../box/tiles';
import { SPACE_INDEX, type SpaceId } from '../../box/trail';
import type { Table, TrailTile } from './state';

/** The side a trail tile belongs to, when it is a private building. */
export function ownerOf(tile: TrailTile): Owner | null {
  if (tile.startsWith('player:')) return 'player';
  return tile.startsWith('sam:') ? 'sam' : null;
}

/** The building on a tile such as `player:4a`, or null. */
export function buildingOf(tile: TrailTile): BuildingId | null {
  const owner = ownerOf(tile);
  return owner === null ? null : (tile.slice(owner.length + 1) as BuildingId);
}

/** The hand printed on a tile. */
export function handOf(table: Table, tile: TrailTile): Hand {
  const hazard = HAZARDS[tile as HazardTile];
  if (hazard) return hazard.hand;
  const outlaw = OUTLAW_HAND[tile as OutlawTile];
  if (outlaw) return outlaw;
  const building = buildingOf(tile);
  return building === null ? 'none' : boxOf(table.profile).buildings[building].hand;
}

/** What `payer` owes for entering this tile; nobody owes for an own building. */
export function tileFee(table: Table, tile: TrailTile, payer: Owner): number {
  return ownerOf(tile) === payer ? 0 : HAND_FEE[handOf(table, tile)];
}

/** What `payer` owes for entering a space: nothing while no tile lies there. */
export function feeOf(table: Table, space: SpaceId, payer: Owner): number {
  const tile = table.trail[SPACE_INDEX[space]];
  return tile ? tileFee(table, tile, payer) : 0;
}

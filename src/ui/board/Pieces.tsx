import { memo } from 'react';
import { G } from 'react-native-svg';

import type { BoxProfile } from '@/box/profile';
import type { HazardTile, OutlawColour } from '@/box/tiles';
import { OUTLAW_SPACES, SPACE_INDEX, SPACES, type NeutralLetter, type SpaceId } from '@/box/trail';
import { boxOf } from '@/box/profile';
import { buildingOf, ownerOf } from '@/engine/table/fees';
import type { Table, TrailTile } from '@/engine/table/state';

import { BuildingArt, HazardArt, NeutralArt, OutlawArt } from '../pieces/art';
import type { Paint } from '../pieces/paint';
import { PLACES } from './layout';

const outlawNumber = (space: SpaceId): number => (OUTLAW_SPACES as readonly SpaceId[]).indexOf(space) + 1;

type TileProps = {
  readonly paint: Paint;
  readonly space: SpaceId;
  readonly tile: TrailTile;
  readonly profile: BoxProfile;
};

const Tile = memo(function Tile({ paint, space, tile, profile }: TileProps) {
  const [x, y] = PLACES[space];
  return <G transform={`translate(${x} ${y})`}>{faceOf(paint, space, tile, profile)}</G>;
});

function faceOf(paint: Paint, space: SpaceId, tile: TrailTile, profile: BoxProfile) {
  const owner = ownerOf(tile);
  const building = buildingOf(tile);
  if (owner !== null && building !== null) {
    const { hand } = boxOf(profile).buildings[building];
    return <BuildingArt paint={paint} owner={owner} building={building} hand={hand} />;
  }
  const [kind = '', detail = ''] = tile.split(':');
  if (kind === 'neutral') return <NeutralArt paint={paint} letter={detail as NeutralLetter} />;
  if (kind === 'outlaw') {
    return <OutlawArt paint={paint} colour={detail as OutlawColour} number={outlawNumber(space)} />;
  }
  return <HazardArt paint={paint} tile={tile as HazardTile} />;
}

export type PiecesProps = {
  readonly paint: Paint;
  readonly trail: Table['trail'];
  readonly profile: BoxProfile;
};

/** The tiles that lie on the trail; only those that changed are drawn anew. */
export const Pieces = memo(function Pieces({ paint, trail, profile }: PiecesProps) {
  return (
    <G>
      {SPACES.map((space) => {
        const tile = trail[SPACE_INDEX[space]];
        return tile ? <Tile key={space} paint={paint} space={space} tile={tile} profile={profile} /> : null;
      })}
    </G>
  );
});

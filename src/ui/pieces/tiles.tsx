import { G } from 'react-native-svg';

import type { BuildingId } from '@/box/buildings';
import type { Hand, Owner, WorkerKind } from '@/box/kinds';
import { boxOf, PRINTED_PROFILE, type BoxProfile } from '@/box/profile';
import type { HazardTile, OutlawColour } from '@/box/tiles';
import type { NeutralLetter } from '@/box/trail';
import { buildingOf, ownerOf } from '@/engine/table/fees';
import type { TrailTile } from '@/engine/table/state';
import { useT } from '@/i18n';

import { useTheme, type ColorName } from '../theme';
import {
  BuildingArt,
  DiscArt,
  EngineArt,
  HandArt,
  HazardArt,
  HerderArt,
  Lettering,
  NeutralArt,
  OutlawArt,
  Sign,
  WorkerArt,
  type GlyphName,
} from './art';
import { tileName, type AnyTile } from './names';
import { usePaint, type Paint } from './paint';
import { PieceFrame } from './PieceFrame';
import type { Sized, WithBox } from './sized';

function artOf(paint: Paint, tile: AnyTile, profile: BoxProfile) {
  if (tile === 'cowboy' || tile === 'builder' || tile === 'engineer') {
    return <WorkerArt paint={paint} kind={tile} />;
  }
  const trail: TrailTile = tile;
  const owner = ownerOf(trail);
  const building = buildingOf(trail);
  if (owner !== null && building !== null) {
    const { hand } = boxOf(profile).buildings[building];
    return <BuildingArt paint={paint} owner={owner} building={building} hand={hand} />;
  }
  const [kind = '', detail = ''] = tile.split(':');
  if (kind === 'neutral') return <NeutralArt paint={paint} letter={detail as NeutralLetter} />;
  if (kind === 'outlaw') return <OutlawArt paint={paint} colour={detail as OutlawColour} number={null} />;
  return <HazardArt paint={paint} tile={tile as HazardTile} />;
}

/** Any tile of the trail or of the bags. */
export function TileFace({
  tile,
  size = 44,
  profile = PRINTED_PROFILE,
  decorative,
}: WithBox & { readonly tile: AnyTile }) {
  const t = useT();
  const paint = usePaint();
  const wide = ownerOf(tile as TrailTile) !== null;
  const room = wide ? 44 : tile.includes(':') ? 33 : 34;
  return (
    <PieceFrame
      size={size}
      width={room}
      height={room}
      label={decorative === true ? undefined : tileName(t, tile)}
    >
      {artOf(paint, tile, profile)}
    </PieceFrame>
  );
}

export function WorkerTile({ kind, ...rest }: Sized & { readonly kind: WorkerKind }) {
  return <TileFace tile={kind} {...rest} />;
}

export function DiscToken({ owner, size = 22, decorative }: Sized & { readonly owner: Owner }) {
  const t = useT();
  const paint = usePaint();
  return (
    <PieceFrame
      size={size}
      width={20}
      height={20}
      label={decorative === true ? undefined : t(`board.disc.${owner}`)}
    >
      <DiscArt paint={paint} owner={owner} />
    </PieceFrame>
  );
}

export function EngineToken({ owner, size = 40, decorative }: Sized & { readonly owner: Owner }) {
  const t = useT();
  const paint = usePaint();
  return (
    <PieceFrame
      size={size}
      width={40}
      height={30}
      label={decorative === true ? undefined : t(`board.engine.${owner}`)}
    >
      <EngineArt paint={paint} owner={owner} />
    </PieceFrame>
  );
}

export function HerderPin({ owner, size = 28, decorative }: Sized & { readonly owner: Owner }) {
  const t = useT();
  const paint = usePaint();
  return (
    <PieceFrame
      size={size}
      width={24}
      height={30}
      label={decorative === true ? undefined : t(`board.herder.${owner}`)}
    >
      <G y={13}>
        <HerderArt paint={paint} owner={owner} />
      </G>
    </PieceFrame>
  );
}

export function HandBadge({ hand, size = 26, decorative }: Sized & { readonly hand: Hand }) {
  const t = useT();
  const paint = usePaint();
  return (
    <PieceFrame
      size={size}
      width={22}
      height={16}
      label={decorative === true ? undefined : t(`terms.hand.${hand}`)}
    >
      <HandArt paint={paint} hand={hand} x={0} y={0} />
    </PieceFrame>
  );
}

/** A private building with what it asks for and what it is worth. */
export function BuildingTile({
  building,
  owner,
  size = 64,
  profile = PRINTED_PROFILE,
  decorative,
}: WithBox & { readonly building: BuildingId; readonly owner: Owner }) {
  const t = useT();
  const paint = usePaint();
  const { builders, vp, hand } = boxOf(profile).buildings[building];
  const what = t(`board.space.${owner}`, { building });
  const { colors } = paint;
  return (
    <PieceFrame
      size={size}
      width={50}
      height={60}
      label={decorative === true ? undefined : t('board.building.facts', { what, builders, vp, hand })}
    >
      <G y={-6}>
        <G scale={1.15}>
          <BuildingArt paint={paint} owner={owner} building={building} hand={hand} />
        </G>
      </G>
      <Sign glyph="builder" size={12} x={-13} y={23} color={colors.soft} line={1.4} />
      <Lettering text={String(builders)} size={12} x={-3} y={23} color={colors.ink} />
      <Sign glyph="shield" size={13} x={13} y={23} color={colors.soft} line={1.2} />
      <Lettering text={String(vp)} size={vp > 9 ? 8 : 9.5} x={13} y={22.6} color={colors.ink} />
    </PieceFrame>
  );
}

/** A sign of the drawn set; decoration only. */
export function Glyph({
  name,
  size = 20,
  color = 'ink',
}: {
  readonly name: GlyphName;
  readonly size?: number;
  readonly color?: ColorName;
}) {
  const { colors } = useTheme();
  return (
    <PieceFrame size={size} width={24} height={24}>
      <Sign glyph={name} size={24} color={colors[color]} line={2} />
    </PieceFrame>
  );
}

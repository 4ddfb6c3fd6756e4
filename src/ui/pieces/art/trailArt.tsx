import { Circle, G, Path, Rect } from 'react-native-svg';

import type { BuildingId } from '@/box/buildings';
import { HAND_FEE, type Hand, type Owner } from '@/box/kinds';
import { HAZARDS, type HazardTile, type OutlawColour } from '@/box/tiles';
import type { NeutralLetter } from '@/box/trail';

import type { Paint } from '../paint';
import { Lettering, Sign } from './Sign';

/** Sides of the tiles on a map 360 wide. */
export const ART = { neutral: 31, building: 28, site: 25, hazard: 25, outlaw: 23, pin: 22 } as const;

type Painted = { readonly paint: Paint };

/** A square with its corners cut off: Sam's tiles, told apart by shape as well as colour. */
export function cutSquare(side: number, cut: number): string {
  const h = side / 2;
  const c = h - cut;
  return `M${-c} ${-h}H${c}L${h} ${-c}V${c}L${c} ${h}H${-c}L${-h} ${c}V${-c}Z`;
}

/** The hand printed on a tile with what it costs: green round, black square, both a pill. */
export function HandArt({ paint, hand, x, y }: Painted & { hand: Hand; x: number; y: number }) {
  if (hand === 'none') return null;
  const { colors } = paint;
  const fill = hand === 'green' ? colors.green : colors.ink;
  const on = hand === 'green' ? colors.onGreen : colors.card;
  const width = hand === 'both' ? 19 : 16;
  return (
    <G transform={`translate(${x} ${y})`}>
      <Rect
        x={-width / 2}
        y={-6.5}
        width={width}
        height={13}
        rx={hand === 'green' ? 6.5 : 3}
        fill={fill}
        stroke={colors.map}
        strokeWidth={1.2}
      />
      {hand === 'both' ? (
        <Path d="M-9.5-3.5V3.5A3 3 0 0 0-6.5 6.5H-3V-6.5H-6.5A3 3 0 0 0-9.5-3.5Z" fill={colors.green} />
      ) : null}
      <Lettering text={paint.fee(HAND_FEE[hand])} size={9.5} color={on} x={hand === 'both' ? 2.5 : 0} />
    </G>
  );
}

export function NeutralArt({ paint, letter }: Painted & { letter: NeutralLetter }) {
  const { colors } = paint;
  const side = ART.neutral;
  return (
    <G>
      <Rect x={-side / 2} y={-side / 2} width={side} height={side} rx={7} fill={colors.leather} />
      <Rect
        x={-side / 2 + 2.5}
        y={-side / 2 + 2.5}
        width={side - 5}
        height={side - 5}
        rx={5}
        fill="none"
        stroke={colors.onLeather}
        strokeOpacity={0.35}
        strokeWidth={0.9}
        strokeDasharray="2.4 1.8"
      />
      <Lettering text={letter} size={17} color={colors.onLeather} slab />
    </G>
  );
}

export type BuildingArtProps = Painted & {
  readonly owner: Owner;
  readonly building: BuildingId;
  readonly hand: Hand;
};

/** A private building: yours has round corners, Sam's cut ones. */
export function BuildingArt({ paint, owner, building, hand }: BuildingArtProps) {
  const { edge } = paint.sides[owner];
  const side = ART.building;
  const frame = { fill: paint.colors.card, stroke: edge, strokeWidth: 3 };
  return (
    <G>
      {owner === 'player' ? (
        <Rect x={-side / 2 + 1.5} y={-side / 2 + 1.5} width={side - 3} height={side - 3} rx={6} {...frame} />
      ) : (
        <Path d={cutSquare(side - 3, 6)} strokeLinejoin="round" {...frame} />
      )}
      <Lettering text={building} size={building.length > 2 ? 11.5 : 13.5} color={edge} slab />
      <HandArt paint={paint} hand={hand} x={side / 2 - 2} y={-side / 2 + 1} />
    </G>
  );
}

export function HazardArt({ paint, tile }: Painted & { tile: HazardTile }) {
  const facts = HAZARDS[tile];
  if (facts === undefined) return null;
  const look = paint.palette.hazards[facts.kind];
  const side = ART.hazard;
  return (
    <G>
      <Rect x={-side / 2} y={-side / 2} width={side} height={side} rx={5} fill={look.fill} />
      <Sign glyph={facts.kind} size={12} x={-5.5} y={1} color={look.on} line={1.4} />
      <Lettering text={String(facts.vp)} size={13} x={6} y={1} color={look.on} />
      <HandMark paint={paint} hand={facts.hand} x={side / 2 - 2.5} y={-side / 2 + 2.5} />
    </G>
  );
}

/** Which hand a small tile carries, without its price: green round, black square. */
function HandMark({ paint, hand, x, y }: Painted & { hand: Hand; x: number; y: number }) {
  const { colors } = paint;
  const green = hand === 'green';
  return (
    <Rect
      x={x - 3.6}
      y={y - 3.6}
      width={7.2}
      height={7.2}
      rx={green ? 3.6 : 1.2}
      fill={green ? colors.green : colors.ink}
      stroke={colors.map}
      strokeWidth={1.2}
    />
  );
}

const HEXAGON = 'M-6.8-11.9H6.8L13.4 0L6.8 11.9H-6.8L-13.4 0Z';

/** An outlaw: green round, orange six-sided; the number is that of its space. */
export function OutlawArt({
  paint,
  colour,
  number,
}: Painted & { colour: OutlawColour; number: number | null }) {
  const look = paint.palette.outlaws[colour];
  return (
    <G>
      {colour === 'green' ? (
        <Circle r={ART.outlaw / 2} fill={look.fill} />
      ) : (
        <Path d={HEXAGON} fill={look.fill} strokeLinejoin="round" />
      )}
      {number === null ? (
        <Sign glyph="mask" size={17} color={look.on} line={1.4} />
      ) : (
        <Lettering text={String(number)} size={13} color={look.on} />
      )}
    </G>
  );
}

const PIN = 'M0 0C-3.5-6-9.5-9.5-9.5-16.5A9.5 9.5 0 1 1 9.5-16.5C9.5-9.5 3.5-6 0 0Z';

/** A herder: a pin whose tip stands on its place. */
export function HerderArt({ paint, owner }: Painted & { owner: Owner }) {
  const { fill, on, letter } = paint.sides[owner];
  return (
    <G>
      <Path d={PIN} fill={fill} stroke={paint.colors.card} strokeWidth={2} strokeLinejoin="round" />
      <Path d={PIN} fill="none" stroke={paint.colors.ink} strokeOpacity={0.35} strokeWidth={0.6} />
      <Lettering text={letter} size={12.5} y={-16.5} color={on} />
    </G>
  );
}

/** A disc of one side, with its letter. */
export function DiscArt({ paint, owner, r = 9 }: Painted & { owner: Owner; r?: number }) {
  const { fill, on, edge, letter } = paint.sides[owner];
  return (
    <G>
      {owner === 'player' ? (
        <Circle r={r} fill={fill} stroke={edge} strokeWidth={1.2} />
      ) : (
        <Path d={cutSquare(r * 2, r * 0.6)} fill={fill} stroke={edge} strokeWidth={1.2} />
      )}
      <Lettering text={letter} size={r * 1.2} color={on} />
    </G>
  );
}

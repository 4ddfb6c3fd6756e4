import { memo } from 'react';
import { G, Path, Rect } from 'react-native-svg';

import type { Owner } from '@/box/kinds';
import type { SpaceId } from '@/box/trail';

import { Lettering } from '../pieces/art';
import type { Paint } from '../pieces/paint';
import { curveOf, curvesAlong, KANSAS_CITY_BOX, PLACES } from './layout';

/** A place where a herder may stop, with the steps to it and what the way costs. */
export type Stop = { readonly space: SpaceId; readonly steps?: number; readonly fee?: number };

export type WayProps = { readonly paint: Paint; readonly path: readonly SpaceId[]; readonly owner: Owner };

/** The way a herder took or will take. */
export const Way = memo(function Way({ paint, path, owner }: WayProps) {
  const { edge } = paint.sides[owner];
  return (
    <G>
      {curvesAlong(path).map((curve) => (
        <Path
          key={`${curve.from}${curve.to}`}
          d={curveOf(curve)}
          fill="none"
          stroke={edge}
          strokeWidth={4}
          strokeLinecap="round"
          strokeDasharray="4 7"
        />
      ))}
    </G>
  );
});

const FRAME = 40;

/** The size of the frame around a place. */
export const frameOf = (space: SpaceId): { readonly width: number; readonly height: number } =>
  space === 'kansasCity'
    ? { width: KANSAS_CITY_BOX.width + 9, height: KANSAS_CITY_BOX.height + 9 }
    : { width: FRAME, height: FRAME };

function StopMark({ paint, stop }: { readonly paint: Paint; readonly stop: Stop }) {
  const { colors } = paint;
  const [x, y] = PLACES[stop.space];
  const { width, height } = frameOf(stop.space);
  const fee = stop.fee !== undefined && stop.fee > 0 ? paint.fee(stop.fee) : null;
  const words = [stop.steps === undefined ? null : String(stop.steps), fee].filter((word) => word !== null);
  const text = words.join(' · ');
  const pill = Math.max(18, 8 + text.length * 6.2);
  return (
    <G transform={`translate(${x} ${y})`}>
      <Rect
        x={-width / 2}
        y={-height / 2}
        width={width}
        height={height}
        rx={11}
        fill="none"
        stroke={colors.gold}
        strokeWidth={3}
      />
      {text === '' ? null : (
        <G transform={`translate(0 ${height / 2 + 1})`}>
          <Rect x={-pill / 2} y={-7.5} width={pill} height={15} rx={7.5} fill={colors.gold} />
          <Lettering text={text} size={11.5} color={colors.onGold} />
        </G>
      )}
    </G>
  );
}

/** A gold shine on the ground under the places that can be chosen. */
export const Shine = memo(function Shine({
  paint,
  stops,
}: {
  readonly paint: Paint;
  readonly stops: readonly Stop[];
}) {
  return (
    <G>
      {stops.map(({ space }) => {
        const [x, y] = PLACES[space];
        const width = frameOf(space).width + 8;
        const height = frameOf(space).height + 8;
        return (
          <Rect
            key={space}
            x={x - width / 2}
            y={y - height / 2}
            width={width}
            height={height}
            rx={14}
            fill={paint.colors.gold}
            fillOpacity={0.3}
          />
        );
      })}
    </G>
  );
});

/** Gold frames around the places that can be chosen now. */
export const Stops = memo(function Stops({
  paint,
  stops,
}: {
  readonly paint: Paint;
  readonly stops: readonly Stop[];
}) {
  return (
    <G>
      {stops.map((stop) => (
        <StopMark key={stop.space} paint={paint} stop={stop} />
      ))}
    </G>
  );
});

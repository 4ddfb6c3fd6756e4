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
const SMALL_FRAME = 30;
const SMALL = /^(flood|drought|rockfall|outlaw)\d$/;

/** The size of the frame around a place. */
export const frameOf = (space: SpaceId): { readonly width: number; readonly height: number } => {
  if (space === 'kansasCity') {
    return { width: KANSAS_CITY_BOX.width + 9, height: KANSAS_CITY_BOX.height + 9 };
  }
  const side = SMALL.test(space) ? SMALL_FRAME : FRAME;
  return { width: side, height: side };
};

type Badge = { readonly text: string; readonly x: number; readonly y: number };

const badgeWidth = (text: string): number => Math.max(18, 8 + text.length * 6.2);

/** Where steps and fee are written: below a place; around hazards and outlaws, where there is room. */
function badgesOf(paint: Paint, { space, steps, fee = 0 }: Stop): readonly Badge[] {
  const { width, height } = frameOf(space);
  const count = steps === undefined ? '' : String(steps);
  const price = fee > 0 ? paint.fee(fee) : '';
  const both = [count, price].filter((word) => word !== '').join(' · ');
  if (both === '') return [];
  if (space === 'kansasCity') return [{ text: both, x: 0, y: -height / 2 + 2 }];
  if (!SMALL.test(space)) return [{ text: both, x: 0, y: height / 2 + 1 }];
  const beside = width / 2 + badgeWidth(both) / 2 - 5;
  if (space.startsWith('drought')) return [{ text: both, x: beside, y: 0 }];
  if (space === 'rockfall1') return [{ text: both, x: 8, y: height / 2 + 2 }];
  if (space === 'rockfall2') return [{ text: both, x: -beside, y: 0 }];
  if (space.startsWith('rockfall')) return [{ text: both, x: 0, y: -height / 2 - 2 }];
  return [
    { text: count, x: 0, y: height / 2 + 2 },
    { text: price, x: 0, y: -height / 2 - 2 },
  ].filter(({ text }) => text !== '');
}

function StopFrame({ paint, space }: { readonly paint: Paint; readonly space: SpaceId }) {
  const [x, y] = PLACES[space];
  const { width, height } = frameOf(space);
  return (
    <Rect
      x={x - width / 2}
      y={y - height / 2}
      width={width}
      height={height}
      rx={11}
      fill="none"
      stroke={paint.colors.gold}
      strokeWidth={3}
    />
  );
}

function StopBadges({ paint, stop }: { readonly paint: Paint; readonly stop: Stop }) {
  const { colors } = paint;
  const [x, y] = PLACES[stop.space];
  return badgesOf(paint, stop).map((badge) => {
    const width = badgeWidth(badge.text);
    return (
      <G key={badge.text + badge.y} transform={`translate(${x + badge.x} ${y + badge.y})`}>
        <Rect x={-width / 2} y={-7.5} width={width} height={15} rx={7.5} fill={colors.gold} />
        <Lettering text={badge.text} size={11.5} color={colors.onGold} />
      </G>
    );
  });
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
      {stops.map(({ space }) => (
        <StopFrame key={space} paint={paint} space={space} />
      ))}
    </G>
  );
});

/** Steps and fees of the places that can be chosen now; above the herders, so that none is hidden. */
export const Badges = memo(function Badges({
  paint,
  stops,
}: {
  readonly paint: Paint;
  readonly stops: readonly Stop[];
}) {
  return (
    <G>
      {stops.map((stop) => (
        <StopBadges key={stop.space} paint={paint} stop={stop} />
      ))}
    </G>
  );
});

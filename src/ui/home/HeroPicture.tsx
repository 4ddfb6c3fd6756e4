import { memo } from 'react';
import Svg, { Circle, Defs, G, LinearGradient, Path, Rect, Stop } from 'react-native-svg';

import { WIDE } from '../theme';
import { CACTUS, DAY, HERD, LAND, LONGHORN, NIGHT, RIDER, RIDER_PLACE, SCENE, STARS } from './heroScene';

type Place = { readonly x: number; readonly y: number; readonly size: number };

function Figure({
  parts,
  place,
  color,
}: {
  readonly parts: readonly string[];
  readonly place: Place;
  readonly color: string;
}) {
  return (
    <G transform={`translate(${place.x} ${place.y}) scale(${place.size})`} fill={color}>
      {parts.map((part) => (
        <Path key={part} d={part} />
      ))}
    </G>
  );
}

export type HeroPictureProps = {
  readonly dark: boolean;
  readonly ground: string;
  readonly width: number;
  readonly height: number;
};

/** The part of the strip to show: its lower edge stays, more height is more sky, more width more land. */
const viewBoxOf = (width: number, height: number): string => {
  const wide = width >= WIDE;
  const scale = Math.max(wide ? 1.25 : 1, width / SCENE.width);
  const middle = wide ? SCENE.width / 2 : 768;
  return [middle - width / 2 / scale, SCENE.height - height / scale, width / scale, height / scale].join(' ');
};

/** A rider and his herd before the sun; at night in dark colours. The ground runs into the page. */
export const HeroPicture = memo(function HeroPicture({ dark, ground, width, height }: HeroPictureProps) {
  const colors = dark ? NIGHT : DAY;
  const { sun } = SCENE;
  return (
    <Svg width={width} height={height} viewBox={viewBoxOf(width, height)} aria-hidden>
      <Defs>
        <LinearGradient id="hero-sky" x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor={colors.sky[0]} />
          <Stop offset="0.55" stopColor={colors.sky[1]} />
          <Stop offset="1" stopColor={colors.sky[2]} />
        </LinearGradient>
      </Defs>
      <Rect y={SCENE.height - height} width={SCENE.width} height={height} fill="url(#hero-sky)" />
      {dark
        ? STARS.map(([x, y]) => (
            <Circle key={x} cx={x} cy={y} r={x % 3 === 0 ? 1.6 : 1.1} fill={colors.sun} opacity={0.7} />
          ))
        : null}
      <Circle cx={sun.x} cy={sun.y} r={sun.glow} fill={colors.sun} opacity={0.16} />
      <Circle cx={sun.x} cy={sun.y} r={sun.r} fill={colors.sun} />
      <Path d={LAND.far} fill={colors.far} />
      <Path d={LAND.middle} fill={colors.middle} />
      <Path d={LAND.near} fill={colors.near} />
      <Path d={CACTUS} fill={colors.near} />
      {HERD.map((place) => (
        <Figure key={place.x} parts={LONGHORN} place={place} color={colors.near} />
      ))}
      <Figure parts={RIDER} place={RIDER_PLACE} color={colors.near} />
      <Path d={LAND.trail} fill={ground} />
      <Path d={LAND.ground} fill={ground} />
    </Svg>
  );
});

import Svg, { Circle, G, Path, Rect } from 'react-native-svg';

import type { Owner } from '@/box/kinds';

import { LONGHORN, RIDER } from '../home/heroScene';
import { usePaint } from '../pieces';
import type { Outcome } from './result';

const WIDTH = 360;
const HEIGHT = 104;
const GROUND = 88;
const SUN = { x: 250, y: 60, r: 34 };

/** Where the two ride: the winner in front of the sun, the other as far behind as it was. */
const PLACES: Readonly<Record<Outcome, Readonly<Record<Owner, number>>>> = {
  wonFar: { player: 262, sam: 56 },
  won: { player: 256, sam: 128 },
  wonClose: { player: 252, sam: 184 },
  tied: { player: 246, sam: 186 },
  lostClose: { player: 184, sam: 252 },
  lost: { player: 128, sam: 256 },
  lostFar: { player: 56, sam: 262 },
};

function Figure({
  parts,
  x,
  size,
  fill,
}: {
  parts: readonly string[];
  x: number;
  size: number;
  fill: string;
}) {
  return (
    <G transform={`translate(${x} ${GROUND}) scale(${size})`} fill={fill}>
      {parts.map((part) => (
        <Path key={part} d={part} />
      ))}
    </G>
  );
}

/** Both riders on their way home, the winner ahead. */
export function RideHome({ outcome }: { readonly outcome: Outcome }) {
  const { sides, colors } = usePaint();
  const places = PLACES[outcome];
  return (
    <Svg width="100%" height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
      <Circle cx={SUN.x} cy={SUN.y} r={SUN.r + 12} fill={colors.gold} opacity={0.16} />
      <Circle cx={SUN.x} cy={SUN.y} r={SUN.r} fill={colors.gold} opacity={0.75} />
      <Path
        d={`M0 ${GROUND}C90 80 150 84 220 ${GROUND - 3}S320 82 360 ${GROUND}V92C250 98 120 98 0 92Z`}
        fill={colors.trail}
      />
      <Rect y={GROUND + 6} width={WIDTH} height={HEIGHT} fill={colors.ground} />
      <Figure parts={LONGHORN} x={312} size={0.62} fill={colors.leather} />
      <Figure parts={LONGHORN} x={340} size={0.54} fill={colors.leather} />
      <Figure parts={RIDER} x={places.sam} size={0.86} fill={sides.sam.edge} />
      <Figure parts={RIDER} x={places.player} size={0.86} fill={sides.player.edge} />
    </Svg>
  );
}

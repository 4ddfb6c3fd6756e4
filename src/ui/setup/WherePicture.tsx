import Svg, { G, Path, Rect } from 'react-native-svg';

import { curveOf, EDGES, WORLD } from '../board/layout';
import { RADIUS, useTheme } from '../theme';
import type { SetupStep } from './steps';

type Box = readonly [x: number, y: number, width: number, height: number];

/** Where things lie, on a sheet of 120 by 96: the board with its edges, your board below, Sam's beside it. */
const PLACE: Readonly<Record<SetupStep, Box>> = {
  masters: [16, 5, 40, 9],
  neutrals: [16, 17, 70, 44],
  samWorker: [64, 78, 50, 13],
  trail: [16, 17, 70, 44],
  jobMarket: [89, 17, 9, 53],
  foresight: [4, 5, 9, 56],
  cattle: [16, 64, 70, 7],
  objectives: [102, 17, 13, 53],
  you: [4, 78, 54, 13],
  sam: [64, 78, 50, 13],
};

const RAILROAD: Box = [16, 5, 82, 9];
const SHAPES: readonly Box[] = [
  PLACE.foresight,
  RAILROAD,
  PLACE.trail,
  PLACE.jobMarket,
  PLACE.cattle,
  PLACE.objectives,
  PLACE.you,
  PLACE.sam,
];

const WAYS = EDGES.map(curveOf).join('');

/** A sketch of the table with the place that matters now. */
export function WherePicture({ step, size = 80 }: { readonly step: SetupStep; readonly size?: number }) {
  const { colors } = useTheme();
  const [x, y, , height] = PLACE.trail;
  const [atX, atY, wide, high] = PLACE[step];
  const here = step === 'trail' || step === 'neutrals';
  return (
    <Svg
      width={size}
      height={(size * 96) / 120}
      viewBox="0 0 120 96"
      aria-hidden
      style={{ borderRadius: RADIUS.sm }}
    >
      <Rect width={120} height={96} rx={10} fill={colors.ground} />
      <Rect x={1.5} y={2.5} width={99} height={71} rx={6} fill={colors.map} />
      {SHAPES.map(([left, top, boxWidth, boxHeight]) => (
        <Rect
          key={`${left}-${top}`}
          x={left}
          y={top}
          width={boxWidth}
          height={boxHeight}
          rx={3}
          fill={colors.card}
          stroke={colors.trail}
          strokeWidth={0.8}
        />
      ))}
      <G transform={`translate(${x + 11} ${y + 1}) scale(${(height - 2) / WORLD.height})`}>
        <Path d={WAYS} fill="none" stroke={here ? colors.red : colors.trail} strokeWidth={13} />
      </G>
      <Path d="M20 9.5H94" stroke={colors.trail} strokeWidth={1.6} strokeDasharray="3 2" />
      <Rect
        x={atX}
        y={atY}
        width={wide}
        height={high}
        rx={3}
        fill={here ? 'none' : colors.red}
        stroke={colors.red}
        strokeWidth={2.4}
      />
      {step === 'masters' ? (
        <Path
          d="M22 9.5H22.1M29 9.5H29.1M36 9.5H36.1M43 9.5H43.1M50 9.5H50.1"
          stroke={colors.onRed}
          strokeWidth={4}
          strokeLinecap="round"
        />
      ) : null}
    </Svg>
  );
}

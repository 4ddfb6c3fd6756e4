import { Circle, G, Line, Path, Rect } from 'react-native-svg';

import { usePaint } from '../pieces';
import { useTheme } from '../theme';
import { Label } from './Label';
import { marksOf, namedOf } from './scale';

export type LineChartProps = {
  readonly width: number;
  readonly height: number;
  /** Size of letters. */
  readonly unit: number;
  readonly player: readonly number[];
  readonly sam: readonly number[];
  /** The name of a point along the axis. */
  readonly nameOf: (index: number) => string;
  /** Shows each point; else only the last of each line. */
  readonly dots?: boolean;
};

const NAME_EMS = 3.4;

/** Two lines over the same points: the player's drawn through and ending in a disc, Sam's dashed, in a square. */
export function LineChart({ width, height, unit, player, sam, nameOf, dots = false }: LineChartProps) {
  const { colors } = useTheme();
  const { sides } = usePaint();
  const all = [...player, ...sam];
  const marks = marksOf(Math.min(0, ...all), Math.max(...all, 1));
  const low = marks[0] ?? 0;
  const high = marks[marks.length - 1] ?? 1;
  const left = unit * 2.4;
  const right = width - unit;
  const top = unit * 0.8;
  const bottom = height - unit * 1.9;
  const count = Math.max(player.length, sam.length);
  const x = (index: number) =>
    count === 1 ? (left + right) / 2 : left + ((right - left) * index) / (count - 1);
  const y = (value: number) => bottom - ((bottom - top) * (value - low)) / (high - low);
  const path = (values: readonly number[]) =>
    values.map((value, index) => `${index === 0 ? 'M' : 'L'}${x(index)} ${y(value)}`).join('');
  const shown = (values: readonly number[]) =>
    values.flatMap((value, index) => (dots || index === values.length - 1 ? [{ value, index }] : []));
  const size = dots && count > 30 ? 2.5 : 4;
  return (
    <G>
      {marks.map((mark) => (
        <G key={mark}>
          <Line x1={left} x2={right} y1={y(mark)} y2={y(mark)} stroke={colors.line} strokeWidth={1} />
          <Label
            x={left - unit * 0.5}
            y={y(mark) + unit * 0.35}
            size={unit}
            text={String(mark)}
            anchor="end"
          />
        </G>
      ))}
      {namedOf(count, Math.max(2, Math.floor((right - left) / (unit * NAME_EMS)))).map((index) => (
        <Label key={index} x={x(index)} y={height - unit * 0.4} size={unit} text={nameOf(index)} />
      ))}
      <Path d={path(sam)} stroke={sides.sam.edge} strokeWidth={2.5} strokeDasharray="6 4" fill="none" />
      <Path d={path(player)} stroke={sides.player.edge} strokeWidth={2.5} fill="none" />
      {shown(sam).map(({ value, index }) => (
        <Rect
          key={index}
          x={x(index) - size}
          y={y(value) - size}
          width={2 * size}
          height={2 * size}
          fill={sides.sam.fill}
          stroke={sides.sam.edge}
        />
      ))}
      {shown(player).map(({ value, index }) => (
        <Circle
          key={index}
          cx={x(index)}
          cy={y(value)}
          r={size + 0.5}
          fill={sides.player.fill}
          stroke={sides.player.edge}
        />
      ))}
    </G>
  );
}

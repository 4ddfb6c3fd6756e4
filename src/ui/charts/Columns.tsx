import { G, Line, Rect } from 'react-native-svg';

import { usePaint } from '../pieces';
import { useTheme } from '../theme';
import { Label } from './Label';
import { marksOf, namedOf } from './scale';

export type ColumnsProps = {
  readonly width: number;
  readonly height: number;
  readonly unit: number;
  readonly columns: readonly { readonly name: string; readonly player: number; readonly sam: number }[];
};

const MOST_WIDE = 26;
const NAME_EMS = 3;

/** Pairs of columns side by side. */
export function Columns({ width, height, unit, columns }: ColumnsProps) {
  const { colors } = useTheme();
  const { sides } = usePaint();
  const marks = marksOf(0, Math.max(1, ...columns.flatMap(({ player, sam }) => [player, sam])));
  const high = marks[marks.length - 1] ?? 1;
  const left = unit * 2.4;
  const right = width - unit * 0.3;
  const top = unit * 0.8;
  const bottom = height - unit * 1.9;
  const room = (right - left) / Math.max(1, columns.length);
  const wide = Math.min(MOST_WIDE, room * 0.42);
  const y = (value: number) => bottom - ((bottom - top) * value) / high;
  const middle = (index: number) => left + room * (index + 0.5);
  const column = (x: number, value: number, side: (typeof sides)['player']) =>
    value === 0 ? null : (
      <Rect
        x={x}
        y={y(value)}
        width={wide}
        height={bottom - y(value)}
        rx={Math.min(3, wide / 4)}
        fill={side.fill}
        stroke={side.edge}
        strokeWidth={1}
      />
    );
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
      {columns.map(({ name, player, sam }, index) => (
        <G key={name}>
          {column(middle(index) - wide, player, sides.player)}
          {column(middle(index), sam, sides.sam)}
        </G>
      ))}
      {namedOf(columns.length, Math.max(2, Math.floor((right - left) / (unit * NAME_EMS)))).map((index) => (
        <Label
          key={index}
          x={middle(index)}
          y={height - unit * 0.4}
          size={unit}
          text={columns[index]?.name ?? ''}
        />
      ))}
    </G>
  );
}

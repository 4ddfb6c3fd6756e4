import { G, Line, Rect } from 'react-native-svg';

import { usePaint } from '../pieces';
import { useTheme } from '../theme';
import { Label } from './Label';

export type Pair = { readonly name: string; readonly player: number | null; readonly sam: number };

export type PairBarsProps = {
  readonly width: number;
  readonly unit: number;
  readonly pairs: readonly Pair[];
  /** A value as it is written at the end of its bar. */
  readonly write: (value: number) => string;
};

/** Height of one pair, in letters. */
const PAIR = 3.9;

export const pairBarsHeight = (pairs: number, unit: number): number => Math.ceil(pairs * PAIR * unit);

/** Two bars under each name, all to the same scale; points lost reach to the left. */
export function PairBars({ width, unit, pairs, write }: PairBarsProps) {
  const { colors } = useTheme();
  const { sides } = usePaint();
  const values = pairs.flatMap(({ player, sam }) => [player ?? 0, sam]);
  const low = Math.min(0, ...values);
  const high = Math.max(1, ...values);
  const left = low < 0 ? unit * 2.5 : 0;
  const right = width - unit * 3;
  const x = (value: number) => left + ((right - left) * (value - low)) / (high - low);
  const thick = unit * 0.85;
  const bar = (y: number, value: number, side: (typeof sides)['player']) => (
    <G>
      <Rect
        x={Math.min(x(0), x(value))}
        y={y}
        width={Math.max(1.5, Math.abs(x(value) - x(0)))}
        height={thick}
        rx={thick / 3}
        fill={side.fill}
        stroke={side.edge}
        strokeWidth={1}
      />
      <Label
        x={value < 0 ? x(value) - unit * 0.4 : x(value) + unit * 0.4}
        y={y + thick - unit * 0.02}
        size={unit}
        text={write(value)}
        anchor={value < 0 ? 'end' : 'start'}
        color="ink"
        strong
      />
    </G>
  );
  return (
    <G>
      <Line x1={x(0)} x2={x(0)} y1={0} y2={pairs.length * PAIR * unit} stroke={colors.line} strokeWidth={1} />
      {pairs.map(({ name, player, sam }, index) => {
        const top = index * PAIR * unit;
        return (
          <G key={name}>
            <Label x={x(0) + unit * 0.2} y={top + unit} size={unit} text={name} anchor="start" color="ink" />
            {player === null ? null : bar(top + unit * 1.4, player, sides.player)}
            {bar(top + unit * 2.45, sam, sides.sam)}
          </G>
        );
      })}
    </G>
  );
}

import { G, Path, Text } from 'react-native-svg';

import { FONTS } from '../../theme';
import { FILLED, GLYPHS, type GlyphName } from './glyphs';

export type SignProps = {
  readonly glyph: GlyphName;
  readonly x?: number;
  readonly y?: number;
  /** Side of the square the sign is drawn in. */
  readonly size: number;
  readonly color: string;
  /** Thickness of the line, in the units of `size`. */
  readonly line?: number;
  readonly opacity?: number;
};

/** A sign of the set as part of a larger drawing. */
export function Sign({ glyph, x = 0, y = 0, size, color, line = 1.6, opacity }: SignProps) {
  const scale = size / 24;
  const filled = FILLED.includes(glyph);
  return (
    <G transform={`translate(${x} ${y}) scale(${scale})`} opacity={opacity}>
      <Path
        d={GLYPHS[glyph]}
        fill={filled ? color : 'none'}
        stroke={filled ? 'none' : color}
        strokeWidth={line / scale}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </G>
  );
}

export type LetteringProps = {
  readonly text: string;
  readonly x?: number;
  readonly y?: number;
  readonly size: number;
  readonly color: string;
  readonly slab?: boolean;
  readonly anchor?: 'start' | 'middle' | 'end';
};

/** Letters and figures inside a drawing, centred on their height. */
export function Lettering({ text, x = 0, y = 0, size, color, slab, anchor = 'middle' }: LetteringProps) {
  return (
    <Text
      x={x}
      y={y + size * 0.36}
      fontSize={size}
      fontFamily={slab === true ? FONTS.slab : FONTS.strong}
      fill={color}
      textAnchor={anchor}
    >
      {text}
    </Text>
  );
}

import { Text as SvgText, type TextProps } from 'react-native-svg';

import { FONTS, useTheme, type ColorName } from '../theme';

export type LabelProps = {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly text: string;
  readonly anchor?: TextProps['textAnchor'];
  readonly color?: ColorName;
  readonly strong?: boolean;
};

/** Words inside a picture. */
export function Label({ x, y, size, text, anchor = 'middle', color = 'soft', strong }: LabelProps) {
  const { colors } = useTheme();
  return (
    <SvgText
      x={x}
      y={y}
      fontSize={size}
      fontFamily={strong === true ? FONTS.strong : FONTS.text}
      fill={colors[color]}
      textAnchor={anchor}
    >
      {text}
    </SvgText>
  );
}

import type { ReactNode } from 'react';
import { Text as NativeText, type TextProps as NativeTextProps } from 'react-native';

import { TYPE, useTextScale, useTheme, type ColorName, type TypeName } from '../theme';

const HEADINGS: readonly TypeName[] = ['display', 'title', 'heading', 'subheading'];

export type TextProps = Omit<NativeTextProps, 'children'> & {
  readonly kind?: TypeName;
  readonly color?: ColorName;
  readonly center?: boolean;
  readonly heading?: boolean;
  readonly children?: ReactNode;
};

/** Words in the type scale; grows with the reader's text size up to 200 %. Headings are announced as such. */
export function Text({ kind = 'body', color = 'ink', center, heading, style, children, ...rest }: TextProps) {
  const { colors } = useTheme();
  const { scale, systemLimit } = useTextScale();
  const type = TYPE[kind];
  const isHeading = heading ?? HEADINGS.includes(kind);
  return (
    <NativeText
      maxFontSizeMultiplier={systemLimit}
      role={isHeading ? 'heading' : undefined}
      aria-level={isHeading ? (kind === 'title' || kind === 'display' ? 1 : 2) : undefined}
      {...rest}
      style={[
        {
          color: colors[color],
          fontFamily: type.fontFamily,
          fontSize: type.fontSize * scale,
          lineHeight: type.lineHeight * scale,
        },
        center ? { textAlign: 'center' } : null,
        style,
      ]}
    >
      {children}
    </NativeText>
  );
}

import type { ReactNode } from 'react';
import { Platform } from 'react-native';
import Svg from 'react-native-svg';

export type PieceFrameProps = {
  /** Width on the screen; the height follows. */
  readonly size: number;
  readonly width: number;
  readonly height: number;
  /** From the middle, or from the upper left corner. */
  readonly corner?: boolean;
  /** What it is, for those who hear the screen; without it the piece is decoration. */
  readonly label?: string;
  readonly children: ReactNode;
};

const wordsOf = (label: string | undefined) =>
  label === undefined
    ? { 'aria-hidden': true }
    : { role: 'img' as const, 'aria-label': label, ...(Platform.OS === 'web' ? {} : { accessible: true }) };

/** A drawn piece on its own. */
export function PieceFrame({ size, width, height, corner = false, label, children }: PieceFrameProps) {
  const left = corner ? 0 : -width / 2;
  const top = corner ? 0 : -height / 2;
  return (
    <Svg
      width={size}
      height={(size * height) / width}
      viewBox={`${left} ${top} ${width} ${height}`}
      {...wordsOf(label)}
    >
      {children}
    </Svg>
  );
}

import type { TextStyle } from 'react-native';

import { FONTS } from './fonts';

type TypeStyle = Required<Pick<TextStyle, 'fontFamily'>> & {
  readonly fontSize: number;
  readonly lineHeight: number;
};

/** The type scale: Roboto Slab for titles and figures, Inter for text. */
export const TYPE = {
  display: { fontFamily: FONTS.slab, fontSize: 40, lineHeight: 46 },
  title: { fontFamily: FONTS.slab, fontSize: 30, lineHeight: 36 },
  heading: { fontFamily: FONTS.slab, fontSize: 21, lineHeight: 27 },
  subheading: { fontFamily: FONTS.slab, fontSize: 18, lineHeight: 24 },
  figure: { fontFamily: FONTS.slab, fontSize: 26, lineHeight: 32 },
  body: { fontFamily: FONTS.text, fontSize: 17, lineHeight: 24 },
  strong: { fontFamily: FONTS.strong, fontSize: 17, lineHeight: 24 },
  button: { fontFamily: FONTS.strong, fontSize: 18, lineHeight: 24 },
  second: { fontFamily: FONTS.text, fontSize: 14, lineHeight: 20 },
  secondStrong: { fontFamily: FONTS.strong, fontSize: 14, lineHeight: 20 },
  small: { fontFamily: FONTS.text, fontSize: 13, lineHeight: 18 },
} as const satisfies Record<string, TypeStyle>;

export type TypeName = keyof typeof TYPE;

import { useWindowDimensions } from 'react-native';

import { PANEL, useTextScale } from '../theme';

/** From this width on the panel stands beside the map, upright too. */
const SIDE_BY_SIDE = 820;
/** A phone on its side. */
const LYING = 600;
const NARROW_PANEL = 380;
/** Words of this size need the room of the picture. */
const LARGE_TEXT = 1.3;
const NARROW_UNTIL = 1000;

export type TableLayout = {
  readonly wide: boolean;
  /** Beside each other and still higher than wide. */
  readonly upright: boolean;
  /** Width of the panel when it stands beside the map. */
  readonly panel: number;
  /** Heights of the map above the panel: large to choose on, small to look at. */
  readonly large: number;
  readonly small: number;
};

/** Where map and panel go on a screen of this size. */
export function layoutOf(width: number, height: number, textScale = 1): TableLayout {
  const wide = width >= SIDE_BY_SIDE || (width > height && width >= LYING);
  const panel =
    width < LYING + 240 ? Math.max(300, width * 0.45) : width < NARROW_UNTIL ? NARROW_PANEL : PANEL;
  const share = textScale > LARGE_TEXT ? { large: 0.34, small: 0.14 } : { large: 0.46, small: 0.24 };
  const upright = wide && height > width;
  return {
    wide,
    upright,
    panel,
    large: Math.min(width, height * share.large),
    small: Math.min(width, height * share.small),
  };
}

export function useTableLayout(): TableLayout {
  const { width, height } = useWindowDimensions();
  const { scale } = useTextScale();
  return layoutOf(width, height, scale);
}

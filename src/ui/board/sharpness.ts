import { PixelRatio } from 'react-native';

import type { Size } from './camera';

const MOST_PIXELS = 2400;
const MOST = 2;

/**
 * How much larger than the window the sheet is drawn. Phones draw pictures once and stretch them when zoomed, so the
 * sheet is drawn larger and shrunk; the limit keeps the picture in memory small on tablets.
 */
export const sharpness = (view: Size): number =>
  Math.min(MOST, Math.max(1, MOST_PIXELS / (view.width * PixelRatio.get())));

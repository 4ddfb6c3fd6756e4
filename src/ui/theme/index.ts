export { FONT_FILES } from './fontFiles';
export { FONTS } from './fonts';
export {
  COLUMN,
  DARK,
  LIGHT,
  MAIN_BUTTON,
  MOTION_MS,
  PANEL,
  RADIUS,
  SPACE,
  TARGET,
  WIDE,
  type ColorName,
  type Colors,
} from './tokens';
export { TYPE, type TypeName } from './type';
export { useMotion } from './useMotion';
export { MAX_TEXT_SCALE, useTextScale } from './useTextScale';
export { useTheme, type Theme } from './useTheme';
export { useWide } from './useWide';

export { FILLED, GLYPHS, type GlyphName } from './glyphs';
export { Lettering, Sign, type LetteringProps, type SignProps } from './Sign';
export {
  ART,
  BuildingArt,
  cutSquare,
  DiscArt,
  HandArt,
  HazardArt,
  HerderArt,
  NeutralArt,
  OutlawArt,
} from './trailArt';

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
export {
  BackArt,
  breedOf,
  CattleArt,
  EngineArt,
  isStarter,
  ObjectiveArt,
  SamCardArt,
  TaskArt,
  WorkerArt,
} from './cardArt';

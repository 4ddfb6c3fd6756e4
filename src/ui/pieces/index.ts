export type { GlyphName } from './art';
export {
  cattleName,
  cattleShort,
  objectiveFacts,
  objectiveName,
  samCardName,
  tileName,
  type AnyTile,
} from './names';
export { DEFAULT_SIDES, SidesProvider, usePaint, type Paint, type SideColours } from './paint';
export { PieceButton, type PieceButtonProps } from './PieceButton';
export { PieceFrame, type PieceFrameProps } from './PieceFrame';
export { CardBack, CattleChip, ObjectiveCard, SamCardFace, TaskSign } from './cards';
export type { Sized, WithBox } from './sized';
export {
  BuildingTile,
  DiscToken,
  EngineToken,
  Glyph,
  HandBadge,
  HerderPin,
  TileFace,
  WorkerTile,
} from './tiles';

export { DrawPicker, type DrawPickerProps } from './DrawPicker';
export { canPutOff, pickTable } from './faces';
export { GameDrawPicker } from './GameDrawPicker';
export { masterLine, MasterSign } from './MasterSign';
export { PieceFace, pieceName } from './PieceFace';
export { SamCardPicker, type SamCardPickerProps } from './SamCardPicker';

export { samHighlights, useSamHighlights, type SamHighlights } from './highlights';
export { LastTurn } from './LastTurn';
export { SamTurn, type SamTurnProps } from './SamTurn';

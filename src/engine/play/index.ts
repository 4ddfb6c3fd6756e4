export { applyPlayer } from './apply';
export { legalPlayerEvents } from './legal';
export { legalStops, type Stop, type Way } from './move';
export { isPlayerEvent } from './shape';
export { beginPlayerTurn, isTurnOver, type TurnOptions } from './turn';
export type * from './types';

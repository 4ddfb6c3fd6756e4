export { applyPlayer } from './apply';
export { legalPlayerEvents } from './legal';
export { legalStops, type Stop, type Way } from './move';
export { chooseRandom } from './rancher';
export { isPlayerEvent } from './shape';
export { beginPlayerTurn, isTurnOver, type TurnOptions } from './turn';
export {
  PLAY_ERRORS,
  PLAYER_EVENT_TYPES,
  type DrawRequest,
  type Pending,
  type PlayDestination,
  type PlayError,
  type PlayErrorCode,
  type PlayerEvent,
  type PlayerTurn,
  type PlayState,
  type TurnOffer,
} from './types';

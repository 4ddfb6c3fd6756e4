export { applyPlayer } from './apply';
export { legalPlayerEvents } from './legal';
export { legalStops, type Stop, type Way } from './move';
export {
  choicesOf,
  offersOf,
  type AuxiliaryView,
  type KansasCityView,
  type Offers,
  type OfferView,
  type Option,
  type PendingView,
} from './offers';
export { chooseRandom } from './rancher';
export { isPlayerEvent } from './shape';
export { beginPlayerTurn, isTurnOver, type TurnOptions } from './turn';
export type {
  BuyingView,
  CityView,
  ColumnView,
  DiscView,
  IncomeView,
  PurchaseView,
  UpgradeView,
} from './views';
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

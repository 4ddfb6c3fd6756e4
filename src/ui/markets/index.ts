export { CattleMarket, purchaseLine, sortedCattle, type CattleMarketProps } from './CattleMarket';
export { Foresight, type ForesightPlace, type ForesightProps } from './Foresight';
export { JobMarket, type Hire, type JobMarketProps } from './JobMarket';
export { Markets, type MarketsProps } from './Markets';
export { ObjectiveDisplay, type ObjectiveDisplayProps } from './ObjectiveDisplay';

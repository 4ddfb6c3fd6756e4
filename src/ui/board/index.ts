export { PLACES, WORLD } from './layout';
export type { Stop } from './Marks';
export { TrailMap, type TrailMapProps } from './TrailMap';
export { herdersLine, placeLabel, placeName, trailInWords } from './words';

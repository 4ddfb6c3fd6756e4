export { cityLabel, CityStrip, type CityStop, type CityStripProps } from './CityStrip';
export { Railroad, type RailroadProps } from './Railroad';
export { StationList } from './StationList';
export { enginesLine, Track, trackName, type RailStop, type TrackProps } from './Track';

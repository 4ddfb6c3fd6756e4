export { CertificateTrack, DiscSpaces, HerdLots, herdOf } from './parts';
export { PlayerBoard, sideOf, type PlayerBoardProps } from './PlayerBoard';
export { SamBoard, type SamBoardProps } from './SamBoard';
export { WorkerRows, type WorkerRowsProps } from './WorkerRows';

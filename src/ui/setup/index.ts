export { useLaidOut } from './laidOut';
export { SetupScreen, type SetupScreenProps } from './SetupScreen';
export { SetupSummary } from './SetupSummary';

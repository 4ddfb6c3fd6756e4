export { useAwake } from './useAwake';
export { useHaptic } from './useHaptic';
export { useSpeech, type Voice } from './useSpeech';

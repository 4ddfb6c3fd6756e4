import { useWindowDimensions } from 'react-native';

import { WIDE } from './tokens';

/** Whether there is room for a panel beside the picture. */
export function useWide(): boolean {
  return useWindowDimensions().width >= WIDE;
}

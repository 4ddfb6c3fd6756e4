import { render } from '@testing-library/react-native';
import type { ReactElement } from 'react';
import { SafeAreaProvider } from 'react-native-safe-area-context';

const METRICS = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 47, left: 0, right: 0, bottom: 34 },
};

/** Renders a part of a screen on a phone 390 wide. */
export const show = (part: ReactElement) =>
  render(<SafeAreaProvider initialMetrics={METRICS}>{part}</SafeAreaProvider>);

import { useFonts } from 'expo-font';
import { Platform } from 'react-native';

import { FONT_FILES } from '../theme';

/** Whether text can be shown: phones wait behind the splash, a browser shows its own letters until ours are there. */
export function useFontsReady(): boolean {
  const [loaded, error] = useFonts(FONT_FILES);
  return Platform.OS === 'web' || loaded || error !== null;
}

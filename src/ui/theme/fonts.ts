import { Inter_400Regular } from '@expo-google-fonts/inter/400Regular';
import { Inter_600SemiBold } from '@expo-google-fonts/inter/600SemiBold';
import { RobotoSlab_700Bold } from '@expo-google-fonts/roboto-slab/700Bold';
import { Platform } from 'react-native';

/** The font files that go with the app; nothing is fetched from elsewhere. */
export const FONT_FILES = { Inter_400Regular, Inter_600SemiBold, RobotoSlab_700Bold };

const family = (name: keyof typeof FONT_FILES, fallback: string): string =>
  Platform.OS === 'web' ? `${name}, ${fallback}` : name;

export const FONTS = {
  text: family('Inter_400Regular', 'system-ui, sans-serif'),
  strong: family('Inter_600SemiBold', 'system-ui, sans-serif'),
  slab: family('RobotoSlab_700Bold', 'Georgia, serif'),
} as const;

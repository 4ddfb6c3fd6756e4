import { Platform } from 'react-native';

import type { FONT_FILES } from './fontFiles';

const family = (name: keyof typeof FONT_FILES, fallback: string): string =>
  Platform.OS === 'web' ? `${name}, ${fallback}` : name;

export const FONTS = {
  text: family('Inter_400Regular', 'system-ui, sans-serif'),
  strong: family('Inter_600SemiBold', 'system-ui, sans-serif'),
  slab: family('RobotoSlab_700Bold', 'Georgia, serif'),
} as const;

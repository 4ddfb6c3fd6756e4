import { Inter_400Regular } from '@expo-google-fonts/inter/400Regular';
import { Inter_600SemiBold } from '@expo-google-fonts/inter/600SemiBold';
import { RobotoSlab_700Bold } from '@expo-google-fonts/roboto-slab/700Bold';

/** The font files that go with the app; nothing is fetched from elsewhere. */
export const FONT_FILES = { Inter_400Regular, Inter_600SemiBold, RobotoSlab_700Bold };

import Inter_400Regular from '../../../assets/fonts/Inter_400Regular.woff2';
import Inter_600SemiBold from '../../../assets/fonts/Inter_600SemiBold.woff2';
import RobotoSlab_700Bold from '../../../assets/fonts/RobotoSlab_700Bold.woff2';

/** The letters of our four languages only, packed for the web by `npm run fonts`. */
export const FONT_FILES = { Inter_400Regular, Inter_600SemiBold, RobotoSlab_700Bold };

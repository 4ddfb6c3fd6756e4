import { Platform } from 'react-native';

import { useSettings } from '@/store/settings';

export const MAX_TEXT_SCALE = 2;

/** What the browser's own text size asks for; phones scale text by themselves. */
const browserScale = (): number => {
  if (Platform.OS !== 'web' || typeof document === 'undefined') return 1;
  const size = parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Number.isFinite(size) && size > 0 ? size / 16 : 1;
};

let measured: number | null = null;

/**
 * The factor to apply to sizes of type, from the app's own setting. Phones multiply the system's size on top; together
 * they stay within 200 %.
 */
export function useTextScale(): { readonly scale: number; readonly systemLimit: number } {
  const chosen = useSettings((settings) => settings.textScale);
  measured ??= browserScale();
  const scale = Math.min(MAX_TEXT_SCALE, chosen * measured);
  return { scale, systemLimit: MAX_TEXT_SCALE / scale };
}

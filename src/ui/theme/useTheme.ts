import { useColorScheme } from 'react-native';

import { useSettings } from '@/store/settings';

import { DARK, LIGHT, type Colors } from './tokens';

export type Theme = { readonly dark: boolean; readonly colors: Colors };

const LIGHT_THEME: Theme = { dark: false, colors: LIGHT };
const DARK_THEME: Theme = { dark: true, colors: DARK };

/** The colours in use: the player's choice, else what the device is set to. */
export function useTheme(): Theme {
  const system = useColorScheme();
  const appearance = useSettings((settings) => settings.appearance);
  const dark = appearance === 'system' ? system === 'dark' : appearance === 'dark';
  return dark ? DARK_THEME : LIGHT_THEME;
}

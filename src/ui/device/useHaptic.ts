import * as Haptics from 'expo-haptics';
import { useCallback } from 'react';
import { Platform } from 'react-native';

import { useSettings } from '@/store/settings';

/** A short tap against the hand, when the player wants it and the device can. */
export function useHaptic(): () => void {
  const on = useSettings((settings) => settings.haptics);
  return useCallback(() => {
    if (!on || Platform.OS === 'web') return;
    void Haptics.impactAsync(Haptics.ImpactFeedbackStyle.Light).catch(() => undefined);
  }, [on]);
}

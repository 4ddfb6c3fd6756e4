import { activateKeepAwakeAsync, deactivateKeepAwake } from 'expo-keep-awake';
import { useEffect } from 'react';
import { AppState } from 'react-native';

import { useSettings } from '@/store/settings';

const TAG = 'game';

/** A browser may refuse (no power, no permission): then the screen simply goes dark as it always does. */
const stayAwake = (): void => void activateKeepAwakeAsync(TAG).catch(() => undefined);
const rest = (): void => void deactivateKeepAwake(TAG).catch(() => undefined);

/** Keeps the screen on while the caller is shown. A browser lets go when its tab is hidden, so it is asked again. */
export function useAwake(): void {
  const keepAwake = useSettings((settings) => settings.keepAwake);
  useEffect(() => {
    if (!keepAwake) return;
    stayAwake();
    const watch = AppState.addEventListener('change', (state) => {
      if (state === 'active') stayAwake();
    });
    return () => {
      watch.remove();
      rest();
    };
  }, [keepAwake]);
}

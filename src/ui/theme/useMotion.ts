import { useEffect, useState } from 'react';
import { AccessibilityInfo } from 'react-native';

/** Whether pieces may move: false when the device asks for reduced motion. */
export function useMotion(): boolean {
  const [reduced, setReduced] = useState(false);
  useEffect(() => {
    let alive = true;
    void AccessibilityInfo.isReduceMotionEnabled().then((on) => {
      if (alive && on) setReduced(true);
    });
    const subscription = AccessibilityInfo.addEventListener('reduceMotionChanged', setReduced);
    return () => {
      alive = false;
      subscription.remove();
    };
  }, []);
  return !reduced;
}

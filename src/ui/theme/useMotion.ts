import { useEffect, useState } from 'react';
import { AccessibilityInfo } from 'react-native';

/** What a browser can say at once; phones answer a moment later. */
const asksForLess = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether pieces may move: false when the device asks for reduced motion. */
export function useMotion(): boolean {
  const [reduced, setReduced] = useState(asksForLess);
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

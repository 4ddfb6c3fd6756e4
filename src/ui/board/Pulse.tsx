import { useEffect, useState } from 'react';
import { Animated, Easing, Platform, StyleSheet } from 'react-native';

import type { SpaceId } from '@/box/trail';

import { PLACES } from './layout';
import { frameOf } from './Marks';

const BEAT_MS = 700;
const BEATS = 3;

export type PulseProps = {
  readonly spaces: readonly SpaceId[];
  readonly color: string;
  readonly scale: number;
  readonly moves: boolean;
};

/** Rings around the places that changed: three beats, then still; still from the start with reduced motion. */
export function Pulse({ spaces, color, scale, moves }: PulseProps) {
  const [beat] = useState(() => new Animated.Value(1));
  const key = spaces.join();
  useEffect(() => {
    beat.setValue(1);
    if (!moves || key === '') return;
    const half = (toValue: number) =>
      Animated.timing(beat, {
        toValue,
        duration: BEAT_MS / 2,
        easing: Easing.inOut(Easing.quad),
        useNativeDriver: Platform.OS !== 'web',
      });
    const loop = Animated.loop(Animated.sequence([half(0.25), half(1)]), { iterations: BEATS });
    loop.start();
    return () => loop.stop();
  }, [beat, key, moves]);
  return spaces.map((space) => {
    const [x, y] = PLACES[space];
    const frame = frameOf(space);
    const width = frame.width * scale;
    const height = frame.height * scale;
    return (
      <Animated.View
        key={space}
        pointerEvents="none"
        style={[
          styles.ring,
          {
            left: x * scale - width / 2,
            top: y * scale - height / 2,
            width,
            height,
            borderColor: color,
            borderWidth: 3 * scale,
            borderRadius: 11 * scale,
            opacity: beat,
          },
        ]}
      />
    );
  });
}

const styles = StyleSheet.create({ ring: { position: 'absolute' } });

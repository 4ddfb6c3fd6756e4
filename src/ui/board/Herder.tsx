import { useEffect, useState } from 'react';
import { Animated, Easing, Platform, StyleSheet } from 'react-native';
import Svg, { G } from 'react-native-svg';

import type { Owner } from '@/box/kinds';

import { HerderArt } from '../pieces/art';
import type { Paint } from '../pieces/paint';
import { MOTION_MS } from '../theme';
import type { Point } from './layout';

const WIDTH = 24;
const HEIGHT = 31;

export type HerderProps = {
  readonly paint: Paint;
  readonly owner: Owner;
  /** Where its tip stands, in units of the sheet. */
  readonly at: Point;
  /** Points a unit takes. */
  readonly scale: number;
  readonly moves: boolean;
};

/** A herder that walks to its new place. */
export function Herder({ paint, owner, at: [x, y], scale, moves }: HerderProps) {
  const [place] = useState(() => new Animated.ValueXY({ x: x * scale, y: y * scale }));
  useEffect(() => {
    const toValue = { x: x * scale, y: y * scale };
    if (!moves) {
      place.setValue(toValue);
      return;
    }
    const walk = Animated.timing(place, {
      toValue,
      duration: MOTION_MS,
      easing: Easing.out(Easing.quad),
      useNativeDriver: Platform.OS !== 'web',
    });
    walk.start();
    return () => walk.stop();
  }, [place, x, y, scale, moves]);
  const width = WIDTH * scale;
  const height = HEIGHT * scale;
  return (
    <Animated.View
      pointerEvents="none"
      style={[
        styles.pin,
        { width, height, marginLeft: -width / 2, marginTop: -height + 2 * scale },
        { transform: place.getTranslateTransform() },
      ]}
    >
      <Svg
        width={width}
        height={height}
        viewBox={`${-WIDTH / 2} ${2 - HEIGHT} ${WIDTH} ${HEIGHT}`}
        aria-hidden
      >
        <G>
          <HerderArt paint={paint} owner={owner} />
        </G>
      </Svg>
    </Animated.View>
  );
}

const styles = StyleSheet.create({ pin: { position: 'absolute', left: 0, top: 0 } });

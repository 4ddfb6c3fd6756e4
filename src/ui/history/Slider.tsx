import { useState } from 'react';
import { Platform, StyleSheet, View, type GestureResponderEvent } from 'react-native';

import { TARGET, useTheme } from '../theme';

export type SliderProps = {
  readonly label: string;
  /** Where it stands, in words. */
  readonly text: string;
  readonly value: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
  readonly testID?: string;
};

const THUMB = 26;
const KEYS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
  Home: -Infinity,
  End: Infinity,
};

/** A whole number from 0 to `max` by dragging, by tapping along the line, or by keys. */
export function Slider({ label, text, value, max, onChange, testID }: SliderProps) {
  const { colors } = useTheme();
  const [width, setWidth] = useState(0);
  const move = (to: number) => {
    const next = Math.max(0, Math.min(max, Math.round(to)));
    if (next !== value) onChange(next);
  };
  const touch = ({ nativeEvent }: GestureResponderEvent) => {
    const room = Math.max(1, width - THUMB);
    move(((nativeEvent.locationX - THUMB / 2) / room) * max);
  };
  const keys =
    Platform.OS === 'web'
      ? {
          onKeyDown: (event: { readonly key: string; readonly preventDefault: () => void }) => {
            const by = KEYS[event.key];
            if (by === undefined) return;
            event.preventDefault();
            move(value + by);
          },
        }
      : {};
  const share = max > 0 ? value / max : 0;
  const left = share * Math.max(0, width - THUMB);
  return (
    <View
      role="slider"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={text}
      tabIndex={0}
      accessible
      accessibilityActions={[{ name: 'increment' }, { name: 'decrement' }]}
      onAccessibilityAction={({ nativeEvent }) =>
        move(value + (nativeEvent.actionName === 'increment' ? 1 : -1))
      }
      onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
      onStartShouldSetResponder={() => true}
      onMoveShouldSetResponder={() => true}
      onResponderTerminationRequest={() => false}
      onResponderGrant={touch}
      onResponderMove={touch}
      testID={testID}
      style={styles.room}
      {...keys}
    >
      <View style={[styles.line, { backgroundColor: colors.line }]} />
      <View style={[styles.line, { width: left + THUMB / 2, backgroundColor: colors.leather }]} />
      <View style={[styles.thumb, { left, backgroundColor: colors.card, borderColor: colors.leather }]} />
    </View>
  );
}

const styles = StyleSheet.create({
  room: { height: TARGET, justifyContent: 'center' },
  line: {
    position: 'absolute',
    left: 0,
    width: '100%',
    height: 6,
    borderRadius: 3,
    pointerEvents: 'none',
  },
  thumb: {
    position: 'absolute',
    width: THUMB,
    height: THUMB,
    borderRadius: THUMB / 2,
    borderWidth: 3,
    pointerEvents: 'none',
  },
});

import { StyleSheet, View } from 'react-native';

import { useTheme, type ColorName } from '../theme';

export type ProgressProps = {
  readonly value: number;
  readonly max: number;
  readonly label: string;
  readonly color?: ColorName;
};

/** How far something has come. */
export function Progress({ value, max, label, color = 'leather' }: ProgressProps) {
  const { colors } = useTheme();
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <View
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      style={[styles.track, { backgroundColor: colors.line }]}
    >
      <View style={[styles.bar, { width: `${share * 100}%`, backgroundColor: colors[color] }]} />
    </View>
  );
}

const styles = StyleSheet.create({
  track: { height: 9, borderRadius: 5, overflow: 'hidden' },
  bar: { height: 9 },
});

import { StyleSheet, View } from 'react-native';

import { useTheme } from '../theme';

export type ShareBarProps = {
  /** What it shows, in words. */
  readonly label: string;
  readonly won: number;
  readonly tied: number;
  readonly lost: number;
};

/** Won, tied and lost games as parts of one bar. */
export function ShareBar({ label, won, tied, lost }: ShareBarProps) {
  const { colors } = useTheme();
  const parts = [
    { count: won, color: colors.green },
    { count: tied, color: colors.gold },
    { count: lost, color: colors.trail },
  ];
  return (
    <View role="img" aria-label={label} accessible style={[styles.bar, { backgroundColor: colors.line }]}>
      {parts.map(({ count, color }) =>
        count === 0 ? null : <View key={color} style={{ flex: count, backgroundColor: color }} />,
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', height: 14, borderRadius: 7, overflow: 'hidden', gap: 2 },
});

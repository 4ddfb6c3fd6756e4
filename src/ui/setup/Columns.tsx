import { Children, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { SPACE, useWide } from '../theme';

/** Cards below each other; on wide screens in two columns, read down the left one first. */
export function Columns({ children }: { readonly children: ReactNode }) {
  const wide = useWide();
  const cards = Children.toArray(children);
  if (!wide || cards.length < 2) return <View style={styles.column}>{cards}</View>;
  const half = Math.ceil(cards.length / 2);
  return (
    <View style={styles.columns}>
      <View style={[styles.column, styles.half]}>{cards.slice(0, half)}</View>
      <View style={[styles.column, styles.half]}>{cards.slice(half)}</View>
    </View>
  );
}

const styles = StyleSheet.create({
  columns: { flexDirection: 'row', alignItems: 'flex-start', gap: SPACE.md },
  column: { gap: SPACE.md },
  half: { flex: 1 },
});

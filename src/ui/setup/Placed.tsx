import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { Text } from '../base';
import { SPACE } from '../theme';

export type PlacedProps = {
  /** Its picture. */
  readonly children: ReactNode;
  readonly title: string;
  readonly detail?: string;
};

/** One thing to place: its picture, what it is, where it goes. */
export function Placed({ children, title, detail }: PlacedProps) {
  return (
    <View style={styles.row}>
      <View style={styles.picture}>{children}</View>
      <View style={styles.words}>
        <Text>{title}</Text>
        {detail === undefined ? null : (
          <Text kind="second" color="soft">
            {detail}
          </Text>
        )}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.sm, minHeight: 44 },
  picture: { width: 46, alignItems: 'center' },
  words: { flex: 1 },
});

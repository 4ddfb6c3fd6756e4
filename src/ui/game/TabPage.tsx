import { ScrollView, StyleSheet } from 'react-native';

import type { Game } from '@/engine/events/types';

import { Text } from '../base';
import { SPACE } from '../theme';
import type { TabId } from './table';

export type TabPageProps = { readonly game: Game; readonly tab: Exclude<TabId, 'trail'> };

/** A part of the table other than the trail. */
export function TabPage({ tab }: TabPageProps) {
  return (
    <ScrollView style={styles.page} contentContainerStyle={styles.content}>
      <Text>{tab}</Text>
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  page: { flex: 1 },
  content: { padding: SPACE.lg, gap: SPACE.lg },
});

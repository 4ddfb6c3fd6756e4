import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { useT } from '@/i18n';

import { IconButton } from '../base';
import { COLUMN, SPACE, useTheme } from '../theme';

export type ScorePageProps = {
  readonly onHome: () => void;
  readonly onUndo: () => void;
  readonly footer: ReactNode;
  readonly children: ReactNode;
};

/** A page around its middle, with the way home and the way back into the game. */
export function ScorePage({ onHome, onUndo, footer, children }: ScorePageProps) {
  const t = useT();
  const { colors } = useTheme();
  const insets = useSafeAreaInsets();
  const edges = { paddingTop: insets.top, paddingLeft: insets.left, paddingRight: insets.right };
  return (
    <View role="main" style={[styles.page, { backgroundColor: colors.ground }, edges]}>
      <ScrollView style={styles.fill} contentContainerStyle={styles.scrolled}>
        <View style={styles.column}>
          <View style={styles.bar}>
            <IconButton icon="home" label={t('score.home')} onPress={onHome} testID="score-home" />
            <IconButton icon="undo" label={t('common.undo')} onPress={onUndo} testID="undo" />
          </View>
          {children}
        </View>
      </ScrollView>
      <View style={[styles.foot, { paddingBottom: Math.max(insets.bottom, SPACE.md) }]}>
        <View style={styles.column}>{footer}</View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  page: { flex: 1 },
  fill: { flex: 1 },
  scrolled: { alignItems: 'center', paddingHorizontal: SPACE.lg, paddingBottom: SPACE.lg },
  column: { width: '100%', maxWidth: COLUMN, gap: SPACE.md },
  bar: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    marginHorizontal: -SPACE.sm,
    marginBottom: -SPACE.lg,
  },
  foot: { alignItems: 'center', paddingHorizontal: SPACE.lg, paddingTop: SPACE.sm },
});

import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { COLUMN, SPACE, useTheme } from '../theme';
import { IconButton } from './IconButton';
import { Text } from './Text';

export type ScreenProps = {
  readonly title: string;
  readonly subtitle?: string;
  readonly back?: { readonly label: string; readonly onPress: () => void };
  /** At the right of the title. */
  readonly action?: ReactNode;
  /** Stays at the thumb while the rest scrolls: the primary button. */
  readonly footer?: ReactNode;
  /** The widest the column may become; `full` for pictures. */
  readonly width?: number | 'full';
  readonly scroll?: boolean;
  readonly children?: ReactNode;
};

/** A page: title with a way back, a column of content, the main button at the thumb. */
export function Screen({
  title,
  subtitle,
  back,
  action,
  footer,
  width = COLUMN,
  scroll = true,
  children,
}: ScreenProps) {
  const { colors } = useTheme();
  const insets = useSafeAreaInsets();
  const column = [styles.column, width === 'full' ? null : { maxWidth: width }];
  const head = (
    <View style={styles.head}>
      {back === undefined ? null : (
        <View style={styles.back}>
          <IconButton icon="back" label={back.label} onPress={back.onPress} testID="back" />
        </View>
      )}
      <View style={styles.headRow}>
        <View style={styles.titles}>
          <Text kind="title">{title}</Text>
          {subtitle === undefined ? null : (
            <Text kind="second" color="soft">
              {subtitle}
            </Text>
          )}
        </View>
        {action}
      </View>
    </View>
  );
  const edges = { paddingTop: insets.top, paddingLeft: insets.left, paddingRight: insets.right };
  const bottom = footer === undefined ? insets.bottom : 0;
  return (
    <View role="main" style={[styles.screen, { backgroundColor: colors.ground }, edges]}>
      {scroll ? (
        <ScrollView
          style={styles.fill}
          contentContainerStyle={[styles.scrolled, { paddingBottom: bottom + SPACE.xl }]}
          keyboardShouldPersistTaps="handled"
        >
          <View style={column}>
            {head}
            {children}
          </View>
        </ScrollView>
      ) : (
        <View style={[styles.fill, styles.scrolled, { paddingBottom: bottom }]}>
          <View style={[column, styles.fill]}>
            {head}
            {children}
          </View>
        </View>
      )}
      {footer === undefined ? null : (
        <View style={[styles.footer, { paddingBottom: Math.max(insets.bottom, SPACE.lg) }]}>
          <View style={column}>{footer}</View>
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  fill: { flex: 1 },
  scrolled: { alignItems: 'center', paddingHorizontal: SPACE.lg },
  column: { width: '100%', gap: SPACE.md },
  head: { paddingTop: SPACE.md, paddingBottom: SPACE.xs },
  back: { marginLeft: -SPACE.md },
  headRow: { flexDirection: 'row', alignItems: 'center', gap: SPACE.md },
  titles: { flex: 1, gap: SPACE.xs },
  footer: { alignItems: 'center', paddingHorizontal: SPACE.lg, paddingTop: SPACE.md },
});

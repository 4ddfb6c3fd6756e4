import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { useT } from '@/i18n';

import { IconButton, Text } from '../base';
import { goBack } from '../shell';
import { SPACE, useTheme } from '../theme';

export type ReplayFrameProps = { readonly title: string; readonly children: ReactNode };

/** A page whose head takes one line: the table needs the room. */
export function ReplayFrame({ title, children }: ReplayFrameProps) {
  const t = useT();
  const { colors } = useTheme();
  const insets = useSafeAreaInsets();
  const edges = {
    paddingTop: insets.top,
    paddingLeft: insets.left + SPACE.lg,
    paddingRight: insets.right + SPACE.lg,
  };
  return (
    <View role="main" style={[styles.page, { backgroundColor: colors.ground }, edges]}>
      <View style={styles.head}>
        <IconButton icon="back" label={t('common.back')} onPress={goBack} testID="back" />
        <Text kind="heading" numberOfLines={1} style={styles.title}>
          {title}
        </Text>
      </View>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  page: { flex: 1 },
  head: { flexDirection: 'row', alignItems: 'center', marginLeft: -SPACE.md, paddingVertical: SPACE.xs },
  title: { flex: 1 },
});

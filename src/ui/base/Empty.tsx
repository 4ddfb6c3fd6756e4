import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { SPACE, useTheme } from '../theme';
import { Icon } from './Icon';
import type { IconName } from './iconPaths';
import { Text } from './Text';

export type EmptyProps = {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
};

/** What stands where a list would be, with a way on. */
export function Empty({ icon, title, text, children }: EmptyProps) {
  const { colors } = useTheme();
  return (
    <View style={styles.empty}>
      <View style={[styles.disc, { backgroundColor: colors.map }]}>
        <Icon name={icon} size={40} color="leather" />
      </View>
      <Text kind="heading" center>
        {title}
      </Text>
      <Text color="soft" center>
        {text}
      </Text>
      {children === undefined ? null : <View style={styles.actions}>{children}</View>}
    </View>
  );
}

const styles = StyleSheet.create({
  empty: { alignItems: 'center', gap: SPACE.md, paddingVertical: SPACE.xxl },
  disc: { width: 96, height: 96, borderRadius: 48, alignItems: 'center', justifyContent: 'center' },
  actions: { alignSelf: 'stretch', gap: SPACE.md, marginTop: SPACE.md },
});

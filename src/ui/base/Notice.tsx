import { StyleSheet, View } from 'react-native';

import { SPACE, type ColorName } from '../theme';
import { Button } from './Button';
import { Card } from './Card';
import { Icon } from './Icon';
import type { IconName } from './iconPaths';
import { Text } from './Text';

export type NoticeProps = {
  readonly text: string;
  readonly icon?: IconName;
  readonly color?: ColorName;
  readonly action?: { readonly label: string; readonly onPress: () => void };
  readonly dismiss?: { readonly label: string; readonly onPress: () => void };
  readonly floating?: boolean;
};

/** Something worth knowing that does not stop the player. Read out politely. */
export function Notice({ text, icon = 'info', color = 'blue', action, dismiss, floating }: NoticeProps) {
  return (
    <Card floating={floating} border={color}>
      <View style={styles.row} role="status" aria-live="polite">
        <Icon name={icon} color={color} />
        <Text style={styles.text}>{text}</Text>
      </View>
      {action === undefined && dismiss === undefined ? null : (
        <View style={styles.actions}>
          {dismiss === undefined ? null : (
            <Button small kind="quiet" label={dismiss.label} onPress={dismiss.onPress} />
          )}
          {action === undefined ? null : <Button small label={action.label} onPress={action.onPress} />}
        </View>
      )}
    </Card>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'flex-start', gap: SPACE.md },
  text: { flex: 1 },
  actions: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: SPACE.sm,
    marginTop: SPACE.sm,
  },
});

import { Pressable, StyleSheet } from 'react-native';

import { useT } from '@/i18n';

import { Icon, Text } from '../base';
import { RADIUS, SPACE, TARGET, useTheme } from '../theme';

export type AndDoneProps = {
  /** The action and that the turn ends with it, for those who hear the screen. */
  readonly label: string;
  readonly testID: string;
  readonly onPress: () => void;
};

/** Beside an action that can be the last: carry it out and hand over to Sam. */
export function AndDone({ label, testID, onPress }: AndDoneProps) {
  const t = useT();
  const { colors } = useTheme();
  return (
    <Pressable
      role="button"
      aria-label={label}
      onPress={onPress}
      testID={testID}
      style={({ pressed }) => [
        styles.button,
        { borderColor: colors.line, backgroundColor: colors.card },
        pressed ? styles.faint : null,
      ]}
    >
      <Icon name="check" size={20} color="greenText" />
      <Text kind="small" color="greenText" center>
        {t('turn.plusDone')}
      </Text>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  button: {
    minWidth: 60,
    minHeight: TARGET,
    borderWidth: 1,
    borderRadius: RADIUS.md,
    paddingHorizontal: SPACE.xs,
    alignItems: 'center',
    justifyContent: 'center',
  },
  faint: { opacity: 0.5 },
});

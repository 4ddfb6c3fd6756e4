import { Pressable, StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';

import { MAIN_BUTTON, RADIUS, SPACE, TARGET, useTheme, type ColorName } from '../theme';
import { Icon } from './Icon';
import type { IconName } from './iconPaths';
import { Text } from './Text';

export const BUTTON_KINDS = ['primary', 'secondary', 'quiet', 'danger'] as const;
export type ButtonKind = (typeof BUTTON_KINDS)[number];

const LABEL: Readonly<Record<ButtonKind, ColorName>> = {
  primary: 'onRed',
  secondary: 'ink',
  quiet: 'blue',
  danger: 'red',
};

export type ButtonProps = {
  readonly label: string;
  readonly onPress: () => void;
  /** One primary button a screen. */
  readonly kind?: ButtonKind;
  readonly icon?: IconName;
  readonly small?: boolean;
  readonly disabled?: boolean;
  readonly hint?: string;
  readonly testID?: string;
  readonly style?: StyleProp<ViewStyle>;
};

export function Button({
  label,
  onPress,
  kind = 'secondary',
  icon,
  small,
  disabled = false,
  hint,
  testID,
  style,
}: ButtonProps) {
  const { colors } = useTheme();
  const filled = kind === 'primary';
  const color = disabled ? 'soft' : LABEL[kind];
  return (
    <Pressable
      role="button"
      aria-label={label}
      aria-disabled={disabled}
      accessibilityHint={hint}
      disabled={disabled}
      onPress={onPress}
      testID={testID}
      style={({ pressed }) => [
        styles.button,
        { minHeight: small ? TARGET : MAIN_BUTTON },
        filled && !disabled ? { backgroundColor: colors.red } : null,
        kind === 'quiet'
          ? null
          : { borderColor: filled && !disabled ? colors.red : colors.line, borderWidth: 1 },
        disabled ? { backgroundColor: colors.ground } : null,
        pressed ? styles.pressed : null,
        style,
      ]}
    >
      <View style={styles.content}>
        {icon === undefined ? null : <Icon name={icon} color={color} size={small ? 20 : 24} />}
        <Text kind={small ? 'strong' : 'button'} color={color} center style={styles.label}>
          {label}
        </Text>
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  button: {
    maxWidth: '100%',
    borderRadius: RADIUS.lg,
    justifyContent: 'center',
    paddingHorizontal: SPACE.lg,
    paddingVertical: SPACE.sm,
  },
  pressed: { opacity: 0.75 },
  content: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: SPACE.sm },
  label: { flexShrink: 1 },
});

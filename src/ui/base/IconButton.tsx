import { Pressable, StyleSheet } from 'react-native';

import { RADIUS, TARGET, useTheme, type ColorName } from '../theme';
import { Icon } from './Icon';
import type { IconName } from './iconPaths';

export type IconButtonProps = {
  readonly icon: IconName;
  /** What it does, for those who hear the screen. */
  readonly label: string;
  readonly onPress: () => void;
  readonly color?: ColorName;
  readonly framed?: boolean;
  /** As high as what it stands beside. */
  readonly tall?: boolean;
  readonly disabled?: boolean;
  readonly testID?: string;
};

export function IconButton({
  icon,
  label,
  onPress,
  color,
  framed,
  tall,
  disabled = false,
  testID,
}: IconButtonProps) {
  const { colors } = useTheme();
  return (
    <Pressable
      role="button"
      aria-label={label}
      aria-disabled={disabled}
      disabled={disabled}
      onPress={onPress}
      testID={testID}
      style={({ pressed }) => [
        styles.button,
        tall ? styles.tall : null,
        framed ? { borderWidth: 1, borderColor: colors.line, backgroundColor: colors.card } : null,
        pressed || disabled ? styles.faint : null,
      ]}
    >
      <Icon name={icon} color={color ?? 'ink'} />
    </Pressable>
  );
}

const styles = StyleSheet.create({
  button: {
    width: TARGET,
    height: TARGET,
    borderRadius: RADIUS.md,
    alignItems: 'center',
    justifyContent: 'center',
  },
  tall: { height: 'auto', minHeight: TARGET },
  faint: { opacity: 0.5 },
});

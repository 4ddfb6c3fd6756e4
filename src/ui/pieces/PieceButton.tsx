import type { ReactNode } from 'react';
import { Pressable, StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';

import { RADIUS, TARGET, useTheme } from '../theme';

export type PieceButtonProps = {
  /** What pressing it means; the figures drawn on the piece are part of it in words. */
  readonly label: string;
  readonly onPress: () => void;
  readonly role?: 'button' | 'checkbox' | 'radio';
  readonly selected?: boolean;
  /** Framed in gold: it can be chosen now. */
  readonly glows?: boolean;
  readonly disabled?: boolean;
  readonly testID?: string;
  readonly style?: StyleProp<ViewStyle>;
  readonly children: ReactNode;
};

/**
 * A drawn piece that can be pressed. The button lies over the drawing, not around it: figures of the drawing would
 * otherwise count as its text and contradict its words.
 */
export function PieceButton({
  label,
  onPress,
  role = 'button',
  selected = false,
  glows = false,
  disabled = false,
  testID,
  style,
  children,
}: PieceButtonProps) {
  const { colors } = useTheme();
  return (
    <View
      style={[
        styles.piece,
        { borderColor: selected || glows ? colors.gold : 'transparent' },
        disabled ? styles.faint : null,
        style,
      ]}
    >
      <View aria-hidden pointerEvents="none" style={styles.drawing}>
        {children}
      </View>
      <Pressable
        role={role}
        aria-label={label}
        aria-checked={role === 'button' ? undefined : selected}
        aria-disabled={disabled}
        disabled={disabled}
        testID={testID}
        onPress={onPress}
        style={({ pressed }) => [
          StyleSheet.absoluteFill,
          styles.cover,
          pressed ? { backgroundColor: colors.scrim } : null,
        ]}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  piece: {
    minWidth: TARGET,
    minHeight: TARGET,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 3,
    borderRadius: RADIUS.md,
    padding: 1,
  },
  drawing: { alignItems: 'center' },
  cover: { borderRadius: RADIUS.sm },
  faint: { opacity: 0.45 },
});

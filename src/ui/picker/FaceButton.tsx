import type { ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { Text } from '../base';
import { RADIUS, SPACE, TARGET, useTheme } from '../theme';

export type FaceButtonProps = {
  readonly label: string;
  /** Under the picture; none where the picture says it all. */
  readonly caption?: string;
  /** How many are left, where there is more than one to begin with. */
  readonly left?: string;
  /** None left, or no place for it: it keeps its place but cannot be pressed. */
  readonly disabled?: boolean;
  /** Never wider than a card. */
  readonly narrow?: boolean;
  readonly onPress: () => void;
  readonly testID: string;
  readonly children: ReactNode;
};

/** One face that can come out, as large as a thumb. */
export function FaceButton({
  label,
  caption,
  left,
  disabled = false,
  narrow = false,
  onPress,
  testID,
  children,
}: FaceButtonProps) {
  const { colors } = useTheme();
  return (
    <Pressable
      role="button"
      aria-label={label}
      aria-disabled={disabled}
      disabled={disabled}
      testID={testID}
      onPress={onPress}
      style={({ pressed }) => [
        styles.face,
        { backgroundColor: colors.card, borderColor: pressed ? colors.gold : colors.line },
        narrow ? styles.narrow : null,
        pressed ? styles.pressed : null,
        disabled ? styles.gone : null,
      ]}
    >
      {children}
      {caption === undefined ? null : (
        <Text kind="secondStrong" center>
          {caption}
        </Text>
      )}
      {left === undefined ? null : (
        <View style={[styles.left, { backgroundColor: colors.ground }]}>
          <Text kind="small" color="soft" maxFontSizeMultiplier={1.3}>
            {left}
          </Text>
        </View>
      )}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  face: {
    flexGrow: 1,
    minWidth: TARGET + 6,
    minHeight: TARGET + SPACE.md,
    alignItems: 'center',
    justifyContent: 'center',
    gap: SPACE.xs,
    borderWidth: 1,
    borderRadius: RADIUS.md,
    paddingHorizontal: SPACE.xs,
    paddingVertical: 6,
  },
  narrow: { minWidth: 96, maxWidth: 116 },
  gone: { opacity: 0.35 },
  pressed: { opacity: 0.7 },
  left: { borderRadius: 9, paddingHorizontal: SPACE.sm },
});

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
  readonly onPress: () => void;
  readonly testID: string;
  readonly children: ReactNode;
};

/** One face that can come out, as large as a thumb. */
export function FaceButton({ label, caption, left, onPress, testID, children }: FaceButtonProps) {
  const { colors } = useTheme();
  return (
    <Pressable
      role="button"
      aria-label={label}
      testID={testID}
      onPress={onPress}
      style={({ pressed }) => [
        styles.face,
        { backgroundColor: colors.card, borderColor: pressed ? colors.gold : colors.line },
        pressed ? styles.pressed : null,
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
    minWidth: TARGET + SPACE.md,
    minHeight: TARGET + SPACE.md,
    alignItems: 'center',
    justifyContent: 'center',
    gap: SPACE.xs,
    borderWidth: 1,
    borderRadius: RADIUS.md,
    paddingHorizontal: SPACE.xs,
    paddingVertical: SPACE.sm,
  },
  pressed: { opacity: 0.7 },
  left: { borderRadius: 9, paddingHorizontal: SPACE.sm },
});

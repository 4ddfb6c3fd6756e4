import type { ReactNode } from 'react';
import { Pressable, StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';

import { RADIUS, SPACE, useTheme, type ColorName } from '../theme';

export type CardProps = {
  readonly children: ReactNode;
  readonly border?: ColorName;
  readonly strong?: boolean;
  readonly floating?: boolean;
  readonly style?: StyleProp<ViewStyle>;
} & (
  | { readonly onPress?: undefined }
  | {
      readonly onPress: () => void;
      readonly label: string;
      readonly role?: 'button' | 'link' | 'radio';
      readonly selected?: boolean;
      readonly testID?: string;
    }
);

/** A sheet of paper on the ground; a button as soon as it can be pressed. */
export function Card(props: CardProps) {
  const { colors } = useTheme();
  const look = [
    styles.card,
    { backgroundColor: colors.card, borderColor: colors[props.border ?? 'line'] },
    props.strong ? styles.strong : null,
    props.floating ? styles.floating : null,
    props.style,
  ];
  if (props.onPress === undefined) return <View style={look}>{props.children}</View>;
  const role = props.role ?? 'button';
  return (
    <Pressable
      role={role}
      aria-label={props.label}
      aria-checked={role === 'radio' ? props.selected === true : undefined}
      onPress={props.onPress}
      testID={props.testID}
      style={({ pressed }) => [look, pressed ? styles.pressed : null]}
    >
      {props.children}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  card: { borderWidth: 1, borderRadius: RADIUS.lg, padding: SPACE.lg },
  strong: { borderWidth: 2, padding: SPACE.lg - 1 },
  floating: { boxShadow: '0px 6px 18px rgba(42, 32, 24, 0.18)' },
  pressed: { opacity: 0.75 },
});

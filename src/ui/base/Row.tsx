import type { ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { SPACE, useTheme } from '../theme';
import { Icon } from './Icon';
import type { IconName } from './iconPaths';
import { Text } from './Text';

type Words = { readonly title: string; readonly detail?: string; readonly icon?: IconName };

type BodyProps = Words & { readonly value?: string; readonly children?: ReactNode };

/** Words and value side by side, below each other when there is no room. */
function Body({ title, detail, icon, value, children }: BodyProps) {
  return (
    <>
      {icon === undefined ? null : <Icon name={icon} color="leather" />}
      <View style={styles.main}>
        <View style={styles.words}>
          <Text kind="strong">{title}</Text>
          {detail === undefined ? null : (
            <Text kind="second" color="soft">
              {detail}
            </Text>
          )}
        </View>
        {value === undefined ? null : (
          <Text color="soft" style={styles.value}>
            {value}
          </Text>
        )}
      </View>
      {children}
    </>
  );
}

export type RowProps = Words & {
  readonly value?: string;
  readonly onPress?: () => void;
  readonly testID?: string;
};

/** One line of a list: words, perhaps a value, and a chevron when it leads somewhere. */
export function Row({ value, onPress, testID, ...words }: RowProps) {
  if (onPress === undefined) {
    return (
      <View style={styles.row} testID={testID}>
        <Body {...words} value={value} />
      </View>
    );
  }
  return (
    <Pressable
      role="button"
      aria-label={[words.title, value, words.detail].filter((part) => part !== undefined).join(', ')}
      onPress={onPress}
      testID={testID}
      style={({ pressed }) => [styles.row, pressed ? styles.pressed : null]}
    >
      <Body {...words} value={value}>
        <Icon name="forward" size={20} color="soft" />
      </Body>
    </Pressable>
  );
}

export type SwitchRowProps = Words & {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly testID?: string;
};

/** A line that is on or off; the whole line is the target. */
export function SwitchRow({ on, onChange, testID, ...words }: SwitchRowProps) {
  const { colors } = useTheme();
  return (
    <Pressable
      role="switch"
      aria-checked={on}
      aria-label={words.detail === undefined ? words.title : `${words.title}, ${words.detail}`}
      onPress={() => onChange(!on)}
      testID={testID}
      style={({ pressed }) => [styles.row, pressed ? styles.pressed : null]}
    >
      <Body {...words}>
        <View style={[styles.track, { backgroundColor: on ? colors.green : colors.line }]}>
          <View style={[styles.thumb, on ? styles.thumbOn : null, { backgroundColor: colors.card }]} />
        </View>
      </Body>
    </Pressable>
  );
}

/** The hairline between two rows. */
export function Rule() {
  const { colors } = useTheme();
  return <View style={[styles.rule, { backgroundColor: colors.line }]} />;
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.md,
    minHeight: 56,
    paddingVertical: SPACE.sm,
  },
  main: { flex: 1, flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: SPACE.md },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 140 },
  value: { flexShrink: 1 },
  pressed: { opacity: 0.6 },
  track: { width: 52, height: 30, borderRadius: 15, padding: 3 },
  thumb: { width: 24, height: 24, borderRadius: 12 },
  thumbOn: { alignSelf: 'flex-end' },
  rule: { height: StyleSheet.hairlineWidth, minHeight: 1 },
});

import { memo } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { Icon, Text, type IconName } from '../base';
import { RADIUS, SPACE, TARGET, useTheme } from '../theme';
import type { Mark } from './choice';
import { MarkView } from './MarkView';

export type ChipProps = {
  readonly title: string;
  readonly detail?: string;
  readonly mark?: Mark;
  /** At the end: a chevron for what opens, nothing for what is done at once. */
  readonly icon?: IconName;
  readonly dense?: boolean;
  /** Less weight: a way out, not the thing to do. */
  readonly quiet?: boolean;
  /** One of several to choose from: on or off. */
  readonly selected?: boolean;
  readonly expanded?: boolean;
  readonly disabled?: boolean;
  readonly testID?: string;
  readonly onPress: () => void;
};

/** Something to do, as large as a thumb, with its real figures. */
export const Chip = memo(function Chip({
  title,
  detail,
  mark,
  icon,
  dense = false,
  quiet = false,
  selected,
  expanded,
  disabled = false,
  testID,
  onPress,
}: ChipProps) {
  const { colors } = useTheme();
  return (
    <Pressable
      role={selected === undefined ? 'button' : 'checkbox'}
      aria-label={detail === undefined ? title : `${title}, ${detail}`}
      aria-expanded={expanded}
      aria-checked={selected}
      aria-disabled={disabled}
      disabled={disabled}
      onPress={onPress}
      testID={testID}
      style={({ pressed }) => [
        styles.chip,
        dense ? styles.dense : null,
        quiet ? null : { backgroundColor: colors.card },
        { borderColor: selected || expanded ? colors.gold : colors.line },
        selected || expanded ? styles.strong : null,
        pressed || disabled ? styles.faint : null,
      ]}
    >
      {mark === undefined ? null : <MarkView mark={mark} />}
      <View style={dense ? styles.denseWords : styles.words}>
        <Text kind={quiet ? 'body' : 'strong'} color={quiet ? 'blue' : 'ink'} center={dense}>
          {title}
        </Text>
        {detail === undefined ? null : (
          <Text kind="second" color="soft" center={dense}>
            {detail}
          </Text>
        )}
      </View>
      {icon === undefined ? null : <Icon name={icon} size={20} color={quiet ? 'blue' : 'soft'} />}
    </Pressable>
  );
});

const styles = StyleSheet.create({
  chip: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.md,
    minHeight: 56,
    borderWidth: 1,
    borderRadius: RADIUS.md,
    paddingHorizontal: SPACE.md,
    paddingVertical: SPACE.sm,
  },
  dense: {
    minWidth: 96,
    flexGrow: 1,
    minHeight: TARGET + 4,
    justifyContent: 'center',
    paddingVertical: SPACE.xs,
  },
  strong: { borderWidth: 2, paddingHorizontal: SPACE.md - 1 },
  faint: { opacity: 0.6 },
  words: { flex: 1 },
  denseWords: { flexShrink: 1 },
});

import { useState } from 'react';
import { StyleSheet, TextInput, View } from 'react-native';

import { RADIUS, SPACE, TARGET, TYPE, useTextScale, useTheme } from '../theme';
import { Icon } from './Icon';
import { IconButton } from './IconButton';
import type { IconName } from './iconPaths';

export type FieldProps = {
  /** What is written here; also shown while it is empty. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly icon?: IconName;
  /** Empties the field; shown while there is something in it. */
  readonly clearLabel?: string;
  readonly multiline?: boolean;
  readonly maxLength?: number;
  /** Text for machines: no corrections, no capitals. */
  readonly plain?: boolean;
  readonly testID?: string;
};

const LINES = 120;

/** A place to write. */
export function Field({
  label,
  value,
  onChange,
  icon,
  clearLabel,
  multiline = false,
  maxLength,
  plain = false,
  testID,
}: FieldProps) {
  const { colors } = useTheme();
  const { scale } = useTextScale();
  const [writing, setWriting] = useState(false);
  return (
    <View
      style={[
        styles.frame,
        { borderColor: writing ? colors.gold : colors.line, backgroundColor: colors.card },
      ]}
    >
      {icon === undefined ? null : <Icon name={icon} color="soft" />}
      <TextInput
        aria-label={label}
        placeholder={label}
        placeholderTextColor={colors.soft}
        value={value}
        onChangeText={onChange}
        multiline={multiline}
        maxLength={maxLength}
        autoCorrect={!plain}
        autoCapitalize={plain ? 'none' : 'sentences'}
        spellCheck={!plain}
        onFocus={() => setWriting(true)}
        onBlur={() => setWriting(false)}
        testID={testID}
        style={[
          styles.input,
          multiline ? styles.lines : null,
          {
            color: colors.ink,
            outlineWidth: 0,
            fontFamily: TYPE.body.fontFamily,
            fontSize: TYPE.body.fontSize * scale,
            minHeight: multiline ? LINES : TARGET,
          },
        ]}
      />
      {clearLabel === undefined || value === '' ? null : (
        <IconButton icon="close" label={clearLabel} onPress={() => onChange('')} />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  frame: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.sm,
    borderWidth: 2,
    borderRadius: RADIUS.md,
    paddingLeft: SPACE.md,
    paddingRight: SPACE.xs,
  },
  input: { flex: 1, minWidth: 0, paddingVertical: SPACE.sm },
  lines: { textAlignVertical: 'top', paddingTop: SPACE.md },
});

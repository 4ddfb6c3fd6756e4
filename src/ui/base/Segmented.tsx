import { Pressable, StyleSheet, View } from 'react-native';

import { RADIUS, SPACE, TARGET, useTheme } from '../theme';
import { Text } from './Text';

export type SegmentedProps<T extends string | number> = {
  /** What is being chosen, for those who hear the screen. */
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
};

/** A few choices side by side; they wrap when words grow. */
export function Segmented<T extends string | number>({ label, options, value, onChange }: SegmentedProps<T>) {
  const { colors } = useTheme();
  return (
    <View role="radiogroup" aria-label={label} style={[styles.track, { backgroundColor: colors.line }]}>
      {options.map((option) => {
        const selected = option.value === value;
        return (
          <Pressable
            key={option.value}
            role="radio"
            aria-label={option.label}
            aria-checked={selected}
            onPress={() => onChange(option.value)}
            style={[styles.segment, selected ? { backgroundColor: colors.card } : null]}
          >
            <Text kind="strong" color={selected ? 'ink' : 'soft'} center>
              {option.label}
            </Text>
          </Pressable>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  track: { flexDirection: 'row', flexWrap: 'wrap', borderRadius: RADIUS.lg, padding: 3, gap: 3 },
  segment: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 'auto',
    maxWidth: '100%',
    minWidth: TARGET,
    minHeight: TARGET,
    borderRadius: RADIUS.md,
    paddingHorizontal: SPACE.sm,
    paddingVertical: SPACE.xs,
    justifyContent: 'center',
  },
});

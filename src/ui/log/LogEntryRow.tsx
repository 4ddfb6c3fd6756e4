import { memo } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { useT } from '@/i18n';

import { Icon, Text } from '../base';
import { usePaint } from '../pieces';
import { SPACE, TARGET, useTheme } from '../theme';
import type { LogRow } from './rows';

export type LogEntryRowProps = {
  readonly row: Extract<LogRow, { type: 'event' }>;
  /** Without it the entry is only read. */
  readonly onPress?: (row: Extract<LogRow, { type: 'event' }>) => void;
};

/** What one event meant: who, and everything that happened with it. */
export const LogEntryRow = memo(function LogEntryRow({ row, onPress }: LogEntryRowProps) {
  const t = useT();
  const { colors } = useTheme();
  const { sides } = usePaint();
  const { by, sentences, forced, number } = row;
  const who = t(`logView.by.${by}`);
  const mark = forced ? t('logView.forced') : null;
  const bar = by === 'table' ? colors.line : sides[by].edge;
  return (
    <Pressable
      role={onPress === undefined ? undefined : 'button'}
      disabled={onPress === undefined}
      aria-label={[who, ...sentences, ...(mark === null ? [] : [mark])].join('. ')}
      accessibilityHint={onPress === undefined ? undefined : t('logView.hint')}
      onPress={() => onPress?.(row)}
      testID={`log-${number}`}
      style={({ pressed }) => [styles.row, { borderColor: bar }, pressed ? styles.pressed : null]}
    >
      <Text kind="secondStrong" color="soft" style={styles.who}>
        {who}
      </Text>
      <View style={styles.words}>
        {sentences.map((sentence, index) => (
          <Text key={index}>{sentence}</Text>
        ))}
        {mark === null ? null : (
          <View style={styles.forced}>
            <Icon name="hand" size={18} color="goldText" />
            <Text kind="secondStrong" color="goldText">
              {mark}
            </Text>
          </View>
        )}
      </View>
    </Pressable>
  );
});

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    gap: SPACE.md,
    minHeight: TARGET,
    borderLeftWidth: 3,
    paddingLeft: SPACE.md,
    paddingVertical: SPACE.sm,
    marginBottom: SPACE.xs,
  },
  pressed: { opacity: 0.6 },
  who: { minWidth: 44, lineHeight: undefined, paddingTop: 3 },
  words: { flex: 1, gap: 2 },
  forced: { flexDirection: 'row', alignItems: 'center', gap: SPACE.xs },
});

import { memo } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { useT } from '@/i18n';
import { whyLines } from '@/i18n/samLines';

import { Icon, Text } from '../base';
import { SPACE, TARGET, useTheme } from '../theme';
import { EqualOptions } from './EqualOptions';
import type { Instruction } from './instructions';
import { Marked } from './Marked';

export type StepRowProps = {
  readonly instruction: Instruction;
  readonly number: number;
  readonly checked: boolean;
  readonly current: boolean;
  readonly onCheck: (id: string) => void;
  readonly onWhy: (instruction: Instruction) => void;
};

/** One instruction: what to do, ticked off by a tap, and its why below. */
export const StepRow = memo(function StepRow({
  instruction,
  number,
  checked,
  current,
  onCheck,
  onWhy,
}: StepRowProps) {
  const t = useT();
  const { colors } = useTheme();
  const { id, line, why, idle, choice } = instruction;
  const text = t(line.key, line.params);
  const [reason] = why === null ? [] : whyLines(why);
  const words = reason === undefined ? null : t(reason.key, reason.params);
  return (
    <View style={[styles.row, { borderColor: colors.line }]}>
      <Pressable
        role="checkbox"
        aria-checked={checked}
        aria-label={t('samTurn.step', { n: number, text })}
        onPress={() => onCheck(id)}
        testID={`sam-step-${number}`}
        style={({ pressed }) => [styles.what, pressed ? styles.pressed : null]}
      >
        <View style={[styles.number, { backgroundColor: idle ? colors.soft : colors.ink }]}>
          <Text kind="strong" style={{ color: colors.ground }}>
            {number}
          </Text>
        </View>
        <View style={styles.words}>
          <Marked line={line} color={idle || (checked && !current) ? 'soft' : 'ink'} />
        </View>
        {checked ? (
          <Icon name="check" color="greenText" />
        ) : (
          <View style={[styles.open, { borderColor: idle ? colors.line : colors.green }]} />
        )}
      </Pressable>
      {words === null ? null : (
        <Pressable
          role="button"
          aria-label={t('samTurn.why', { why: words })}
          onPress={() => onWhy(instruction)}
          testID={`sam-why-${number}`}
          style={({ pressed }) => [styles.why, pressed ? styles.pressed : null]}
        >
          <Text kind="secondStrong" color="blue" style={styles.reason}>
            {words}
          </Text>
          <Icon name="forward" size={16} color="blue" />
        </Pressable>
      )}
      {choice === null ? null : <EqualOptions step={choice} />}
    </View>
  );
});

const NUMBER = 30;

const styles = StyleSheet.create({
  row: { borderBottomWidth: 1, paddingVertical: SPACE.xs },
  what: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.md,
    minHeight: TARGET,
    paddingTop: SPACE.xs,
  },
  pressed: { opacity: 0.6 },
  number: {
    minWidth: NUMBER,
    minHeight: NUMBER,
    borderRadius: NUMBER,
    alignItems: 'center',
    justifyContent: 'center',
  },
  words: { flex: 1 },
  open: { width: 20, height: 20, margin: 2, borderWidth: 2, borderRadius: 10 },
  why: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.xs,
    minHeight: TARGET,
    paddingBottom: SPACE.xs,
    paddingLeft: NUMBER + SPACE.md,
    paddingRight: SPACE.xl,
  },
  reason: { flexShrink: 1 },
});

import { memo } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import type { Why } from '@/engine/sam/types';
import { useT } from '@/i18n';
import { whyLines, type Line } from '@/i18n/samLines';

import { Icon, Text } from '../base';
import { SPACE, TARGET, useTextScale, useTheme } from '../theme';
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

/** The deciding reason; a building has two of them, what and where. */
const shownReasons = (why: Why): readonly Line[] =>
  whyLines(why).slice(0, why.rule.startsWith('build.') ? 2 : 1);

/** One instruction: what to do with its why, and a circle to tick it off. */
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
  const { scale } = useTextScale();
  const { id, line, why, idle, choice } = instruction;
  const side = NUMBER * scale;
  const text = t(line.key, line.params);
  const reasons = why === null ? [] : shownReasons(why).map(({ key, params }) => t(key, params));
  const words = reasons.length === 0 ? null : reasons.join('. ');
  return (
    <View style={[styles.row, { borderColor: colors.line }]}>
      <View style={styles.line}>
        <View
          style={[
            styles.number,
            { width: side, height: side },
            { backgroundColor: idle ? colors.soft : colors.ink },
          ]}
          aria-hidden
        >
          <Text kind="strong" style={{ color: colors.ground }}>
            {number}
          </Text>
        </View>
        <Pressable
          role={words === null ? undefined : 'button'}
          aria-label={words === null ? text : t('samTurn.whyOf', { text, why: words })}
          disabled={words === null}
          onPress={() => onWhy(instruction)}
          testID={`sam-why-${number}`}
          style={({ pressed }) => [styles.words, pressed ? styles.pressed : null]}
        >
          <Marked line={line} color={idle || (checked && !current) ? 'soft' : 'ink'} />
          {words === null ? null : (
            <Text kind="secondStrong" color="blue">
              {`${words}\u00a0›`}
            </Text>
          )}
        </Pressable>
        <Pressable
          role="checkbox"
          aria-checked={checked}
          aria-label={t('samTurn.step', { n: number, text })}
          onPress={() => onCheck(id)}
          testID={`sam-step-${number}`}
          style={({ pressed }) => [styles.check, pressed ? styles.pressed : null]}
        >
          {checked ? (
            <Icon name="check" color="greenText" />
          ) : (
            <View style={[styles.open, { borderColor: idle ? colors.line : colors.green }]} />
          )}
        </Pressable>
      </View>
      {choice === null ? null : <EqualOptions step={choice} />}
    </View>
  );
});

const NUMBER = 30;

const styles = StyleSheet.create({
  row: { borderBottomWidth: 1, paddingVertical: SPACE.sm },
  line: { flexDirection: 'row', alignItems: 'flex-start', gap: SPACE.md },
  pressed: { opacity: 0.6 },
  number: {
    borderRadius: NUMBER,
    alignItems: 'center',
    justifyContent: 'center',
  },
  words: { flex: 1, minHeight: TARGET, paddingTop: 3 },
  check: {
    width: TARGET,
    height: TARGET,
    alignItems: 'center',
    justifyContent: 'center',
    marginRight: -SPACE.sm,
  },
  open: { width: 20, height: 20, borderWidth: 2, borderRadius: 10 },
});

import { useMemo, useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import type { Game } from '@/engine/events/types';
import { isMessageKey, useT } from '@/i18n';
import { whyLines } from '@/i18n/samLines';
import type { LogLines } from '@/store/log';

import { Text } from '../base';
import { instructions, type Instruction } from '../sam/instructions';
import { Marked } from '../sam/Marked';
import { WhySheet } from '../sam/WhySheet';
import { SPACE, TARGET, useTheme } from '../theme';

export type ReplayStoryProps = {
  readonly game: Game;
  /** What led here from the moment before. */
  readonly log: readonly LogLines[];
};

type SamLineProps = {
  readonly instruction: Instruction;
  readonly number: number;
  readonly onWhy: () => void;
};

function SamLine({ instruction, number, onWhy }: SamLineProps) {
  const t = useT();
  const { colors } = useTheme();
  const { line, why } = instruction;
  const [reason] = why === null ? [] : whyLines(why);
  const words = reason === undefined ? null : t(reason.key, reason.params);
  const text = t(line.key, line.params);
  return (
    <Pressable
      role={words === null ? undefined : 'button'}
      aria-label={words === null ? text : t('samTurn.whyOf', { text, why: words })}
      disabled={words === null}
      onPress={onWhy}
      testID={`replay-sam-${number}`}
      style={({ pressed }) => [styles.line, { borderColor: colors.line }, pressed ? styles.pressed : null]}
    >
      <Text kind="strong" color="soft">
        {number}
      </Text>
      <View style={styles.fill}>
        <Marked line={line} />
        {words === null ? null : (
          <Text kind="secondStrong" color="blue">
            {`${words}\u00a0›`}
          </Text>
        )}
      </View>
    </Pressable>
  );
}

/** What happened up to this moment; during Sam's turn his instructions, each with its why. */
export function ReplayStory({ game, log }: ReplayStoryProps) {
  const t = useT();
  const list = useMemo(() => instructions(game), [game]);
  const [asked, setAsked] = useState<Instruction | null>(null);
  const sentences = log.flatMap(({ lines }) =>
    lines.flatMap(({ key, params }) => (isMessageKey(key) && key !== 'log.turn' ? [t(key, params)] : [])),
  );
  return (
    <View style={styles.story}>
      {sentences.length === 0 && list.length === 0 ? (
        <Text color="soft">{t(game.turn === 0 ? 'history.replay.begin' : 'logView.empty')}</Text>
      ) : null}
      {sentences.map((sentence, index) => (
        <Text key={index}>{sentence}</Text>
      ))}
      {list.length === 0 ? null : <Text kind="subheading">{t('history.replay.sam')}</Text>}
      {list.map((instruction, index) => (
        <SamLine
          key={instruction.id}
          instruction={instruction}
          number={index + 1}
          onWhy={() => setAsked(instruction)}
        />
      ))}
      {asked === null || asked.why === null ? null : (
        <WhySheet line={asked.line} why={asked.why} onClose={() => setAsked(null)} />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  story: { gap: SPACE.sm },
  line: {
    flexDirection: 'row',
    gap: SPACE.md,
    minHeight: TARGET,
    borderBottomWidth: 1,
    paddingVertical: SPACE.sm,
  },
  fill: { flex: 1, gap: 2 },
  pressed: { opacity: 0.6 },
});

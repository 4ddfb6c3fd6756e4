import { useCallback, useMemo, useRef, useState } from 'react';
import { ScrollView, StyleSheet, View, type LayoutChangeEvent } from 'react-native';

import type { SamCard } from '@/box/samCards';
import type { Game, SamStage } from '@/engine/events/types';
import { useT, type MessageKey } from '@/i18n';
import { useSettings } from '@/store/settings';

import { Button, IconButton } from '../base';
import { play } from '../game/table';
import { useKept } from '../game/useKept';
import { GameDrawPicker } from '../picker';
import { SPACE, useMotion } from '../theme';
import { CardHead } from './CardHead';
import { instructions, type Instruction } from './instructions';
import { LastTurn } from './LastTurn';
import { StepRow } from './StepRow';
import { useReading } from './useReading';
import { WhySheet } from './WhySheet';

export type SamStepsProps = { readonly game: Game; readonly stage: SamStage; readonly card: SamCard };

const NONE: ReadonlySet<string> = new Set();

/** How much of the step before stays in sight above the picker. */
const ABOVE_PICKER = 72;

/** Where the last tap of his turn leads. */
function doneKey({ table }: Game): MessageKey {
  if (table.player.jobToken) return 'samTurn.doneScore';
  return table.sam.jobToken ? 'samTurn.doneLast' : 'sam.done';
}

/** The turned card and everything to do for it, in order. */
export function SamSteps({ game, stage, card }: SamStepsProps) {
  const t = useT();
  const stepByStep = useSettings((settings) => settings.stepByStep);
  const list = useMemo(() => instructions(game), [game]);
  const [checked, setChecked] = useKept(stage.start, 'checked', NONE);
  const [asked, setAsked] = useState<Instruction | null>(null);
  const next = list.findIndex(({ id }) => !checked.has(id));
  const shown = stepByStep && next >= 0 ? list.slice(0, next + 1) : list;
  const reading = useReading(
    useMemo(() => list.slice(0, shown.length).map(({ line }) => line), [list, shown.length]),
  );
  const check = useCallback(
    (id: string) =>
      setChecked((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      }),
    [setChecked],
  );
  const scroll = useRef<ScrollView>(null);
  const moves = useMotion();
  const showPicker = ({ nativeEvent }: LayoutChangeEvent) =>
    scroll.current?.scrollTo({ y: Math.max(0, nativeEvent.layout.y - ABOVE_PICKER), animated: moves });
  const waiting = game.requests.length > 0;
  const following = stepByStep ? list[next] : undefined;
  const more = following !== undefined && (next < list.length - 1 || waiting) ? following : null;
  return (
    <View style={styles.fill}>
      <ScrollView ref={scroll} style={styles.fill} contentContainerStyle={styles.list}>
        <LastTurn game={game} />
        <CardHead card={card} start={stage.start} outcome={stage.outcome}>
          {reading.canSpeak ? (
            <IconButton
              icon={reading.speaking ? 'pause' : 'speaker'}
              label={t(reading.speaking ? 'samTurn.stopReading' : 'samTurn.readAloud')}
              onPress={reading.toggle}
              color="blue"
              testID="read-aloud"
            />
          ) : null}
        </CardHead>
        {shown.map((instruction, index) => (
          <StepRow
            key={instruction.id}
            instruction={instruction}
            number={index + 1}
            checked={checked.has(instruction.id)}
            current={index === next}
            onCheck={check}
            onWhy={setAsked}
          />
        ))}
        {waiting && more === null ? (
          <View key={list.length} onLayout={showPicker} style={styles.picker}>
            <GameDrawPicker game={game} />
          </View>
        ) : null}
      </ScrollView>
      <View style={styles.foot}>
        {more === null ? (
          <Button
            kind="primary"
            label={waiting ? t('samTurn.first') : t(doneKey(game))}
            disabled={waiting}
            onPress={() => void play({ type: 'samDone' })}
            testID="sam-done"
          />
        ) : (
          <Button kind="primary" label={t('samTurn.next')} onPress={() => check(more.id)} testID="sam-next" />
        )}
      </View>
      {asked === null || asked.why === null ? null : (
        <WhySheet line={asked.line} why={asked.why} onClose={() => setAsked(null)} />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1, minHeight: 0 },
  list: { paddingHorizontal: SPACE.lg, paddingBottom: SPACE.lg },
  picker: { paddingTop: SPACE.md },
  foot: { paddingHorizontal: SPACE.lg, paddingVertical: SPACE.sm },
});

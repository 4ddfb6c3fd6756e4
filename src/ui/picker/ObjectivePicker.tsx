import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { TASKS, type Task } from '@/box/objectives';
import type { DrawItem, GameRequest } from '@/engine/events/types';
import type { Table } from '@/engine/table/state';
import { useT } from '@/i18n';

import { Button, Text } from '../base';
import { ObjectiveCard, objectiveFacts, objectiveName, TaskSign } from '../pieces';
import { RADIUS, SPACE, TARGET, useTheme } from '../theme';
import { DescribeSheet } from './DescribeSheet';
import { FaceButton } from './FaceButton';
import { faceGroups, type Face } from './faces';

export type ObjectivePickerProps = {
  readonly request: GameRequest;
  readonly table: Table;
  readonly onPick: (item: DrawItem) => void;
};

type TaskChipProps = { readonly task: Task; readonly on: boolean; readonly onPress: () => void };

function TaskChip({ task, on, onPress }: TaskChipProps) {
  const t = useT();
  const { colors } = useTheme();
  return (
    <Pressable
      role="checkbox"
      aria-label={t(`terms.task.${task}`)}
      aria-checked={on}
      onPress={onPress}
      testID={`task-${task}`}
      style={[
        styles.chip,
        { borderColor: on ? colors.gold : colors.line, backgroundColor: on ? colors.map : colors.card },
      ]}
    >
      <TaskSign task={task} size={30} decorative />
    </Pressable>
  );
}

/** Objectives as cards that can be read, narrowed down by what they ask for. */
export function ObjectivePicker({ request, table, onPick }: ObjectivePickerProps) {
  const t = useT();
  const [wanted, setWanted] = useState<readonly Task[]>([]);
  const [describing, setDescribing] = useState(false);
  const faces = faceGroups(table, request)
    .flatMap((group) => group.faces)
    .filter(({ can }) => can);
  const tasksOf = ({ item }: Face) => objectiveFacts(table.profile, String(item)).tasks;
  const asked = TASKS.filter((task) => faces.some((face) => tasksOf(face).includes(task)));
  const shown = faces.filter((face) => wanted.every((task) => tasksOf(face).includes(task)));
  const toggle = (task: Task) =>
    setWanted(wanted.includes(task) ? wanted.filter((other) => other !== task) : [...wanted, task]);
  const pick = (item: DrawItem) => {
    setWanted([]);
    setDescribing(false);
    onPick(item);
  };
  return (
    <View style={styles.picker}>
      {faces.length > asked.length ? (
        <View role="group" aria-label={t('picker.filter')} style={styles.filter}>
          <Text kind="secondStrong" color="soft">
            {t('picker.filter')}
          </Text>
          <View style={styles.chips}>
            {asked.map((task) => (
              <TaskChip key={task} task={task} on={wanted.includes(task)} onPress={() => toggle(task)} />
            ))}
          </View>
        </View>
      ) : null}
      {shown.length === 0 ? <Text color="soft">{t('picker.noMatch')}</Text> : null}
      <View style={styles.cards}>
        {shown.map(({ item, left }) => {
          const id = String(item);
          const what = objectiveName(t, table.profile, id);
          return (
            <FaceButton
              key={id}
              label={left > 1 ? t('picker.leftLabel', { what, n: left }) : what}
              left={left > 1 ? t('picker.left', { n: left }) : undefined}
              narrow
              onPress={() => pick(id)}
              testID={`draw-${id}`}
            >
              <ObjectiveCard objective={id} size={88} profile={table.profile} decorative />
            </FaceButton>
          );
        })}
      </View>
      <Button
        small
        icon="edit"
        label={t('picker.describe')}
        onPress={() => setDescribing(true)}
        testID="draw-described"
      />
      <DescribeSheet
        open={describing}
        starting={request.pile === 'startingObjectives'}
        onClose={() => setDescribing(false)}
        onUse={pick}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  picker: { gap: SPACE.md },
  filter: { gap: SPACE.xs },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.sm },
  chip: {
    width: TARGET,
    height: TARGET,
    borderRadius: RADIUS.md,
    borderWidth: 2,
    alignItems: 'center',
    justifyContent: 'center',
  },
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.sm },
});

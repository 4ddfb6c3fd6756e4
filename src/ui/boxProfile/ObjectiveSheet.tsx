import { StyleSheet, View } from 'react-native';

import { OBJECTIVES, REWARDS, TASKS, type ObjectiveFacts } from '@/box/objectives';
import { useT } from '@/i18n';

import { Button, Segmented, Sheet, Text } from '../base';
import { ObjectiveCard, TaskSign } from '../pieces';
import { SPACE } from '../theme';
import { NumberRow } from './NumberRow';

export type ObjectiveSheetProps = {
  readonly id: string;
  readonly facts: ObjectiveFacts;
  readonly changed: boolean;
  readonly onChange: (facts: ObjectiveFacts | null) => void;
  readonly onClose: () => void;
};

const MOST_VP = 20;
const MOST_TASKS = 6;

/** One objective: points, penalty, reward and tasks. */
export function ObjectiveSheet({ id, facts, changed, onChange, onClose }: ObjectiveSheetProps) {
  const t = useT();
  const { vp, penalty, reward, tasks } = facts;
  const change = (some: Partial<ObjectiveFacts>) => onChange({ vp, penalty, reward, tasks, ...some });
  const ours = OBJECTIVES[id] === undefined;
  const forget = () => {
    onClose();
    onChange(null);
  };
  return (
    <Sheet
      open
      title={t('box.objective')}
      closeLabel={t('common.close')}
      onClose={onClose}
      footer={
        <>
          <Button kind="primary" label={t('common.done')} onPress={onClose} testID="objective-done" />
          {changed ? (
            <Button
              small
              icon={ours ? 'trash' : 'undo'}
              label={t(ours ? 'box.remove' : 'box.back')}
              onPress={forget}
            />
          ) : null}
        </>
      }
    >
      <View style={styles.card}>
        <ObjectiveCard objective={facts} size={96} />
      </View>
      <NumberRow
        name={t('box.vp')}
        value={vp}
        least={0}
        most={MOST_VP}
        onChange={(value) => change({ vp: value })}
      />
      <NumberRow
        name={t('box.penalty')}
        value={penalty}
        least={0}
        most={MOST_VP}
        onChange={(value) => change({ penalty: value })}
      />
      <Text kind="strong">{t('box.reward')}</Text>
      <Segmented
        label={t('box.reward')}
        options={[
          { value: 'none' as const, label: t('box.noReward') },
          ...REWARDS.map((value) => ({ value, label: t(`terms.reward.${value}`) })),
        ]}
        value={reward ?? 'none'}
        onChange={(value) => change({ reward: value === 'none' ? null : value })}
      />
      <Text kind="strong">{t('box.tasks')}</Text>
      <View style={styles.tasks}>
        {tasks.map((task, index) => (
          <Button
            key={`${task}-${index}`}
            small
            icon="close"
            label={t(`terms.task.${task}`)}
            hint={t('box.removeTask', { task })}
            disabled={tasks.length === 1}
            onPress={() => change({ tasks: tasks.filter((_, at) => at !== index) })}
          />
        ))}
      </View>
      <Text kind="second" color="soft">
        {t('box.addTask')}
      </Text>
      <View style={styles.tasks}>
        {TASKS.map((task) => (
          <View key={task} style={styles.task}>
            <TaskSign task={task} size={28} decorative />
            <Button
              small
              label={t(`terms.task.${task}`)}
              hint={t('box.addTask')}
              disabled={tasks.length >= MOST_TASKS}
              onPress={() => change({ tasks: [...tasks, task] })}
            />
          </View>
        ))}
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({
  card: { alignItems: 'center' },
  tasks: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.sm },
  task: { flexDirection: 'row', alignItems: 'center', gap: SPACE.xs },
});

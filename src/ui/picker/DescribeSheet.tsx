import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { REWARDS, TASKS, type ObjectiveFacts, type ObjectiveReward, type Task } from '@/box/objectives';
import { useT } from '@/i18n';

import { Button, Segmented, Sheet, Text } from '../base';
import { ObjectiveCard, TaskSign } from '../pieces';
import { SPACE } from '../theme';
import { Stepper } from './Stepper';

export type DescribeSheetProps = {
  readonly open: boolean;
  readonly starting: boolean;
  readonly onClose: () => void;
  readonly onUse: (card: ObjectiveFacts) => void;
};

const MOST_VP = 9;
const MOST_PENALTY = 5;
const MOST_TASKS = 4;

const blank = (starting: boolean): ObjectiveFacts => ({
  vp: 3,
  penalty: starting ? 0 : 2,
  reward: starting ? null : 'twoDollars',
  tasks: [],
});

/** A printed card that the catalogue lacks, put together from its figures and signs. */
export function DescribeSheet({ open, starting, onClose, onUse }: DescribeSheetProps) {
  const t = useT();
  const [card, setCard] = useState(() => blank(starting));
  const change = (part: Partial<ObjectiveFacts>) => setCard({ ...card, ...part });
  const withTask = (task: Task, count: number) =>
    TASKS.flatMap((one) =>
      Array<Task>(one === task ? count : card.tasks.filter((other) => other === one).length).fill(one),
    );
  const rewards = [
    { value: 'none', label: t('terms.reward.none') },
    ...REWARDS.map((reward) => ({ value: reward, label: t(`terms.reward.${reward}`) })),
  ];
  const use = () => {
    onUse(card);
    setCard(blank(starting));
  };
  return (
    <Sheet
      open={open}
      title={t('picker.describe')}
      closeLabel={t('common.close')}
      onClose={onClose}
      footer={
        <Button
          kind="primary"
          label={t('picker.use')}
          disabled={card.tasks.length === 0}
          onPress={use}
          testID="described-use"
        />
      }
    >
      <View style={styles.preview}>
        <ObjectiveCard objective={card} size={112} />
        <View style={styles.figures}>
          <Stepper label={t('picker.vp')} value={card.vp} max={MOST_VP} onChange={(vp) => change({ vp })} />
          <Stepper
            label={t('picker.penalty')}
            value={card.penalty}
            max={MOST_PENALTY}
            onChange={(penalty) => change({ penalty })}
          />
        </View>
      </View>
      <Text kind="secondStrong" color="soft">
        {t('picker.tasks')}
      </Text>
      {TASKS.map((task) => (
        <Stepper
          key={task}
          label={t(`terms.task.${task}`)}
          value={card.tasks.filter((other) => other === task).length}
          max={
            card.tasks.length < MOST_TASKS ? MOST_TASKS : card.tasks.filter((other) => other === task).length
          }
          onChange={(count) => change({ tasks: withTask(task, count) })}
        >
          <TaskSign task={task} size={30} decorative />
        </Stepper>
      ))}
      <Text kind="secondStrong" color="soft">
        {t('picker.reward')}
      </Text>
      <Segmented
        label={t('picker.reward')}
        options={rewards}
        value={card.reward ?? 'none'}
        onChange={(reward) => change({ reward: reward === 'none' ? null : (reward as ObjectiveReward) })}
      />
    </Sheet>
  );
}

const styles = StyleSheet.create({
  preview: { flexDirection: 'row', alignItems: 'center', gap: SPACE.md },
  figures: { flex: 1, gap: SPACE.sm },
});

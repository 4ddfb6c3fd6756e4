import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { useT } from '@/i18n';

import { Button, Sheet, Text } from '../base';
import { SPACE } from '../theme';
import { play } from './table';

const STEPS = [-5, -1, 1, 5] as const;

/** Money the app cannot know about: more or less of it. */
export function MoneySheet({ dollars, onClose }: { readonly dollars: number; readonly onClose: () => void }) {
  const t = useT();
  const [after, setAfter] = useState(dollars);
  const apply = async () => {
    if (await play({ type: 'adjustMoney', dollars: after - dollars })) onClose();
  };
  return (
    <Sheet
      open
      title={t('game.menu.money')}
      closeLabel={t('common.close')}
      onClose={onClose}
      footer={
        <Button
          kind="primary"
          testID="money-apply"
          label={t('game.money.apply', { dollars: after })}
          disabled={after === dollars}
          onPress={() => void apply()}
        />
      }
    >
      <Text color="soft">{t('game.money.now', { dollars })}</Text>
      <Text kind="display" heading={false} center aria-live="polite">
        {t.dollars(after)}
      </Text>
      <View style={styles.steps}>
        {STEPS.map((step) => (
          <View key={step} style={styles.step}>
            <Button
              label={t(step < 0 ? 'turn.pay' : 'turn.gain', { dollars: Math.abs(step) })}
              testID={`money-${step}`}
              disabled={after + step < 0}
              onPress={() => setAfter(after + step)}
            />
          </View>
        ))}
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({
  steps: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.sm },
  step: { flexGrow: 1, minWidth: 72 },
});

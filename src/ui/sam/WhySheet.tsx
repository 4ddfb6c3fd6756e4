import { router } from 'expo-router';
import { StyleSheet, View } from 'react-native';

import type { Why } from '@/engine/sam/types';
import { useT } from '@/i18n';
import { beatenLine, whyLines, type Line } from '@/i18n/samLines';
import { sectionOfWhy } from '@/i18n/rules';

import { Button, Sheet, Text } from '../base';
import { SPACE } from '../theme';
import { Marked } from './Marked';

/** Options that lost, of the step and of its further reasons, each said once. */
const lostTo = (why: Why): readonly Line[] => [
  ...(why.beat ?? []).flatMap((beaten) => beatenLine(beaten) ?? []),
  ...(why.also ?? []).flatMap(lostTo),
];

export type WhySheetProps = { readonly line: Line; readonly why: Why; readonly onClose: () => void };

/** Why Sam did it: the criterion, what lost on which, and the way to the rules. */
export function WhySheet({ line, why, onClose }: WhySheetProps) {
  const t = useT();
  const reasons = whyLines(why).map(({ key, params }) => t(key, params));
  const lost = [...new Set(lostTo(why).map(({ key, params }) => t(key, params)))];
  const openRules = () => {
    onClose();
    router.push({ pathname: '/rules', params: { section: sectionOfWhy(why.rule) } });
  };
  return (
    <Sheet
      open
      title={t('common.why')}
      closeLabel={t('common.close')}
      onClose={onClose}
      footer={<Button icon="book" label={t('samTurn.rules')} onPress={openRules} testID="why-rules" />}
    >
      <Marked line={line} />
      {reasons.map((reason) => (
        <Text key={reason}>{reason}</Text>
      ))}
      {lost.length === 0 ? null : (
        <View style={styles.lost}>
          <Text kind="subheading">{t('samTurn.lost')}</Text>
          {lost.map((option) => (
            <Text key={option} color="soft">
              {option}
            </Text>
          ))}
        </View>
      )}
    </Sheet>
  );
}

const styles = StyleSheet.create({ lost: { gap: SPACE.sm, paddingTop: SPACE.sm } });

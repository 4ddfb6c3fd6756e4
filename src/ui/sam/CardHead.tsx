import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { boxOf } from '@/box/profile';
import type { SamCard } from '@/box/samCards';
import type { SamOutcome } from '@/engine/sam/types';
import type { Table } from '@/engine/table/state';
import { useT } from '@/i18n';
import { whyLines } from '@/i18n/samLines';

import { Text } from '../base';
import { SamCardFace } from '../pieces';
import { SPACE } from '../theme';

export type CardHeadProps = {
  readonly card: SamCard;
  /** The table when his turn began. */
  readonly start: Table;
  readonly outcome: SamOutcome | null;
  readonly children?: ReactNode;
};

const stepsOf = (outcome: SamOutcome | null): number | undefined => {
  const n = outcome?.pace.params['n'];
  return typeof n === 'number' ? n : undefined;
};

/** The card that was turned: how far he goes, why so far, and what he does then. */
export function CardHead({ card, start, outcome, children }: CardHeadProps) {
  const t = useT();
  const { action } = boxOf(start.profile).samCards[card];
  const steps = stepsOf(outcome);
  const [pace] = outcome === null ? [] : whyLines(outcome.pace);
  return (
    <View style={styles.head} aria-live="polite">
      <SamCardFace
        card={card}
        size={48}
        profile={start.profile}
        decorative
        {...(steps === undefined ? {} : { steps })}
      />
      <View style={styles.words}>
        <Text kind="subheading">
          {steps === undefined ? t(`sam.action.${action}`) : t('samTurn.pace', { n: steps, action })}
        </Text>
        <Text kind="second" color="soft">
          {[t('sam.card', { card }), ...(pace === undefined ? [] : [t(pace.key, pace.params)])].join(' · ')}
        </Text>
      </View>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', gap: SPACE.md, paddingVertical: SPACE.sm },
  words: { flex: 1, gap: 2 },
});

import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { boxOf } from '@/box/profile';
import type { SamAction, SamCard } from '@/box/samCards';
import type { SamOutcome } from '@/engine/sam/types';
import type { Table } from '@/engine/table/state';
import { useT, type MessageKey, type Translator } from '@/i18n';
import { whyLines } from '@/i18n/samLines';

import { Text } from '../base';
import { samLap } from '../game/progress';
import { SamCardFace } from '../pieces';
import { SPACE, useTextScale } from '../theme';

export type CardHeadProps = {
  readonly card: SamCard;
  /** The table when his turn began. */
  readonly start: Table;
  readonly outcome: SamOutcome | null;
  readonly children?: ReactNode;
};

/** From this text size on the steps need the room. */
const LARGE = 1.4;

const stepsOf = (outcome: SamOutcome | null): number | undefined => {
  const n = outcome?.pace.params['n'];
  return typeof n === 'number' ? n : undefined;
};

/** What a card does for him now: three of them go by his specialization. */
export function actionNow(action: SamAction, { sam }: Table): MessageKey {
  switch (action) {
    case 'cattleSplit':
      return sam.specialization === 'cowboy' ? 'sam.action.cattle' : 'sam.action.takeCattle';
    case 'buildSplit':
      return sam.specialization === 'builder' ? 'sam.action.build' : 'sam.action.buildOne';
    case 'engineSplit':
      return sam.specialization === 'engineer' ? 'sam.action.engineStation' : 'sam.action.engine';
    default:
      return `sam.action.${action}`;
  }
}

/** What he has most of, how many, and his lap. */
export const statusLine = (t: Translator, table: Table): string => {
  const { specialization, workers } = table.sam;
  return t('sam.status', { worker: specialization, n: workers[specialization], lap: samLap(table) });
};

/** The card that was turned: how far he goes, why so far, and what he does then. */
export function CardHead({ card, start, outcome, children }: CardHeadProps) {
  const t = useT();
  const { scale } = useTextScale();
  const action = t(actionNow(boxOf(start.profile).samCards[card].action, start));
  const steps = stepsOf(outcome);
  const pace = outcome === null || outcome.pace.rule === 'steps.fixed' ? null : whyLines(outcome.pace)[0];
  return (
    <View style={styles.head} aria-live="polite">
      <SamCardFace
        card={card}
        size={48}
        profile={start.profile}
        {...(steps === undefined ? {} : { steps })}
      />
      <View style={styles.words}>
        <Text kind="subheading">
          {steps === undefined ? action : t('samTurn.pace', { n: steps, action })}
        </Text>
        {scale > LARGE ? null : (
          <Text kind="second" color="soft">
            {pace ? t(pace.key, pace.params) : statusLine(t, start)}
          </Text>
        )}
      </View>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', gap: SPACE.md, paddingVertical: SPACE.sm },
  words: { flex: 1, gap: 2 },
});

import { StyleSheet, View } from 'react-native';

import type { BoxProfile } from '@/box/profile';
import type { Table } from '@/engine/table/state';
import { useT } from '@/i18n';

import { Text } from '../base';
import { ObjectiveCard, objectiveName, PieceButton } from '../pieces';
import { RADIUS, SPACE } from '../theme';

export type ObjectiveDisplayProps = {
  readonly objectives: Table['objectives'];
  readonly profile: BoxProfile;
  /** Slots, from 1, that can be taken now. */
  readonly choices?: readonly number[];
  readonly onPressSlot?: (slot: number) => void;
};

const NONE: readonly never[] = [];

/** The objectives on display, the one next to the pile first. */
export function ObjectiveDisplay({
  objectives,
  profile,
  choices = NONE,
  onPressSlot,
}: ObjectiveDisplayProps) {
  const t = useT();
  return (
    <View style={styles.display} testID="objectives">
      {objectives.map((objective, index) => {
        const slot = index + 1;
        const label = t('board.objectives.slot', { slot, card: objectiveName(t, profile, objective) });
        const body = (
          <>
            <ObjectiveCard objective={objective} profile={profile} size={72} decorative />
            <Text kind="secondStrong" color="soft" center>
              {slot}
            </Text>
          </>
        );
        return choices.includes(slot) && onPressSlot !== undefined ? (
          <PieceButton
            key={slot}
            glows
            label={label}
            testID={`objective-${slot}`}
            onPress={() => onPressSlot(slot)}
          >
            {body}
          </PieceButton>
        ) : (
          <View key={slot} accessible role="img" aria-label={label} style={styles.slot}>
            {body}
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  display: { flexDirection: 'row', flexWrap: 'wrap', gap: 2 },
  slot: { borderWidth: 3, borderColor: 'transparent', borderRadius: RADIUS.md, padding: 1, gap: SPACE.xs },
});

import { StyleSheet, View } from 'react-native';

import type { SamCard } from '@/box/samCards';
import type { Table } from '@/engine/table/state';
import { useT } from '@/i18n';

import { Text } from '../base';
import { SamCardFace, samCardName } from '../pieces';
import { SPACE } from '../theme';
import { FaceButton } from './FaceButton';
import { samFaces } from './faces';

export type SamCardPickerProps = {
  readonly table: Table;
  readonly onPick: (card: SamCard) => void;
};

/** Which card of the printed deck was turned up. */
export function SamCardPicker({ table, onPick }: SamCardPickerProps) {
  const t = useT();
  return (
    <View style={styles.picker} role="group" aria-label={t('picker.samCard')}>
      <Text kind="subheading">{t('picker.samCard')}</Text>
      <View style={styles.cards}>
        {samFaces(table).map((card) => (
          <FaceButton
            key={card}
            label={samCardName(t, table.profile, card)}
            narrow
            onPress={() => onPick(card)}
            testID={`draw-${card}`}
          >
            <SamCardFace card={card} size={62} profile={table.profile} decorative />
          </FaceButton>
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  picker: { gap: SPACE.md },
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.sm },
});

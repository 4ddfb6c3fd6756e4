import { StyleSheet, View } from 'react-native';

import type { DrawItem, GameRequest } from '@/engine/events/types';
import type { Table } from '@/engine/table/state';
import { useT } from '@/i18n';

import { Button, Text } from '../base';
import { SPACE } from '../theme';
import { DrawnStrip } from './DrawnStrip';
import { FaceGroups } from './FaceGroups';
import { mayGoBack } from './faces';
import { ObjectivePicker } from './ObjectivePicker';

export type DrawPickerProps = {
  readonly request: GameRequest;
  /** What the pieces come out of. */
  readonly table: Table;
  readonly onPick: (item: DrawItem) => void;
  readonly onLater?: () => void;
  /** What came out for this request already. */
  readonly drawn?: readonly DrawItem[];
};

const NONE: readonly DrawItem[] = [];

/** What came out of a bag or off a pile: one tap a piece, in the order they came. */
export function DrawPicker({ request, table, onPick, onLater, drawn = NONE }: DrawPickerProps) {
  const t = useT();
  const { pile, count } = request;
  const all = drawn.length + count;
  const progress = t('picker.progress', { n: Math.min(drawn.length + 1, all), count: all });
  const isObjective = pile === 'objectives' || pile === 'startingObjectives';
  return (
    <View style={styles.picker} testID="draw-picker">
      <View style={styles.head}>
        <Text kind="subheading" style={styles.words}>
          {t(`picker.title.${pile}`)}
        </Text>
        {all > 1 ? (
          <Text kind="figure" color="goldText" aria-live="polite" style={styles.progress}>
            {progress}
          </Text>
        ) : null}
      </View>
      <DrawnStrip pile={pile} items={drawn} profile={table.profile} />
      {isObjective ? (
        <ObjectivePicker request={request} table={table} onPick={onPick} />
      ) : (
        <FaceGroups request={request} table={table} onPick={onPick} />
      )}
      {mayGoBack(table, request) ? (
        <Text kind="second" color="soft">
          {t('picker.goesBack')}
        </Text>
      ) : null}
      {onLater === undefined ? null : (
        <Button
          small
          kind="quiet"
          icon="clock"
          label={t('picker.later')}
          hint={t('picker.laterHint')}
          onPress={onLater}
          testID="draw-later"
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  picker: { gap: SPACE.sm },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.md },
  words: { flexGrow: 1, flexShrink: 1 },
  progress: { flexShrink: 0 },
});

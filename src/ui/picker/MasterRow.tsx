import { Pressable, StyleSheet, View } from 'react-native';

import type { MasterId } from '@/box/stationMasters';
import { useT } from '@/i18n';

import { Text } from '../base';
import { RADIUS, SPACE, useTheme } from '../theme';
import { masterLine, MasterSign } from './MasterSign';

export type MasterRowProps = {
  readonly master: MasterId;
  readonly disabled: boolean;
  readonly onPress: () => void;
  readonly testID: string;
};

/** A station master with both halves in words. */
export function MasterRow({ master, disabled, onPress, testID }: MasterRowProps) {
  const t = useT();
  const { colors } = useTheme();
  return (
    <Pressable
      role="button"
      aria-label={t('board.master', { master })}
      aria-disabled={disabled}
      disabled={disabled}
      onPress={onPress}
      testID={testID}
      style={({ pressed }) => [
        styles.row,
        { backgroundColor: colors.card, borderColor: pressed ? colors.gold : colors.line },
        pressed ? styles.pressed : null,
        disabled ? styles.gone : null,
      ]}
    >
      <MasterSign master={master} />
      <View style={styles.words}>
        <Text kind="strong">{t(`terms.master.${master}`)}</Text>
        <Text kind="second" color="soft">
          {masterLine(t, master)}
        </Text>
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.md,
    borderWidth: 1,
    borderRadius: RADIUS.md,
    padding: SPACE.sm,
  },
  words: { flex: 1 },
  pressed: { opacity: 0.7 },
  gone: { opacity: 0.35 },
});

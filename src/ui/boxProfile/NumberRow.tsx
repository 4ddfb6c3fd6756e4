import { StyleSheet, View } from 'react-native';

import { useT } from '@/i18n';

import { IconButton, Text } from '../base';
import { SPACE } from '../theme';

export type NumberRowProps = {
  readonly name: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
  readonly testID?: string;
};

/** A number with less and more. */
export function NumberRow({ name, value, least, most, onChange, testID }: NumberRowProps) {
  const t = useT();
  return (
    <View style={styles.row} testID={testID}>
      <Text kind="strong" style={styles.name}>
        {name}
      </Text>
      <IconButton
        framed
        icon="minus"
        label={t('box.less', { name })}
        disabled={value <= least}
        onPress={() => onChange(value - 1)}
      />
      <Text kind="heading" heading={false} center style={styles.value}>
        {t.number(value)}
      </Text>
      <IconButton
        framed
        icon="plus"
        label={t('box.more', { name })}
        disabled={value >= most}
        onPress={() => onChange(value + 1)}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.sm },
  name: { flex: 1 },
  value: { minWidth: 44 },
});

import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { useT } from '@/i18n';

import { IconButton, Text } from '../base';
import { SPACE } from '../theme';

export type StepperProps = {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
  readonly children?: ReactNode;
};

/** A small number with less and more. */
export function Stepper({ label, value, max, onChange, children }: StepperProps) {
  const t = useT();
  return (
    <View style={styles.row}>
      {children}
      <Text style={styles.label}>{label}</Text>
      <View style={styles.buttons}>
        <IconButton
          framed
          icon="minus"
          label={t('picker.fewer', { what: label })}
          disabled={value <= 0}
          onPress={() => onChange(value - 1)}
        />
        <Text kind="subheading" heading={false} center style={styles.value} aria-label={`${label}: ${value}`}>
          {value}
        </Text>
        <IconButton
          framed
          icon="plus"
          label={t('picker.more', { what: label })}
          disabled={value >= max}
          onPress={() => onChange(value + 1)}
        />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.sm },
  label: { flexGrow: 1, flexShrink: 1, flexBasis: 90 },
  value: { minWidth: 28 },
  buttons: { flexDirection: 'row', alignItems: 'center', gap: SPACE.sm, marginLeft: 'auto' },
});

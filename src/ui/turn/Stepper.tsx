import { StyleSheet, View } from 'react-native';

import { useT } from '@/i18n';

import { IconButton, Text } from '../base';
import { SPACE } from '../theme';

export type StepperProps = {
  readonly label: string;
  readonly detail?: string;
  readonly value: number;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  /** The value as it is shown, when it is more than a number. */
  readonly shown?: string;
  readonly onChange: (value: number) => void;
  readonly testID?: string;
};

/** A number with one button to each side. */
export function Stepper({
  label,
  detail,
  value,
  min = -Infinity,
  max = Infinity,
  step = 1,
  shown,
  onChange,
  testID,
}: StepperProps) {
  const t = useT();
  return (
    <View style={styles.row}>
      <View style={styles.words}>
        <Text kind="strong">{label}</Text>
        {detail === undefined ? null : (
          <Text kind="second" color="soft">
            {detail}
          </Text>
        )}
      </View>
      <IconButton
        framed
        icon="minus"
        label={t('kansasCity.less', { what: label })}
        disabled={value - step < min}
        onPress={() => onChange(value - step)}
        testID={testID === undefined ? undefined : `${testID}-less`}
      />
      <Text kind="subheading" heading={false} center style={styles.value} aria-live="polite">
        {shown ?? t.number(value)}
      </Text>
      <IconButton
        framed
        icon="plus"
        label={t('kansasCity.moreOf', { what: label })}
        disabled={value + step > max}
        onPress={() => onChange(value + step)}
        testID={testID === undefined ? undefined : `${testID}-more`}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.sm, minHeight: 48 },
  words: { flex: 1 },
  value: { minWidth: 44 },
});

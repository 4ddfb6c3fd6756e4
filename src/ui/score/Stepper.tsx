import { useState } from 'react';
import { StyleSheet, TextInput, View } from 'react-native';

import { useT } from '@/i18n';

import { Button, IconButton } from '../base';
import { RADIUS, SPACE, TARGET, TYPE, useTextScale, useTheme } from '../theme';

export type StepperProps = {
  readonly name: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** Steps of ten as well, for totals. */
  readonly tens?: boolean;
  readonly testID?: string;
};

const LIMIT = 999;
const TEN = 10;

const within = (value: number): number => Math.max(-LIMIT, Math.min(LIMIT, value));

/** A whole number by taps, or typed. */
export function Stepper({ name, value, onChange, tens = false, testID }: StepperProps) {
  const t = useT();
  const { colors } = useTheme();
  const { scale } = useTextScale();
  const [typed, setTyped] = useState<string | null>(null);
  const step = (by: number) => {
    setTyped(null);
    onChange(within(value + by));
  };
  const type = (text: string) => {
    setTyped(text);
    const number = Number.parseInt(text.replace('−', '-'), 10);
    onChange(Number.isNaN(number) ? 0 : within(number));
  };
  return (
    <View style={styles.row}>
      {tens ? (
        <Button small label="−10" hint={t('score.lessTen', { name })} onPress={() => step(-TEN)} />
      ) : null}
      <IconButton framed icon="minus" label={t('score.less', { name })} onPress={() => step(-1)} />
      <TextInput
        aria-label={name}
        value={typed ?? String(value)}
        onChangeText={type}
        onBlur={() => setTyped(null)}
        inputMode="numeric"
        keyboardType="numbers-and-punctuation"
        selectTextOnFocus
        maxLength={4}
        testID={testID}
        style={[
          styles.input,
          {
            color: colors.ink,
            backgroundColor: colors.card,
            borderColor: colors.line,
            fontFamily: TYPE.strong.fontFamily,
            fontSize: (tens ? TYPE.figure : TYPE.strong).fontSize * scale,
            width: (tens ? 96 : 64) * Math.min(scale, 1.4),
          },
        ]}
      />
      <IconButton framed icon="plus" label={t('score.more', { name })} onPress={() => step(1)} />
      {tens ? (
        <Button small label="+10" hint={t('score.moreTen', { name })} onPress={() => step(TEN)} />
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.xs },
  input: {
    minHeight: TARGET,
    borderWidth: 1,
    borderRadius: RADIUS.sm,
    paddingHorizontal: SPACE.sm,
    textAlign: 'center',
  },
});

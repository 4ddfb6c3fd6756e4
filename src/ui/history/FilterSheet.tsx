import { StyleSheet, View } from 'react-native';

import { useT } from '@/i18n';

import { Button, Segmented, Sheet, Text } from '../base';
import { SPACE } from '../theme';
import { filterOptions, NO_CHOICE, type Choice } from './filter';

export type FilterSheetProps = {
  readonly choice: Choice;
  /** Without it the order of the list is not asked for. */
  readonly ordered?: boolean;
  readonly onChange: (choice: Choice) => void;
  readonly onClose: () => void;
};

type ChoiceRowProps<T extends string> = {
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
};

function ChoiceRow<T extends string>({ label, options, value, onChange }: ChoiceRowProps<T>) {
  return (
    <View style={styles.row}>
      <Text kind="strong">{label}</Text>
      <Segmented label={label} options={options} value={value} onChange={onChange} />
    </View>
  );
}

/** Which games are shown; every change counts at once. */
export function FilterSheet({ choice, ordered = true, onChange, onClose }: FilterSheetProps) {
  const t = useT();
  const options = filterOptions(t);
  return (
    <Sheet
      open
      title={t('history.filters')}
      closeLabel={t('common.close')}
      onClose={onClose}
      footer={
        <>
          <Button kind="primary" label={t('common.done')} onPress={onClose} testID="filters-done" />
          <Button
            small
            label={t('history.clear')}
            onPress={() => onChange({ ...NO_CHOICE, order: choice.order })}
          />
        </>
      }
    >
      <ChoiceRow
        label={t('history.difficulty')}
        options={options.difficulty}
        value={choice.difficulty}
        onChange={(difficulty) => onChange({ ...choice, difficulty })}
      />
      <ChoiceRow
        label={t('history.result')}
        options={options.result}
        value={choice.result}
        onChange={(result) => onChange({ ...choice, result })}
      />
      <ChoiceRow
        label={t('history.variant')}
        options={options.variant}
        value={choice.variant}
        onChange={(variant) => onChange({ ...choice, variant })}
      />
      <ChoiceRow
        label={t('history.period')}
        options={options.period}
        value={choice.period}
        onChange={(period) => onChange({ ...choice, period })}
      />
      {ordered ? (
        <ChoiceRow
          label={t('history.order')}
          options={options.order}
          value={choice.order}
          onChange={(order) => onChange({ ...choice, order })}
        />
      ) : null}
    </Sheet>
  );
}

const styles = StyleSheet.create({ row: { gap: SPACE.sm } });

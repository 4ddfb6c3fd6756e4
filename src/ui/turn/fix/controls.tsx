import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { Text } from '../../base';
import { SPACE } from '../../theme';
import { Chip } from '../Chip';
import type { Mark } from '../choice';
import { Stepper } from '../Stepper';
import { withCount } from './draft';

/** A part of a page under its name. */
export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <View style={styles.part}>
      <Text kind="subheading">{title}</Text>
      {children}
    </View>
  );
}

export type CountsProps<T extends string> = {
  readonly faces: readonly T[];
  readonly items: readonly T[];
  readonly name: (face: T) => string;
  readonly onChange: (items: readonly T[]) => void;
  readonly testID: string;
};

/** How many there are of each face. */
export function Counts<T extends string>({ faces, items, name, onChange, testID }: CountsProps<T>) {
  return (
    <View>
      {faces.map((face) => (
        <Stepper
          key={face}
          label={name(face)}
          value={items.filter((item) => item === face).length}
          min={0}
          testID={`${testID}-${face}`}
          onChange={(count) => onChange(withCount(items, face, count))}
        />
      ))}
    </View>
  );
}

export type PickProps<T> = {
  readonly options: readonly {
    readonly value: T;
    readonly title: string;
    readonly mark?: Mark;
    readonly on: boolean;
  }[];
  readonly onPick: (value: T) => void;
  readonly testID: string;
};

/** Things to choose from, the chosen ones framed. */
export function Pick<T extends string | number | null>({ options, onPick, testID }: PickProps<T>) {
  return (
    <View style={styles.grid}>
      {options.map(({ value, title, mark, on }) => (
        <View key={value ?? 'none'} style={styles.cell}>
          <Chip
            dense
            title={title}
            mark={mark}
            selected={on}
            testID={`${testID}-${value ?? 'none'}`}
            onPress={() => onPick(value)}
          />
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  part: { gap: SPACE.sm },
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.sm },
  cell: { flexGrow: 1 },
});

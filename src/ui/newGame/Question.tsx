import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { Segmented, Text, type SegmentedProps } from '../base';
import { SPACE } from '../theme';

export type QuestionProps = {
  readonly title: string;
  readonly detail?: string;
  readonly children: ReactNode;
};

/** One thing to choose, with what the choice means. */
export function Question({ title, detail, children }: QuestionProps) {
  return (
    <View style={styles.question}>
      <Text kind="subheading">{title}</Text>
      {children}
      {detail === undefined ? null : (
        <Text kind="second" color="soft">
          {detail}
        </Text>
      )}
    </View>
  );
}

/** A question answered by a few words side by side. */
export function ChoiceQuestion<T extends string>({
  detail,
  ...choice
}: SegmentedProps<T> & { readonly detail?: string }) {
  return (
    <Question title={choice.label} detail={detail}>
      <Segmented {...choice} />
    </Question>
  );
}

const styles = StyleSheet.create({
  question: { gap: SPACE.sm, marginTop: SPACE.sm },
});

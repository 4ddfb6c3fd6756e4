import { memo } from 'react';
import { StyleSheet, View, type LayoutChangeEvent } from 'react-native';

import type { RuleSection } from '@/i18n/rules';

import { Card, Text } from '../base';
import { SPACE, useTheme, type TypeName } from '../theme';
import { hits } from './search';

function Found({ text, query, kind }: { text: string; query: string; kind?: TypeName }) {
  const { colors } = useTheme();
  return (
    <Text kind={kind}>
      {hits(text, query).map((piece, index) =>
        piece.hit ? (
          <Text key={index} kind={kind} heading={false} style={{ backgroundColor: colors.trail }}>
            {piece.text}
          </Text>
        ) : (
          piece.text
        ),
      )}
    </Text>
  );
}

export type RuleTextProps = {
  readonly section: RuleSection;
  readonly query: string;
  /** The one that was asked for. */
  readonly marked: boolean;
  readonly onLayout: (id: RuleSection['id'], event: LayoutChangeEvent) => void;
};

/** One section of the rules. */
export const RuleText = memo(function RuleText({ section, query, marked, onLayout }: RuleTextProps) {
  return (
    <View onLayout={(event) => onLayout(section.id, event)} testID={`rule-${section.id}`}>
      <Card border={marked ? 'gold' : 'line'} strong={marked} style={styles.card}>
        <Found text={section.title} query={query} kind="heading" />
        {section.paragraphs.map((paragraph) => (
          <Found key={paragraph} text={paragraph} query={query} />
        ))}
      </Card>
    </View>
  );
});

const styles = StyleSheet.create({ card: { gap: SPACE.sm } });

import { StyleSheet } from 'react-native';

import type { Colour } from '@/engine/events/setup';
import { useT, type Translator } from '@/i18n';
import type { Line } from '@/i18n/samLines';

import { Text } from '../base';
import { usePaint } from '../pieces';
import { FONTS, type ColorName } from '../theme';

/** Sam's wooden pieces as the sentences name them: these words wear his colour. */
const piecesOf = (t: Translator, colour: Colour): readonly string[] => [
  t(`sam.herder.${colour}`),
  t(`sam.engine.${colour}`),
  t(`sam.disc.${colour}`),
];

export type MarkedProps = { readonly line: Line; readonly color?: ColorName };

/** An instruction with its key words in bold, Sam's pieces in his colour. */
export function Marked({ line, color = 'ink' }: MarkedProps) {
  const t = useT();
  const { sides } = usePaint();
  const pieces = piecesOf(t, sides.sam.name);
  return (
    <Text color={color} style={styles.line}>
      {t.parts(line.key, line.params).map(({ text, strong }, index) =>
        strong ? (
          <Text
            key={index}
            kind="strong"
            color={color}
            style={[styles.strong, pieces.includes(text) ? { color: sides.sam.edge } : null]}
          >
            {text}
          </Text>
        ) : (
          text
        ),
      )}
    </Text>
  );
}

const styles = StyleSheet.create({ line: { flexShrink: 1 }, strong: { fontFamily: FONTS.strong } });

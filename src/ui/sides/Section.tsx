import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { useT } from '@/i18n';

import { Card, Text } from '../base';
import { Glyph, type GlyphName } from '../pieces';
import { SPACE, useTextScale } from '../theme';

export type SectionProps = {
  readonly title: string;
  readonly note?: string;
  /** Says that there is none instead of an empty frame. */
  readonly empty?: boolean;
  readonly children?: ReactNode;
};

/** A part of a board with its name. */
export function Section({ title, note, empty = false, children }: SectionProps) {
  const t = useT();
  return (
    <Card style={styles.card}>
      <View style={styles.head}>
        <Text kind="subheading" style={styles.title}>
          {title}
        </Text>
        {note === undefined ? null : (
          <Text kind="second" color="soft">
            {note}
          </Text>
        )}
      </View>
      {empty ? (
        <Text kind="second" color="soft">
          {t('board.side.nothing')}
        </Text>
      ) : (
        children
      )}
    </Card>
  );
}

/** Pieces side by side, as many as fit. */
export const Pieces = ({ children }: { readonly children: ReactNode }) => (
  <View style={styles.pieces}>{children}</View>
);

export type Figure = {
  readonly glyph: GlyphName;
  readonly name: string;
  readonly value: string;
  readonly note?: string;
};

/** Room a number and its name need. */
const FIGURE = 100;

/** A few numbers with their names. */
export function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  const { scale } = useTextScale();
  return (
    <Card style={styles.figures}>
      {figures.map(({ glyph, name, value, note }) => (
        <View
          key={name}
          style={[styles.figure, { minWidth: FIGURE * scale }]}
          accessible
          role="img"
          aria-label={[name, value, note].join(' ').trim()}
        >
          <View style={styles.head}>
            <Glyph name={glyph} size={20} color="leather" />
            <Text kind="heading" heading={false}>
              {value}
            </Text>
          </View>
          <Text kind="small" color="soft">
            {note === undefined ? name : `${name} ${note}`}
          </Text>
        </View>
      ))}
    </Card>
  );
}

const styles = StyleSheet.create({
  card: { gap: SPACE.sm, padding: SPACE.md },
  head: { flexDirection: 'row', alignItems: 'center', gap: SPACE.sm },
  title: { flex: 1 },
  pieces: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.sm, alignItems: 'center' },
  figures: { flexDirection: 'row', flexWrap: 'wrap', padding: SPACE.md, rowGap: SPACE.md },
  figure: { flexGrow: 1, flexBasis: '30%', paddingRight: SPACE.sm },
});

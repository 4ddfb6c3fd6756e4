import { ScrollView, StyleSheet, View } from 'react-native';

import { useT } from '@/i18n';

import { Icon, Text } from '../base';
import { RADIUS, SPACE, useTheme } from '../theme';
import type { PutLine } from './placed';

/** More than this scrolls, so that the choices keep their room. */
const MOST = 190;

export type PutCardProps = {
  readonly lines: readonly PutLine[];
  /** It stands outside of what scrolls, so it does so itself. */
  readonly scrolls: boolean;
};

/** What the app drew in this turn and what slides: it stays until the turn is over. */
export function PutCard({ lines, scrolls }: PutCardProps) {
  const t = useT();
  const { colors } = useTheme();
  if (lines.length === 0) return null;
  const words = (
    <View role="status" aria-live="polite">
      {lines.map(({ id, key, params }) => (
        <Text key={id} style={styles.line}>
          {t.parts(key, params).map(({ text, strong }, index) =>
            strong ? (
              <Text key={index} kind="strong">
                {text}
              </Text>
            ) : (
              text
            ),
          )}
        </Text>
      ))}
    </View>
  );
  return (
    <View
      testID="put"
      role="group"
      aria-label={t('turn.put')}
      style={[styles.card, { backgroundColor: colors.card, borderColor: colors.gold }]}
    >
      <View style={styles.head}>
        <Icon name="hand" size={20} color="goldText" />
        <Text kind="secondStrong" color="goldText">
          {t('turn.put')}
        </Text>
      </View>
      {scrolls ? (
        <ScrollView tabIndex={0} aria-label={t('turn.put')} style={styles.most}>
          {words}
        </ScrollView>
      ) : (
        words
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  card: {
    borderWidth: 1.5,
    borderRadius: RADIUS.md,
    paddingHorizontal: SPACE.md,
    paddingVertical: SPACE.sm,
    gap: SPACE.xs,
  },
  head: { flexDirection: 'row', alignItems: 'center', gap: SPACE.sm },
  most: { maxHeight: MOST },
  line: { paddingVertical: 1 },
});

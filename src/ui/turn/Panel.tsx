import { useEffect, useRef, type ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import { useT } from '@/i18n';

import { Text } from '../base';
import { SPACE, useTextScale } from '../theme';
import { usePutLines } from './placed';
import { PutCard } from './PutCard';

export type PanelProps = {
  readonly title: string;
  /** At the right of the title: what there is to spend. */
  readonly purse?: string;
  readonly children?: ReactNode;
  /** Stays at the thumb. */
  readonly footer?: ReactNode;
};

/** Large words take the question along when they scroll. */
const SCROLLS_FROM = 1.3;

/** What is to be done now: a question, ways to answer it, the main button at the thumb. */
export function Panel({ title, purse, children, footer }: PanelProps) {
  const t = useT();
  const { scale } = useTextScale();
  const lines = usePutLines(t);
  const scroll = useRef<ScrollView>(null);
  const head = (
    <View style={styles.head}>
      <Text kind="heading" style={styles.title}>
        {title}
      </Text>
      {purse === undefined ? null : (
        <Text kind="strong" color="soft">
          {purse}
        </Text>
      )}
    </View>
  );
  const large = scale > SCROLLS_FROM;
  const count = lines.length;
  useEffect(() => {
    if (large && count > 0) scroll.current?.scrollTo({ y: 0, animated: false });
  }, [large, count]);
  return (
    <View style={styles.panel}>
      {large ? null : head}
      <ScrollView ref={scroll} style={styles.scroll} keyboardShouldPersistTaps="handled">
        {large ? head : null}
        <View style={styles.content}>
          {large ? <PutCard lines={lines} scrolls={false} /> : null}
          {children}
        </View>
      </ScrollView>
      <View style={styles.foot}>
        {large ? null : <PutCard lines={lines} scrolls />}
        {footer === undefined ? null : <View style={styles.footer}>{footer}</View>}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { flex: 1, minHeight: 0 },
  head: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: SPACE.md,
    paddingHorizontal: SPACE.lg,
    paddingTop: SPACE.sm,
    paddingBottom: SPACE.sm,
  },
  title: { flexGrow: 1, flexShrink: 1 },
  scroll: { flex: 1 },
  content: { paddingHorizontal: SPACE.lg, paddingBottom: SPACE.lg, gap: SPACE.md },
  foot: { paddingHorizontal: SPACE.lg },
  footer: { paddingVertical: SPACE.sm, gap: SPACE.sm },
});

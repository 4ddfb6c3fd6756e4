import { Pressable, StyleSheet, View } from 'react-native';

import { CATEGORIES, type Category } from '@/engine/score/types';
import { useT } from '@/i18n';

import { Card, Text } from '../base';
import { usePaint } from '../pieces';
import { SPACE, TARGET, useTextScale } from '../theme';

export type ScoreTableProps = {
  /** The 11 categories in order; null when only the total is known. */
  readonly player: readonly number[] | null;
  readonly sam: readonly number[];
  readonly onPress?: (category: Category) => void;
};

type Rank = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11;

/** The words of a category. */
export const categoryKey = (category: Category): `terms.score.${Rank}` =>
  `terms.score.${(CATEGORIES.indexOf(category) + 1) as Rank}`;

/** The 11 rows of both sides as bars that grow away from the middle. */
export function ScoreTable({ player, sam, onPress }: ScoreTableProps) {
  const most = Math.max(1, ...(player ?? []), ...sam);
  return (
    <Card style={styles.card}>
      {CATEGORIES.map((category, index) => (
        <ScoreRow
          key={category}
          category={category}
          player={player?.[index] ?? null}
          sam={sam[index] ?? 0}
          most={most}
          onPress={onPress}
        />
      ))}
    </Card>
  );
}

type ScoreRowProps = Pick<ScoreTableProps, 'onPress'> & {
  readonly category: Category;
  readonly player: number | null;
  readonly sam: number;
  /** The longest bar. */
  readonly most: number;
};

const lengthOf = (vp: number | null, most: number): `${number}%` =>
  `${Math.round((Math.max(0, vp ?? 0) / most) * 100)}%`;

function ScoreRow({ category, player, sam, most, onPress }: ScoreRowProps) {
  const t = useT();
  const { sides } = usePaint();
  const { scale } = useTextScale();
  const name = t(categoryKey(category));
  const mine = player === null ? '–' : t.number(player);
  const bar = (vp: number | null, fill: string, edge: string) => ({
    width: lengthOf(vp, most),
    backgroundColor: fill,
    borderColor: edge,
    borderWidth: (vp ?? 0) > 0 && fill !== edge ? 1 : 0,
  });
  return (
    <Pressable
      role={onPress === undefined ? undefined : 'button'}
      disabled={onPress === undefined}
      aria-label={t('score.row', { name, player: mine, sam })}
      accessibilityHint={onPress === undefined ? undefined : t('score.rowHint')}
      onPress={() => onPress?.(category)}
      testID={`score-${category}`}
      style={({ pressed }) => [
        styles.row,
        scale > LARGE ? styles.wrapped : null,
        pressed ? styles.pressed : null,
      ]}
    >
      <View style={scale > LARGE ? styles.above : styles.name}>
        <Text>{name}</Text>
      </View>
      <View style={[styles.half, styles.left]}>
        <View style={[styles.bar, styles.leftBar, bar(player, sides.player.fill, sides.player.edge)]} />
      </View>
      <Text kind="strong" style={[styles.number, styles.mine]}>
        {mine}
      </Text>
      <Text kind="strong" style={[styles.number, { color: sides.sam.edge }]}>
        {t.number(sam)}
      </Text>
      <View style={styles.half}>
        <View style={[styles.bar, styles.rightBar, bar(sam, sides.sam.fill, sides.sam.edge)]} />
      </View>
    </Pressable>
  );
}

const BAR = 14;
/** From this text size on the name stands above its bars. */
const LARGE = 1.2;

const styles = StyleSheet.create({
  card: { paddingVertical: SPACE.sm, paddingHorizontal: SPACE.md },
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.xs, minHeight: TARGET },
  pressed: { opacity: 0.6 },
  wrapped: { flexWrap: 'wrap', paddingVertical: SPACE.xs },
  name: { flexBasis: '45%', flexShrink: 1 },
  above: { flexBasis: '100%' },
  half: { flex: 1, flexDirection: 'row' },
  left: { justifyContent: 'flex-end' },
  bar: { height: BAR },
  leftBar: { borderTopLeftRadius: BAR / 2, borderBottomLeftRadius: BAR / 2 },
  rightBar: { borderTopRightRadius: BAR / 2, borderBottomRightRadius: BAR / 2 },
  number: { minWidth: 34 },
  mine: { textAlign: 'right', marginRight: SPACE.xs },
});

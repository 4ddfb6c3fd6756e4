import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { CATEGORIES } from '@/engine/score/types';
import { useT } from '@/i18n';

import { Button, Card, Screen, Segmented, Text } from '../base';
import { play } from '../game/table';
import { SPACE, useTextScale } from '../theme';
import { categoryKey } from './ScoreTable';
import { Stepper } from './Stepper';

export type ScoreEntryProps = {
  readonly samTotal: number;
  /** What to begin with: the app's own count, when it kept one. */
  readonly categories?: readonly number[] | null;
  readonly total?: number;
  readonly back: { readonly label: string; readonly onPress: () => void };
  readonly onKept?: () => void;
};

/** From this text size on a name stands above its number. */
const LARGE = 1.2;

type Way = 'total' | 'rows';

const NOTHING = CATEGORIES.map(() => 0);

/** The player's own count: the total, or all 11 categories. */
export function ScoreEntry({ samTotal, categories = null, total = 0, back, onKept }: ScoreEntryProps) {
  const t = useT();
  const { scale } = useTextScale();
  const [way, setWay] = useState<Way>(categories === null ? 'total' : 'rows');
  const [sum, setSum] = useState(total);
  const [rows, setRows] = useState<readonly number[]>(categories ?? NOTHING);
  const counted = rows.reduce((all, vp) => all + vp, 0);
  const keep = async () => {
    const kept = await play(
      way === 'total'
        ? { type: 'finalScore', total: sum }
        : { type: 'finalScore', total: counted, categories: rows },
    );
    if (kept) onKept?.();
  };
  return (
    <Screen
      title={t('score.enterTitle')}
      back={back}
      footer={
        <Button kind="primary" label={t('score.keep')} onPress={() => void keep()} testID="keep-score" />
      }
    >
      <Text>{t('score.enterText', { n: samTotal })}</Text>
      <Segmented
        label={t('score.enterHow')}
        value={way}
        onChange={setWay}
        options={[
          { value: 'total', label: t('score.enterTotal') },
          { value: 'rows', label: t('score.enterRows') },
        ]}
      />
      {way === 'total' ? (
        <Card style={styles.total}>
          <Text kind="subheading">{t('score.yourTotal')}</Text>
          <Stepper tens name={t('score.yourTotal')} value={sum} onChange={setSum} testID="score-total" />
        </Card>
      ) : (
        <Card style={styles.rows}>
          {CATEGORIES.map((category, index) => {
            const name = t(categoryKey(category));
            return (
              <View key={category} style={styles.row}>
                <Text style={scale > LARGE ? styles.above : styles.name}>{name}</Text>
                <Stepper
                  name={name}
                  value={rows[index] ?? 0}
                  onChange={(vp) => setRows(rows.map((old, at) => (at === index ? vp : old)))}
                  testID={`enter-${category}`}
                />
              </View>
            );
          })}
          <View style={styles.row}>
            <Text kind="subheading" heading={false} style={styles.name}>
              {t('terms.score.total')}
            </Text>
            <Text kind="figure" testID="entered-total">
              {t.number(counted)}
            </Text>
          </View>
        </Card>
      )}
    </Screen>
  );
}

const styles = StyleSheet.create({
  total: { gap: SPACE.md, alignItems: 'center' },
  rows: { gap: SPACE.sm },
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.sm },
  name: { flex: 1, minWidth: 120 },
  above: { flexBasis: '100%' },
});

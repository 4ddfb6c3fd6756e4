import { StyleSheet, View } from 'react-native';

import { DIFFICULTIES, type Difficulty } from '@/box/kinds';
import { LEVEL } from '@/box/samCards';
import type { CityId } from '@/box/railroad';
import { useT } from '@/i18n';

import { Card, Text } from '../base';
import { SPACE, useTheme } from '../theme';
import { samWorkers } from './choices';

export type LevelCardsProps = {
  readonly value: Difficulty;
  readonly city: CityId;
  readonly onChange: (difficulty: Difficulty) => void;
};

/** The three levels, each with what it changes in words and numbers. */
export function LevelCards({ value, city, onChange }: LevelCardsProps) {
  const t = useT();
  const { colors } = useTheme();
  return (
    <View role="radiogroup" aria-label={t('terms.difficulty')} style={styles.cards}>
      {DIFFICULTIES.map((difficulty) => {
        const selected = difficulty === value;
        const { cards, firstCity } = LEVEL[difficulty];
        const name = t(`home.difficulty.${difficulty}`);
        const words = t(`newGame.level.${difficulty}`);
        const facts = t('newGame.facts', {
          cards: cards.length,
          workers: samWorkers(difficulty),
          city: selected ? city : firstCity,
        });
        return (
          <Card
            key={difficulty}
            role="radio"
            selected={selected}
            strong={selected}
            border={selected ? 'red' : 'line'}
            label={`${name}: ${words}. ${facts}`}
            onPress={() => onChange(difficulty)}
            testID={`level-${difficulty}`}
            style={styles.card}
          >
            <View style={styles.row}>
              <View style={styles.words}>
                <Text kind="heading" heading={false}>
                  {name}
                </Text>
                <Text kind="second">{words}</Text>
                <Text kind="second" color="soft">
                  {facts}
                </Text>
              </View>
              <View
                style={[
                  styles.dot,
                  { borderColor: selected ? colors.red : colors.line },
                  selected ? { backgroundColor: colors.red } : null,
                ]}
              />
            </View>
          </Card>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  cards: { gap: SPACE.sm },
  card: { paddingVertical: SPACE.md },
  row: { flexDirection: 'row', alignItems: 'flex-start', gap: SPACE.md },
  words: { flex: 1, gap: 2 },
  dot: { width: 22, height: 22, borderRadius: 11, borderWidth: 2, marginTop: 2 },
});

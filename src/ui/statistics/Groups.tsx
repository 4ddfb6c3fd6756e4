import { StyleSheet, View } from 'react-native';

import { DIFFICULTIES, WORKERS } from '@/box/kinds';
import { useT } from '@/i18n';
import type { Statistics } from '@/store/library';

import { Card, Text } from '../base';
import { ShareBar } from '../charts';
import { WorkerTile } from '../pieces';
import { SPACE } from '../theme';

/** Wins, means and the best score of each level. */
export function ByDifficulty({ figures }: { readonly figures: Statistics }) {
  const t = useT();
  const groups = DIFFICULTIES.flatMap(
    (difficulty) => figures.byDifficulty.find((group) => group.difficulty === difficulty) ?? [],
  );
  return (
    <Card style={styles.card}>
      <Text kind="subheading">{t('statistics.byDifficulty')}</Text>
      {groups.map(({ difficulty, games, won, tied, averagePlayer, averageSam, best }) => {
        const line = t('statistics.difficultyLine', {
          games,
          won,
          player: Math.round(averagePlayer),
          sam: Math.round(averageSam),
          best,
        });
        return (
          <View key={difficulty} style={styles.group}>
            <Text kind="strong">{t(`terms.difficulty.${difficulty}`)}</Text>
            <ShareBar label={line} won={won} tied={tied} lost={games - won - tied} />
            <Text kind="second" color="soft">
              {line}
            </Text>
          </View>
        );
      })}
    </Card>
  );
}

/** How often the player won against each specialization of Sam. */
export function BySpecialization({ figures }: { readonly figures: Statistics }) {
  const t = useT();
  const groups = WORKERS.flatMap(
    (kind) => figures.bySpecialization.find(({ specialization }) => specialization === kind) ?? [],
  );
  if (groups.length === 0) return null;
  return (
    <Card style={styles.card}>
      <Text kind="subheading">{t('statistics.bySpecialization')}</Text>
      <Text kind="second" color="soft">
        {t('statistics.specializationNote')}
      </Text>
      {groups.map(({ specialization, games, won, tied, averagePlayer, averageSam }) => {
        const line = `${t('statistics.wonOf', { won, n: games })} · ${t('statistics.meanPair', {
          player: Math.round(averagePlayer),
          sam: Math.round(averageSam),
        })}`;
        return (
          <View key={specialization} style={styles.worker}>
            <WorkerTile kind={specialization} size={40} decorative />
            <View style={[styles.group, styles.fill]}>
              <Text kind="strong">{t(`terms.kind.${specialization}`)}</Text>
              <ShareBar label={line} won={won} tied={tied} lost={games - won - tied} />
              <Text kind="second" color="soft">
                {line}
              </Text>
            </View>
          </View>
        );
      })}
    </Card>
  );
}

const styles = StyleSheet.create({
  card: { gap: SPACE.md },
  group: { gap: SPACE.xs },
  worker: { flexDirection: 'row', alignItems: 'center', gap: SPACE.md },
  fill: { flex: 1 },
});

import { StyleSheet, View } from 'react-native';

import { useT } from '@/i18n';
import type { Statistics } from '@/store/library';

import { Card, Text } from '../base';
import { ShareBar } from '../charts';
import { SPACE } from '../theme';

type FigureProps = { readonly name: string; readonly value: string; readonly note?: string };

function Figure({ name, value, note }: FigureProps) {
  return (
    <Card style={styles.figure}>
      <Text kind="second" color="soft">
        {name}
      </Text>
      <Text kind="figure">{value}</Text>
      {note === undefined ? null : (
        <Text kind="second" color="soft">
          {note}
        </Text>
      )}
    </Card>
  );
}

/** The numbers people ask for first. */
export function Figures({ figures }: { readonly figures: Statistics }) {
  const t = useT();
  const { games, won, tied, lost, streak, played, averagePlayer, averageSam, best } = figures;
  const whole = (value: number) => t.number(Math.round(value));
  const results = [
    `${t('history.result.won')}: ${t.number(won)}`,
    `${t('history.result.tied')}: ${t.number(tied)}`,
    `${t('history.result.lost')}: ${t.number(lost)}`,
  ].join(' · ');
  return (
    <>
      <View style={styles.figures}>
        <Figure name={t('statistics.games')} value={t.number(games)} />
        <Figure
          name={t('statistics.won')}
          value={t.number(won)}
          note={t('statistics.share', { percent: Math.round((won / games) * 100) })}
        />
        <Figure
          name={t('statistics.streak')}
          value={t.number(streak.now)}
          note={t('statistics.streakBest', { n: streak.best })}
        />
        <Figure
          name={t('statistics.mean')}
          value={`${whole(averagePlayer)} : ${whole(averageSam)}`}
          note={`${t('common.you')} : ${t('common.sam')}`}
        />
        <Figure
          name={t('statistics.best')}
          value={best === null ? '–' : t.number(best.player)}
          note={best === null ? undefined : t.date(best.finished)}
        />
        <Figure
          name={t('statistics.time')}
          value={t.duration(played)}
          note={t('statistics.timeMean', { time: t.duration(played / games) })}
        />
      </View>
      <Card style={styles.results}>
        <Text kind="subheading">{t('statistics.results')}</Text>
        <ShareBar label={results} won={won} tied={tied} lost={lost} />
        <Text kind="second" color="soft">
          {results}
        </Text>
      </Card>
    </>
  );
}

const styles = StyleSheet.create({
  figures: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.sm },
  figure: { flexGrow: 1, flexBasis: '45%', minWidth: 130, padding: SPACE.md },
  results: { gap: SPACE.sm },
});

import { router, useFocusEffect } from 'expo-router';
import { useCallback, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { useT } from '@/i18n';
import { scoreSheets, statistics, type Statistics, type TrendPoint } from '@/store/library';
import { giveFile } from '@/store/transfer';

import { Button, Card, Empty, IconButton, Row, Rule, Text } from '../base';
import { filterOf, filtersOn, isNarrow, NO_CHOICE, type Choice } from '../history/filter';
import { FilterSheet } from '../history/FilterSheet';
import { PageScreen } from '../shell';
import { SPACE, useWide } from '../theme';
import { csvOf } from './csv';
import { Figures } from './Figures';
import { ByDifficulty, BySpecialization } from './Groups';
import { CategoriesChart, DistributionChart, TrendChart } from './StatisticsCharts';

const WIDE_COLUMN = 960;

const toGame = ({ id }: TrendPoint): void => router.push({ pathname: '/finished/[id]', params: { id } });

function Records({ figures }: { readonly figures: Statistics }) {
  const t = useT();
  const { best, highestWin, worstDefeat } = figures;
  const records = [
    ['statistics.best', best],
    ['statistics.highestWin', highestWin],
    ['statistics.worstDefeat', worstDefeat],
  ] as const;
  return (
    <Card style={styles.list}>
      <Text kind="subheading">{t('statistics.records')}</Text>
      {records.map(([key, point]) =>
        point === null ? null : (
          <View key={key}>
            <Rule />
            <Row
              title={t(key)}
              detail={t.date(point.finished)}
              value={`${t.number(point.player)} : ${t.number(point.sam)}`}
              onPress={() => toGame(point)}
            />
          </View>
        ),
      )}
    </Card>
  );
}

function Nothing({ narrow, onClear }: { readonly narrow: boolean; readonly onClear: () => void }) {
  const t = useT();
  if (narrow) {
    return (
      <Empty icon="search" title={t('history.noneTitle')} text={t('statistics.none')}>
        <Button label={t('history.clear')} onPress={onClear} />
      </Empty>
    );
  }
  return (
    <Empty icon="chart" title={t('shell.noStatisticsTitle')} text={t('shell.noStatisticsText')}>
      <Button kind="primary" label={t('home.newGame')} onPress={() => router.navigate('/new-game')} />
    </Empty>
  );
}

/** What a page of figures is made of, in one column or two. */
function Pages({ figures }: { readonly figures: Statistics }) {
  const t = useT();
  const wide = useWide();
  const several = figures.games > 1;
  const first = (
    <>
      <Figures figures={figures} />
      {several ? null : <Text color="soft">{t('statistics.oneGame')}</Text>}
      <ByDifficulty figures={figures} />
      {several ? <TrendChart figures={figures} /> : null}
    </>
  );
  const second = (
    <>
      {several ? <DistributionChart figures={figures} /> : null}
      <BySpecialization figures={figures} />
      <Records figures={figures} />
    </>
  );
  return (
    <>
      <View style={wide ? styles.columns : styles.column}>
        <View style={wide ? styles.half : styles.column}>{first}</View>
        <View style={wide ? styles.half : styles.column}>{second}</View>
      </View>
      <CategoriesChart figures={figures} />
    </>
  );
}

/** Figures and charts over all finished games, or those that pass a filter. */
export function StatisticsScreen() {
  const t = useT();
  const [choice, setChoice] = useState<Choice>(NO_CHOICE);
  const [figures, setFigures] = useState<Statistics | null>(null);
  const [filtering, setFiltering] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const on = filtersOn(choice);
  useFocusEffect(
    useCallback(() => {
      let alive = true;
      void statistics(filterOf(choice, Date.now())).then((read) => {
        if (!alive) return;
        if (read.ok) setFigures(read.value);
        else setFailure(t(`storage.error.${read.error.code}`));
      });
      return () => {
        alive = false;
      };
    }, [choice, t]),
  );
  const csv = async () => {
    const rows = await scoreSheets(filterOf(choice, Date.now()));
    if (!rows.ok) return setFailure(t(`storage.error.${rows.error.code}`));
    await giveFile({ name: 'ride-with-sam.csv', text: csvOf(rows.value), type: 'text/csv' }).catch(() =>
      setFailure(t('share.failed')),
    );
  };
  const some = figures !== null && figures.games > 0;
  return (
    <PageScreen
      title={t('shell.statistics')}
      subtitle={on === 0 ? undefined : t('history.filtersOn', { n: on })}
      width={WIDE_COLUMN}
      action={
        some || isNarrow(choice) ? (
          <IconButton
            framed
            icon="settings"
            label={t('history.filters')}
            onPress={() => setFiltering(true)}
            testID="filters"
          />
        ) : undefined
      }
    >
      {failure === null ? null : (
        <Text color="red" role="alert">
          {failure}
        </Text>
      )}
      {figures === null ? null : some ? (
        <>
          <Pages figures={figures} />
          <Button icon="download" label={t('statistics.csv')} onPress={() => void csv()} testID="csv" />
        </>
      ) : (
        <Nothing narrow={isNarrow(choice)} onClear={() => setChoice(NO_CHOICE)} />
      )}
      {filtering ? (
        <FilterSheet
          choice={choice}
          ordered={false}
          onChange={setChoice}
          onClose={() => setFiltering(false)}
        />
      ) : null}
    </PageScreen>
  );
}

const styles = StyleSheet.create({
  columns: { flexDirection: 'row', alignItems: 'flex-start', gap: SPACE.md },
  column: { gap: SPACE.md },
  half: { flex: 1, gap: SPACE.md },
  list: { paddingBottom: SPACE.xs },
});

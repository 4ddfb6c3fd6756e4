import { router } from 'expo-router';
import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Game } from '@/engine/events/types';
import { useT } from '@/i18n';
import type { OpenGame } from '@/store/game';
import { summaryOf, useFinished, type GameSummary } from '@/store/library';
import { useLog } from '@/store/log';

import { Button, Card, Empty, IconButton, Segmented, Text } from '../base';
import { LogView } from '../log';
import { SidesProvider } from '../pieces';
import { goBack, PageScreen } from '../shell';
import { SPACE } from '../theme';
import { ActionsSheet } from './ActionsSheet';
import { ChartsPart } from './ChartsPart';
import { NotThere } from './NotThere';
import { ScorePart } from './ScorePart';
import { useGames, useStored } from './useStored';
import { WordsSheet } from './WordsSheet';
import { nameOf } from './words';

export type FinishedScreenProps = { readonly id: string };

const PARTS = ['score', 'charts', 'log'] as const;
type Part = (typeof PARTS)[number];

/** What lists know of the game; read again after every change of the lists. */
function useSummary(id: string): GameSummary | null {
  const [summary, setSummary] = useState<GameSummary | null>(null);
  const lists = useFinished((state) => state.games);
  useEffect(() => {
    let alive = true;
    void summaryOf(id).then((read) => {
      if (alive && read.ok) setSummary(read.value);
    });
    return () => {
      alive = false;
    };
  }, [id, lists]);
  return summary;
}

function Log() {
  return <LogView log={useLog()} />;
}

function Charts({ open, game }: { readonly open: OpenGame; readonly game: Game }) {
  return <ChartsPart game={game} games={useGames(open)} />;
}

type PartsProps = {
  readonly open: OpenGame;
  readonly game: Game;
  readonly summary: GameSummary;
  readonly part: Part;
};

function PartOf({ open, game, summary, part }: PartsProps) {
  const t = useT();
  if (part === 'log') return <Log />;
  if (part === 'charts') return <Charts open={open} game={game} />;
  if (summary.status === 'playing') {
    return (
      <Empty icon="play" title={t('history.inPlay')} text={t('share.notFinished')}>
        <Button
          label={t('history.go')}
          onPress={() => router.push({ pathname: '/game/[id]', params: { id: summary.id } })}
        />
      </Empty>
    );
  }
  return (
    <>
      <ScorePart game={game} summary={summary} />
      {summary.note === '' ? null : (
        <Card>
          <Text kind="secondStrong" color="soft">
            {t('history.note')}
          </Text>
          <Text>{summary.note}</Text>
        </Card>
      )}
      {Object.keys(game.setup.profile).length === 0 ? null : <Text color="soft">{t('history.ownBox')}</Text>}
    </>
  );
}

/** One stored game: its score sheet, charts and log, and the ways to replay and share it. */
export function FinishedScreen({ id }: FinishedScreenProps) {
  const t = useT();
  const open = useStored(id);
  const summary = useSummary(id);
  const [part, setPart] = useState<Part>('score');
  const [sheet, setSheet] = useState<'actions' | 'words' | null>(null);
  if (open !== null && open.game === null) {
    return (
      <PageScreen title={t('home.finished')}>
        <NotThere open={open} />
      </PageScreen>
    );
  }
  if (open === null || open.game === null || summary === null)
    return <PageScreen title={t('home.finished')} />;
  const names = {
    score: t('history.sheet'),
    charts: t('history.charts'),
    log: t('history.log'),
  };
  return (
    <SidesProvider colours={open.game.setup.colours}>
      <PageScreen
        title={nameOf(t, summary)}
        subtitle={summary.name === '' ? undefined : t.date(summary.finished ?? summary.started)}
        scroll={part !== 'log'}
        action={
          <IconButton
            icon="more"
            framed
            label={t('history.actions', { name: nameOf(t, summary) })}
            onPress={() => setSheet('actions')}
            testID="game-actions"
          />
        }
        footer={
          <View style={styles.ways}>
            <Button
              icon="play"
              label={t('history.replay')}
              onPress={() => router.push({ pathname: '/finished/[id]/replay', params: { id } })}
              testID="to-replay"
              style={styles.way}
            />
            {summary.status === 'playing' ? null : (
              <Button
                kind="primary"
                icon="share"
                label={t('history.share')}
                onPress={() => router.push({ pathname: '/finished/[id]/share', params: { id } })}
                testID="to-share"
                style={styles.way}
              />
            )}
          </View>
        }
      >
        <Segmented
          label={nameOf(t, summary)}
          options={PARTS.map((value) => ({ value, label: names[value] }))}
          value={part}
          onChange={setPart}
        />
        <PartOf open={open} game={open.game} summary={summary} part={part} />
      </PageScreen>
      {sheet === 'actions' ? (
        <ActionsSheet
          game={summary}
          onWords={() => setSheet('words')}
          onDeleted={goBack}
          onClose={() => setSheet(null)}
        />
      ) : null}
      {sheet === 'words' ? <WordsSheet game={summary} onClose={() => setSheet(null)} /> : null}
    </SidesProvider>
  );
}

const styles = StyleSheet.create({
  ways: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.md },
  way: { flexGrow: 1, flexBasis: 'auto', minWidth: 140 },
});

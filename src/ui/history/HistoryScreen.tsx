import { router, useFocusEffect } from 'expo-router';
import { useCallback, useState } from 'react';
import { FlatList, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { useT } from '@/i18n';
import {
  loadFinished,
  loadMoreFinished,
  loadPlaying,
  undoDelete,
  useFinished,
  usePlaying,
  type GameSummary,
} from '@/store/library';

import { Button, Empty, IconButton, Notice, Text } from '../base';
import { PageScreen } from '../shell';
import { SPACE } from '../theme';
import { ActionsSheet } from './ActionsSheet';
import { offerUndo, useDeleted } from './deleted';
import { filterOf, isNarrow, NO_CHOICE, type Choice } from './filter';
import { FilterSheet } from './FilterSheet';
import { GameRow } from './GameRow';
import { ListHead } from './ListHead';
import { WordsSheet } from './WordsSheet';

const openFinished = ({ id }: GameSummary): void =>
  router.push({ pathname: '/finished/[id]', params: { id } });

const keyOf = ({ id }: GameSummary): string => id;

function NothingHere({ narrow, onClear }: { readonly narrow: boolean; readonly onClear: () => void }) {
  const t = useT();
  if (narrow) {
    return (
      <Empty icon="search" title={t('history.noneTitle')} text={t('history.noneText')}>
        <Button label={t('history.clear')} onPress={onClear} />
      </Empty>
    );
  }
  return (
    <Empty icon="trophy" title={t('shell.noFinishedTitle')} text={t('shell.noFinishedText')}>
      <Button kind="primary" label={t('home.newGame')} onPress={() => router.navigate('/new-game')} />
    </Empty>
  );
}

/** Every stored game: those in play, and the finished ones searched and filtered. */
export function HistoryScreen() {
  const t = useT();
  const insets = useSafeAreaInsets();
  const { games, count, status, error } = useFinished();
  const playing = usePlaying((state) => state.games);
  const [choice, setChoice] = useState<Choice>(NO_CHOICE);
  const [sheet, setSheet] = useState<'filters' | 'actions' | 'words' | null>(null);
  const [chosen, setChosen] = useState<GameSummary | null>(null);
  const deleted = useDeleted((state) => state.id);
  useFocusEffect(
    useCallback(() => {
      void loadFinished(filterOf(choice, Date.now()));
      void loadPlaying();
    }, [choice]),
  );
  const more = useCallback((game: GameSummary) => {
    setChosen(game);
    setSheet('actions');
  }, []);
  const close = () => setSheet(null);
  const narrow = isNarrow(choice);
  const some = count.games > 0 || narrow;
  return (
    <PageScreen
      title={t('home.finished')}
      subtitle={
        count.games > 0 ? t('home.finishedDetail', { games: count.games, won: count.won }) : undefined
      }
      scroll={false}
      action={
        some ? (
          <IconButton
            icon="chart"
            framed
            label={t('shell.statistics')}
            onPress={() => router.push('/statistics')}
            testID="to-statistics"
          />
        ) : undefined
      }
    >
      <FlatList
        style={styles.list}
        contentContainerStyle={{ paddingBottom: insets.bottom + SPACE.xl }}
        data={games}
        keyExtractor={keyOf}
        renderItem={({ item }) => <GameRow game={item} onOpen={openFinished} onMore={more} />}
        onEndReached={() => void loadMoreFinished()}
        onEndReachedThreshold={1}
        keyboardShouldPersistTaps="handled"
        ListHeaderComponent={
          <ListHead
            playing={playing}
            choice={choice}
            searchable={some}
            onChange={setChoice}
            onFilters={() => setSheet('filters')}
            onMore={more}
          />
        }
        ListEmptyComponent={
          status === 'ready' ? <NothingHere narrow={narrow} onClear={() => setChoice(NO_CHOICE)} /> : null
        }
        testID="finished-list"
      />
      {error === null ? null : (
        <Text color="red" role="alert">
          {t(`storage.error.${error.code}`)}
        </Text>
      )}
      {deleted === null ? null : (
        <View style={[styles.notice, { bottom: insets.bottom + SPACE.lg }]}>
          <Notice
            floating
            icon="trash"
            text={t('storage.deleted')}
            action={{
              label: t('storage.undoDelete'),
              onPress: () => {
                void undoDelete(deleted);
                offerUndo(null);
              },
            }}
            dismiss={{ label: t('common.ok'), onPress: () => offerUndo(null) }}
          />
        </View>
      )}
      {sheet === 'filters' ? <FilterSheet choice={choice} onChange={setChoice} onClose={close} /> : null}
      {sheet === 'actions' && chosen !== null ? (
        <ActionsSheet game={chosen} onWords={() => setSheet('words')} onClose={close} />
      ) : null}
      {sheet === 'words' && chosen !== null ? <WordsSheet game={chosen} onClose={close} /> : null}
    </PageScreen>
  );
}

const styles = StyleSheet.create({
  list: { flex: 1 },
  notice: { position: 'absolute', left: 0, right: 0 },
});

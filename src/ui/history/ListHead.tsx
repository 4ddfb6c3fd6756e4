import { router } from 'expo-router';
import { StyleSheet, View } from 'react-native';

import { useT } from '@/i18n';
import type { GameSummary } from '@/store/library';

import { Button, Field, Text } from '../base';
import { SPACE } from '../theme';
import { filtersOn, type Choice } from './filter';
import { PlayingRow } from './PlayingRow';

export type ListHeadProps = {
  readonly playing: readonly GameSummary[];
  readonly choice: Choice;
  /** Whether there is anything to search. */
  readonly searchable: boolean;
  readonly onChange: (choice: Choice) => void;
  readonly onFilters: () => void;
  readonly onMore: (game: GameSummary) => void;
};

const goOn = ({ id }: GameSummary): void => router.push({ pathname: '/game/[id]', params: { id } });

/** Above the finished games: those in play, the search and the filters. */
export function ListHead({ playing, choice, searchable, onChange, onFilters, onMore }: ListHeadProps) {
  const t = useT();
  const on = filtersOn(choice);
  return (
    <View style={styles.head}>
      {playing.length === 0 ? null : (
        <View>
          <Text kind="subheading" style={styles.title}>
            {t('history.inPlay')}
          </Text>
          {playing.map((game) => (
            <PlayingRow key={game.id} game={game} onOpen={goOn} onMore={onMore} />
          ))}
        </View>
      )}
      {searchable ? (
        <View style={styles.search}>
          {playing.length === 0 ? null : <Text kind="subheading">{t('history.finished')}</Text>}
          <Field
            icon="search"
            label={t('history.search')}
            clearLabel={t('rulesPage.clear')}
            value={choice.text}
            onChange={(text) => onChange({ ...choice, text })}
            testID="search-games"
          />
          <View style={styles.filters}>
            <Button
              small
              icon="settings"
              label={on === 0 ? t('history.filters') : t('history.filtersOn', { n: on })}
              onPress={onFilters}
              testID="filters"
            />
          </View>
        </View>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  head: { gap: SPACE.md, paddingBottom: SPACE.md },
  title: { marginBottom: SPACE.sm },
  search: { gap: SPACE.sm },
  filters: { flexDirection: 'row', gap: SPACE.sm },
});

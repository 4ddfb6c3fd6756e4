import { StyleSheet, View } from 'react-native';

import { useT } from '@/i18n';
import type { GameSummary } from '@/store/library';

import { Card, Icon, IconButton, Text } from '../base';
import { SPACE } from '../theme';
import type { GameRowProps } from './GameRow';

/** A game in play by its name, else by when it was begun. */
const nameOfPlaying = (begun: string, { name }: GameSummary): string => (name === '' ? begun : name);

/** A game in play: one tap goes on. */
export function PlayingRow({ game, onOpen, onMore }: GameRowProps) {
  const t = useT();
  const { difficulty, turn, mover, damage } = game;
  const name = nameOfPlaying(t.dateTime(game.started), game);
  const whereItStands =
    turn === 0 ? t('home.settingUp') : t('history.playingLine', { difficulty, turn, mover });
  const line = damage === null ? whereItStands : t('history.damaged');
  return (
    <View style={styles.row}>
      <Card
        label={t('history.playingRow', { name, line })}
        onPress={() => onOpen(game)}
        testID={`playing-${game.id}`}
        style={styles.card}
      >
        <Icon name={damage === null ? 'play' : 'warning'} color={damage === null ? 'red' : 'goldText'} />
        <View style={styles.words}>
          <Text kind="strong">{name}</Text>
          <Text kind="second" color="soft">
            {line}
          </Text>
        </View>
      </Card>
      <IconButton
        icon="more"
        label={t('history.actions', { name })}
        onPress={() => onMore(game)}
        testID={`more-${game.id}`}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', marginBottom: SPACE.sm },
  card: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: SPACE.md, padding: SPACE.md },
  words: { flex: 1 },
});

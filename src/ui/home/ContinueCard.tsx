import { router } from 'expo-router';
import { StyleSheet, View } from 'react-native';

import { useT } from '@/i18n';
import type { GameInPlay } from '@/store/home';

import { Button, Card, Progress, Text } from '../base';
import { SPACE } from '../theme';

/** Back to the table of a game. */
export const openGame = ({ id }: GameInPlay): void =>
  router.navigate({ pathname: '/game/[id]', params: { id } });

/** The game in play and the one tap back to it. */
export function ContinueCard({ game }: { readonly game: GameInPlay }) {
  const t = useT();
  const market =
    game.marketRow === null
      ? t('home.marketClosed')
      : t('home.market', { row: game.marketRow, rows: game.marketRows });
  const settingUp = game.turn === 0;
  return (
    <Card border="leather" floating style={styles.card}>
      <View style={styles.head}>
        <Text kind="heading" style={styles.title}>
          {t('home.yourGame')}
        </Text>
        <Text kind="second" color="soft">
          {t(`home.difficulty.${game.difficulty}`)}
        </Text>
      </View>
      <Text kind="second" color="soft">
        {settingUp ? t('home.settingUp') : t('home.state', { turn: game.turn, mover: game.mover, market })}
      </Text>
      {settingUp ? null : (
        <Progress value={game.marketRow ?? game.marketRows} max={game.marketRows} label={market} />
      )}
      <Button
        kind="primary"
        label={t('home.continue')}
        onPress={() => openGame(game)}
        testID="continue"
        style={styles.button}
      />
    </Card>
  );
}

const styles = StyleSheet.create({
  card: { gap: SPACE.sm },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between' },
  title: { flexShrink: 1 },
  button: { marginTop: SPACE.xs },
});

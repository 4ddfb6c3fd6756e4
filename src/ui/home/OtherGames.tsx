import { router } from 'expo-router';
import { Fragment } from 'react';
import { StyleSheet } from 'react-native';

import { useT } from '@/i18n';
import type { GameInPlay } from '@/store/home';

import { Card, Row, Rule } from '../base';
import { SPACE } from '../theme';
import { openGame } from './ContinueCard';

/** How many have room on Home; the list of games has them all. */
const SHOWN = 3;

/** Games begun earlier, one tap each; the rest is one page away. */
export function OtherGames({ games }: { readonly games: readonly GameInPlay[] }) {
  const t = useT();
  const hidden = games.length - SHOWN;
  if (games.length === 0) return null;
  return (
    <Card style={styles.rows}>
      {games.slice(0, SHOWN).map((game, index) => (
        <Fragment key={game.id}>
          {index === 0 ? null : <Rule />}
          <Row
            icon="play"
            title={t(`home.difficulty.${game.difficulty}`)}
            detail={
              game.turn === 0
                ? t('home.settingUp')
                : t('home.otherState', { turn: game.turn, mover: game.mover })
            }
            value={t('home.continue')}
            onPress={() => openGame(game)}
            testID={`continue-${game.id}`}
          />
        </Fragment>
      ))}
      {hidden <= 0 ? null : (
        <>
          <Rule />
          <Row
            title={t('home.moreGames', { n: hidden })}
            onPress={() => router.navigate('/finished')}
            testID="more-games"
          />
        </>
      )}
    </Card>
  );
}

const styles = StyleSheet.create({ rows: { paddingVertical: SPACE.xs } });

import { router } from 'expo-router';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { useT } from '@/i18n';
import { useHome } from '@/store/home';

import { Button } from '../base';
import { COLUMN, SPACE, useTheme } from '../theme';
import { ContinueCard } from './ContinueCard';
import { Hero } from './Hero';
import { HomeTile } from './HomeTile';
import { OtherGames } from './OtherGames';

/** The start: go on in one tap, or begin, look back, look up. */
export function HomeScreen() {
  const t = useT();
  const { colors } = useTheme();
  const insets = useSafeAreaInsets();
  const { inPlay, others, finished } = useHome();
  const startGame = () => router.navigate('/new-game');
  return (
    <View role="main" style={[styles.screen, { backgroundColor: colors.ground }]}>
      <ScrollView contentContainerStyle={{ paddingBottom: insets.bottom + SPACE.xl }}>
        <Hero tall={inPlay === null} />
        <View style={styles.center}>
          <View style={styles.column}>
            {inPlay === null ? null : <ContinueCard game={inPlay} />}
            <OtherGames games={others} />
            <Button
              kind={inPlay === null ? 'primary' : 'secondary'}
              label={t('home.newGame')}
              onPress={startGame}
              testID="new-game"
            />
            <View style={styles.tiles}>
              <HomeTile
                icon="trophy"
                title={t('home.finished')}
                detail={finished.games === 0 ? t('home.finishedNone') : t('home.finishedDetail', finished)}
                onPress={() => router.navigate('/finished')}
              />
              <HomeTile
                icon="book"
                title={t('home.rules')}
                detail={t('home.rulesDetail')}
                onPress={() => router.navigate('/rules')}
              />
              <HomeTile
                icon="box"
                title={t('home.box')}
                detail={t('home.boxDetail')}
                onPress={() => router.navigate('/box')}
              />
              <HomeTile
                icon="settings"
                title={t('home.settings')}
                detail={t('home.settingsDetail')}
                onPress={() => router.navigate('/settings')}
              />
            </View>
          </View>
        </View>
      </ScrollView>
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  center: { alignItems: 'center', paddingHorizontal: SPACE.lg, paddingTop: SPACE.md },
  column: { width: '100%', maxWidth: COLUMN, gap: SPACE.md },
  tiles: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.md },
});

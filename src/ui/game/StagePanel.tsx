import { StyleSheet, View } from 'react-native';

import type { Game } from '@/engine/events/types';
import { useT } from '@/i18n';

import { Button } from '../base';
import { SamTurn } from '../sam/SamTurn';
import { SPACE } from '../theme';
import { TurnPanel } from '../turn/TurnPanel';
import { showTable } from './table';

/** What is to be done now. */
export function StagePanel({ game }: { readonly game: Game }) {
  switch (game.stage.type) {
    case 'player':
      return <TurnPanel game={game} />;
    case 'sam':
      return <SamTurn game={game} />;
    case 'over':
      return <ToScore />;
    default:
      return null;
  }
}

/** The game is over and its table is looked at. */
function ToScore() {
  const t = useT();
  return (
    <View style={styles.over}>
      <Button kind="primary" testID="to-score" label={t('game.toScore')} onPress={() => showTable(false)} />
    </View>
  );
}

const styles = StyleSheet.create({ over: { flex: 1, justifyContent: 'flex-end', padding: SPACE.lg } });

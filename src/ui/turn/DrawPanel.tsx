import { ScrollView, StyleSheet } from 'react-native';

import type { Game } from '@/engine/events/types';

import { PANEL_ONLY, useShowOnMap } from '../game/mapMarks';
import { GameDrawPicker } from '../picker';
import { SPACE } from '../theme';

/** The table draws: tap what came. */
export function DrawPanel({ game }: { readonly game: Game }) {
  useShowOnMap(PANEL_ONLY);
  return (
    <ScrollView
      style={styles.panel}
      contentContainerStyle={styles.content}
      keyboardShouldPersistTaps="handled"
    >
      <GameDrawPicker game={game} />
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  panel: { flex: 1 },
  content: { padding: SPACE.lg, paddingTop: SPACE.sm },
});

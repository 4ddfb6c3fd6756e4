import { memo, useState } from 'react';
import { Pressable, StyleSheet, View, type TextStyle } from 'react-native';

import type { Game } from '@/engine/events/types';
import { isMessageKey, useT } from '@/i18n';
import { redo, undo, useGame } from '@/store/game';

import { Icon, IconButton, Text } from '../base';
import { RADIUS, SPACE, TARGET, TYPE, useTextScale, useTheme } from '../theme';
import { GameMenu } from './GameMenu';
import { deedOf, progressLine, stepWords } from './progress';

const TITLES = {
  setup: 'game.setup',
  player: 'game.yourTurn',
  sam: 'game.samTurn',
  over: 'game.over',
} as const;

const TITLE = { fontSize: 26, lineHeight: 32 } as const;
/** What is always there grows less than what is read: the room is needed below. */
const MOST = 1.4;

function useCalmSize(): (type: { readonly fontSize: number; readonly lineHeight: number }) => TextStyle {
  const { scale } = useTextScale();
  const grown = Math.min(scale, MOST);
  return ({ fontSize, lineHeight }) => ({ fontSize: fontSize * grown, lineHeight: lineHeight * grown });
}

/** Whose turn it is, how far the game has come, and the way back. */
export const GameHeader = memo(function GameHeader({ game }: { readonly game: Game }) {
  const t = useT();
  const [menu, setMenu] = useState(false);
  const size = useCalmSize();
  return (
    <View style={styles.header} role="banner">
      <View style={styles.row}>
        <Text kind="title" style={[styles.title, size(TITLE)]}>
          {t(TITLES[game.stage.type])}
        </Text>
        <UndoRedo />
        <IconButton icon="more" label={t('game.menu')} onPress={() => setMenu(true)} testID="menu" />
      </View>
      <Text kind="second" color="soft" testID="progress" style={size(TYPE.second)}>
        {progressLine(t, game)}
      </Text>
      {menu ? <GameMenu game={game} onClose={() => setMenu(false)} /> : null}
    </View>
  );
});

/** Undo says what it takes back; redo is there when there is something. */
function UndoRedo() {
  const t = useT();
  const { colors } = useTheme();
  const size = useCalmSize();
  const back = useGame((state) => state.undo);
  const forth = useGame((state) => state.redo);
  const key = `game.what.${deedOf(back)}`;
  const what = isMessageKey(key) ? t(key) : t('game.what.step');
  return (
    <>
      <Pressable
        role="button"
        aria-label={back === null ? t('game.undoNothing') : t('game.undoLabel', { what: stepWords(t, back) })}
        aria-disabled={back === null}
        disabled={back === null}
        onPress={() => void undo()}
        testID="undo"
        style={({ pressed }) => [
          styles.undo,
          { borderColor: colors.line, backgroundColor: colors.card },
          pressed || back === null ? styles.faint : null,
        ]}
      >
        <Icon name="undo" size={20} />
        {back === null ? null : (
          <Text kind="secondStrong" style={size(TYPE.secondStrong)}>
            {what}
          </Text>
        )}
      </Pressable>
      {forth === null ? null : (
        <IconButton
          framed
          icon="redo"
          label={t('game.redoLabel', { what: stepWords(t, forth) })}
          onPress={() => void redo()}
          testID="redo"
        />
      )}
    </>
  );
}

const styles = StyleSheet.create({
  header: { paddingHorizontal: SPACE.lg, paddingTop: SPACE.sm, paddingBottom: SPACE.sm },
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.sm },
  title: { flexGrow: 1, flexShrink: 1 },
  undo: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.xs,
    minHeight: TARGET,
    minWidth: TARGET,
    borderWidth: 1,
    borderRadius: RADIUS.md,
    paddingHorizontal: SPACE.md,
    justifyContent: 'center',
  },
  faint: { opacity: 0.5 },
});

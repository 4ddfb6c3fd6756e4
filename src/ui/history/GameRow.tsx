import { memo } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { useT } from '@/i18n';
import type { GameSummary } from '@/store/library';

import { Icon, IconButton, Text } from '../base';
import { RADIUS, SPACE, useTheme } from '../theme';
import { lineOf, nameOf, signed } from './words';

export type GameRowProps = {
  readonly game: GameSummary;
  readonly onOpen: (game: GameSummary) => void;
  readonly onMore: (game: GameSummary) => void;
};

/** One finished game: both totals, the margin, a mark for a win. */
export const GameRow = memo(function GameRow({ game, onOpen, onMore }: GameRowProps) {
  const t = useT();
  const { colors } = useTheme();
  const name = nameOf(t, game);
  const line = lineOf(t, game);
  const player = game.playerTotal ?? 0;
  const sam = game.samTotal ?? 0;
  const won = game.result === 'won';
  const day = game.name === '' ? null : t.date(game.finished ?? game.started);
  return (
    <View style={[styles.row, { backgroundColor: colors.card, borderColor: colors.line }]}>
      <Pressable
        role="button"
        aria-label={t('history.row', { name, result: game.result ?? 'tied', player, sam, line })}
        onPress={() => onOpen(game)}
        testID={`game-${game.id}`}
        style={({ pressed }) => [styles.main, pressed ? styles.pressed : null]}
      >
        <View style={[styles.mark, { backgroundColor: won ? colors.gold : colors.map }]}>
          <Icon name={won ? 'trophy' : 'sam'} color={won ? 'onGold' : 'soft'} />
        </View>
        <View style={styles.words}>
          <Text kind="strong" numberOfLines={2}>
            {name}
          </Text>
          {day === null ? null : (
            <Text kind="second" color="soft">
              {day}
            </Text>
          )}
          <Text kind="second" color="soft">
            {line}
          </Text>
          {game.note === '' ? null : (
            <Text kind="second" color="soft" numberOfLines={1}>
              {game.note}
            </Text>
          )}
        </View>
        <View style={styles.score}>
          <Text kind="heading" heading={false}>
            {`${t.number(player)} : ${t.number(sam)}`}
          </Text>
          <Text kind="secondStrong" color={won ? 'greenText' : 'soft'}>
            {signed(t, player - sam)}
          </Text>
        </View>
      </Pressable>
      <IconButton
        icon="more"
        label={t('history.actions', { name })}
        onPress={() => onMore(game)}
        testID={`more-${game.id}`}
      />
    </View>
  );
});

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    borderWidth: 1,
    borderRadius: RADIUS.lg,
    marginBottom: SPACE.sm,
  },
  main: {
    flex: 1,
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.md,
    paddingVertical: SPACE.md,
    paddingLeft: SPACE.md,
  },
  pressed: { opacity: 0.6 },
  mark: { width: 40, height: 40, borderRadius: 20, alignItems: 'center', justifyContent: 'center' },
  words: { flex: 1 },
  score: { alignItems: 'flex-end' },
});

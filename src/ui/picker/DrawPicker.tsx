import { Pressable, StyleSheet, View } from 'react-native';

import type { Game } from '@/engine/events/types';
import { isMessageKey, useT } from '@/i18n';

import { Text } from '../base';
import { useHaptic } from '../device';
import { play } from '../game/table';
import { RADIUS, SPACE, TARGET, useTheme } from '../theme';
import { FacePiece, faceName } from './FacePiece';
import { facesOf } from './faces';

/** What the table draws: a tap on the face that came out. */
export function DrawPicker({ game }: { readonly game: Game }) {
  const t = useT();
  const { colors } = useTheme();
  const haptic = useHaptic();
  const request = game.requests[0];
  if (request === undefined) return null;
  const { pile, count } = request;
  const ask = `sam.ask.${pile}`;
  return (
    <View style={styles.picker}>
      <Text kind="strong">{isMessageKey(ask) ? t(ask, { n: count }) : t(`terms.pile.${pile}`)}</Text>
      <Text kind="second" color="soft">
        {t('sam.ask.tap')}
      </Text>
      <View style={styles.faces}>
        {facesOf(game, request).map(({ face, left }) => (
          <Pressable
            key={String(face)}
            role="button"
            aria-label={`${faceName(t, game, pile, face)}, ${left}`}
            testID={`draw-${String(face)}`}
            onPress={() => {
              haptic();
              void play({ type: 'draw', pile, items: [face] });
            }}
            style={({ pressed }) => [
              styles.face,
              { backgroundColor: colors.card, borderColor: colors.line },
              pressed ? styles.pressed : null,
            ]}
          >
            <FacePiece game={game} pile={pile} face={face} />
            <Text kind="secondStrong" color="soft">
              {left}
            </Text>
          </Pressable>
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  picker: { gap: SPACE.xs, paddingVertical: SPACE.md },
  faces: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.sm, paddingTop: SPACE.xs },
  face: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.xs,
    minHeight: TARGET,
    minWidth: TARGET,
    borderWidth: 1,
    borderRadius: RADIUS.md,
    padding: SPACE.xs,
  },
  pressed: { opacity: 0.6 },
});

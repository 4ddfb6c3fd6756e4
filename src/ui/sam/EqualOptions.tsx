import { Pressable, StyleSheet, View } from 'react-native';

import type { SamStep } from '@/engine/sam/types';
import { useT } from '@/i18n';

import { Icon, Text } from '../base';
import { play } from '../game/table';
import { RADIUS, SPACE, TARGET, useTheme } from '../theme';
import { equalOptions } from './options';

/** A true tie: whichever the player likes better, the app's own pick marked. */
export function EqualOptions({ step }: { readonly step: SamStep }) {
  const t = useT();
  const { colors } = useTheme();
  const { decision } = step;
  if (decision === undefined) return null;
  return (
    <View style={styles.group}>
      <Text kind="second" color="soft">
        {t('sam.choice')}
      </Text>
      <View role="radiogroup" aria-label={t('sam.choice')} style={styles.chips}>
        {equalOptions(step).map(({ option, chosen, line }) => {
          const words = t(line.key, line.params);
          const mark = option === 0 ? t('sam.choice.default') : null;
          return (
            <Pressable
              key={option}
              role="radio"
              aria-checked={chosen}
              aria-label={mark === null ? words : t('samTurn.option', { option: words, mark })}
              disabled={chosen}
              onPress={() => void play({ type: 'samChoice', decision, option })}
              testID={`sam-choice-${option}`}
              style={({ pressed }) => [
                styles.chip,
                { backgroundColor: colors.card, borderColor: chosen ? colors.gold : colors.line },
                pressed ? styles.pressed : null,
              ]}
            >
              {chosen ? <Icon name="check" size={18} color="goldText" /> : null}
              <View style={styles.words}>
                <Text kind="secondStrong">{words}</Text>
                {mark === null ? null : (
                  <Text kind="small" color="soft">
                    {mark}
                  </Text>
                )}
              </View>
            </Pressable>
          );
        })}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  group: { gap: SPACE.xs, paddingBottom: SPACE.sm, paddingLeft: 42 },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.sm },
  chip: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.xs,
    minHeight: TARGET,
    maxWidth: '100%',
    borderWidth: 2,
    borderRadius: RADIUS.md,
    paddingHorizontal: SPACE.md,
    paddingVertical: SPACE.xs,
  },
  words: { flexShrink: 1 },
  pressed: { opacity: 0.6 },
});

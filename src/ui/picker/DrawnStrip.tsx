import { StyleSheet, View } from 'react-native';

import type { BoxProfile } from '@/box/profile';
import type { DrawItem, RequestPile } from '@/engine/events/types';
import { useT } from '@/i18n';

import { Text } from '../base';
import { SPACE } from '../theme';
import { PieceFace, pieceName } from './PieceFace';

export type DrawnStripProps = {
  readonly pile: RequestPile;
  readonly items: readonly DrawItem[];
  readonly profile: BoxProfile;
};

/** What came out so far, first one first; before that, what to do. */
export function DrawnStrip({ pile, items, profile }: DrawnStripProps) {
  const t = useT();
  const names = items.map((item) => pieceName(t, profile, pile, item));
  if (items.length === 0) {
    return (
      <View style={styles.strip}>
        <Text kind="second" color="soft">
          {t('picker.tap')}
        </Text>
      </View>
    );
  }
  return (
    <View style={styles.strip} role="status" aria-label={`${t('picker.drawn')}: ${names.join(' · ')}`}>
      <Text kind="second" color="soft">
        {t('picker.drawn')}
      </Text>
      {items.map((item, index) => (
        <PieceFace key={index} pile={pile} item={item} size={30} profile={profile} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  strip: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.sm, minHeight: 34 },
});

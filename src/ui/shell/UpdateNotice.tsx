import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { useT } from '@/i18n';

import { Notice } from '../base';
import { COLUMN, SPACE } from '../theme';
import { useAppUpdate } from './appUpdate';

/** Floats above the page when a newer version waits; the player decides when. */
export function UpdateNotice() {
  const t = useT();
  const insets = useSafeAreaInsets();
  const update = useAppUpdate();
  const [put, setPut] = useState(false);
  if (!update.ready || put) return null;
  return (
    <View
      style={[styles.place, { top: insets.top + SPACE.md }]}
      pointerEvents="box-none"
      testID="update-ready"
    >
      <View style={styles.column}>
        <Notice
          floating
          icon="download"
          text={t('shell.updateReady')}
          action={{ label: t('shell.updateNow'), onPress: update.apply }}
          dismiss={{ label: t('shell.later'), onPress: () => setPut(true) }}
        />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  place: { position: 'absolute', left: SPACE.lg, right: SPACE.lg, alignItems: 'center' },
  column: { width: '100%', maxWidth: COLUMN },
});

import { StyleSheet, View } from 'react-native';

import { useT } from '@/i18n';

import { Button, Text } from '../base';
import { SPACE } from '../theme';

export type ScoreFooterProps = {
  readonly filed: boolean;
  readonly onFile: () => void;
  readonly onReplay: () => void;
  readonly onShare: () => void;
};

/** Before filing: file it. After: see it again, or show it to others. */
export function ScoreFooter({ filed, onFile, onReplay, onShare }: ScoreFooterProps) {
  const t = useT();
  if (!filed) return <Button kind="primary" label={t('score.file')} onPress={onFile} testID="file-game" />;
  return (
    <View style={styles.foot}>
      <View role="status">
        <Text kind="second" color="soft" center>
          {t('score.filed')}
        </Text>
      </View>
      <View style={styles.row}>
        <Button style={styles.half} label={t('score.replay')} onPress={onReplay} testID="replay" />
        <Button
          style={styles.half}
          kind="primary"
          label={t('score.share')}
          onPress={onShare}
          testID="share"
        />
      </View>
    </View>
  );
}

export type SecondThoughtsProps = {
  /** The player's score was typed in. */
  readonly typed: boolean;
  readonly onTable: () => void;
  readonly onEnter: () => void;
};

/** Before the game is filed: look at the table again, or put the count right. */
export function SecondThoughts({ typed, onTable, onEnter }: SecondThoughtsProps) {
  const t = useT();
  return (
    <View style={styles.row}>
      <Button
        small
        kind="quiet"
        style={styles.within}
        label={t('score.table')}
        onPress={onTable}
        testID="look-at-table"
      />
      <Button
        small
        kind="quiet"
        style={styles.within}
        label={t(typed ? 'score.change' : 'score.differs')}
        onPress={onEnter}
        testID="enter-score"
      />
    </View>
  );
}

const styles = StyleSheet.create({
  foot: { gap: SPACE.xs },
  row: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: SPACE.sm },
  within: { maxWidth: '100%' },
  half: { flexGrow: 1, flexBasis: 'auto', minWidth: 140 },
});

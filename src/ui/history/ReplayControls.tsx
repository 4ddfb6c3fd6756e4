import { StyleSheet, View } from 'react-native';

import { useT } from '@/i18n';

import { IconButton, Text } from '../base';
import { SPACE } from '../theme';
import { Slider } from './Slider';

export type ReplayControlsProps = {
  readonly index: number;
  readonly last: number;
  /** What is shown, in words. */
  readonly title: string;
  readonly playing: boolean;
  readonly onGo: (index: number) => void;
  readonly onTurn: (by: 1 | -1) => void;
  readonly onPlay: () => void;
};

/** Slider, steps and play. */
export function ReplayControls({ index, last, title, playing, onGo, onTurn, onPlay }: ReplayControlsProps) {
  const t = useT();
  const first = index === 0;
  const end = index >= last;
  const place = t('history.replay.of', { n: index, all: last });
  return (
    <View>
      <View style={styles.words}>
        <Text kind="strong" testID="replay-title">
          {title}
        </Text>
        <Text kind="second" color="soft">
          {place}
        </Text>
      </View>
      <Slider
        label={t('history.replay.slider')}
        text={`${title}, ${place}`}
        value={index}
        max={last}
        onChange={onGo}
        testID="replay-slider"
      />
      <View style={styles.buttons}>
        <IconButton
          framed
          icon="turnBack"
          label={t('history.replay.turnBack')}
          disabled={first}
          onPress={() => onTurn(-1)}
          testID="turn-back"
        />
        <IconButton
          framed
          icon="back"
          label={t('history.replay.stepBack')}
          disabled={first}
          onPress={() => onGo(index - 1)}
          testID="step-back"
        />
        <IconButton
          framed
          color="red"
          icon={playing ? 'pause' : 'play'}
          label={t(playing ? 'history.replay.pause' : 'history.replay.play')}
          disabled={end && !playing}
          onPress={onPlay}
          testID="replay-play"
        />
        <IconButton
          framed
          icon="forward"
          label={t('history.replay.stepOn')}
          disabled={end}
          onPress={() => onGo(index + 1)}
          testID="step-on"
        />
        <IconButton
          framed
          icon="turnOn"
          label={t('history.replay.turnOn')}
          disabled={end}
          onPress={() => onTurn(1)}
          testID="turn-on"
        />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  words: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'baseline' },
  buttons: { flexDirection: 'row', justifyContent: 'space-between', gap: SPACE.xs },
});

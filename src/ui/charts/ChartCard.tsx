import { useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Rect } from 'react-native-svg';

import { useT } from '@/i18n';

import { Button, Card, Text } from '../base';
import { usePaint } from '../pieces';
import { SPACE, useTextScale } from '../theme';

export type ChartCardProps = {
  readonly title: string;
  readonly note?: string;
  /** Everything the picture shows, line by line, for those who do not see it. */
  readonly words: readonly string[];
  /** Fixed, or by the size of letters. */
  readonly height: number | ((unit: number) => number);
  /** Between title and picture. */
  readonly choice?: ReactNode;
  /** Whose is which; left out where the picture says so itself. */
  readonly legend?: boolean;
  readonly testID?: string;
  /** Draws the picture so wide; `unit` is the size of its letters. */
  readonly draw: (width: number, unit: number) => ReactNode;
};

export const LETTERS = 13;

function Legend() {
  const t = useT();
  const { sides } = usePaint();
  return (
    <View style={styles.legend} aria-hidden>
      <Svg width={16} height={16} viewBox="0 0 16 16">
        <Circle cx={8} cy={8} r={6} fill={sides.player.fill} stroke={sides.player.edge} strokeWidth={1.5} />
      </Svg>
      <Text kind="second">{t('common.you')}</Text>
      <View style={styles.gap} />
      <Svg width={16} height={16} viewBox="0 0 16 16">
        <Rect
          x={2.5}
          y={2.5}
          width={11}
          height={11}
          fill={sides.sam.fill}
          stroke={sides.sam.edge}
          strokeWidth={1.5}
        />
      </Svg>
      <Text kind="second">{t('common.sam')}</Text>
    </View>
  );
}

/** A chart with its title, whose is which, and the same in words. */
export function ChartCard({
  title,
  note,
  words,
  height: wanted,
  choice,
  legend = true,
  testID,
  draw,
}: ChartCardProps) {
  const t = useT();
  const { scale } = useTextScale();
  const [width, setWidth] = useState(0);
  const [asWords, setAsWords] = useState(false);
  const unit = LETTERS * Math.min(scale, 1.4);
  const height = typeof wanted === 'number' ? wanted : wanted(unit);
  return (
    <Card style={styles.card}>
      <Text kind="subheading">{title}</Text>
      {note === undefined ? null : (
        <Text kind="second" color="soft">
          {note}
        </Text>
      )}
      {choice}
      {legend && !asWords ? <Legend /> : null}
      <View onLayout={({ nativeEvent }) => setWidth(Math.floor(nativeEvent.layout.width))} testID={testID}>
        {asWords ? (
          words.map((line) => (
            <Text key={line} kind="second">
              {line}
            </Text>
          ))
        ) : (
          <View role="img" aria-label={[title, ...words].join('. ')} accessible style={{ minHeight: height }}>
            {width > 0 ? (
              <Svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden>
                {draw(width, unit)}
              </Svg>
            ) : null}
          </View>
        )}
      </View>
      <View style={styles.switch}>
        <Button
          small
          kind="quiet"
          label={t(asWords ? 'statistics.asPicture' : 'statistics.asTable')}
          hint={title}
          onPress={() => setAsWords(!asWords)}
        />
      </View>
    </Card>
  );
}

const styles = StyleSheet.create({
  card: { gap: SPACE.sm, paddingBottom: SPACE.xs },
  legend: { flexDirection: 'row', alignItems: 'center', gap: SPACE.xs },
  gap: { width: SPACE.md },
  switch: { alignItems: 'flex-end' },
});

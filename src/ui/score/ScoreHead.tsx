import { StyleSheet, View } from 'react-native';

import { useT } from '@/i18n';

import { Text } from '../base';
import { usePaint } from '../pieces';
import { SPACE, useTextScale } from '../theme';
import { outcomeOf } from './result';
import { RideHome } from './RideHome';

export type ScoreHeadProps = {
  readonly player: number;
  readonly sam: number;
  /** Level, turns, time. */
  readonly summary: string;
};

const TOTAL = 56;

/** Who rides home ahead, and both totals. */
export function ScoreHead({ player, sam, summary }: ScoreHeadProps) {
  const t = useT();
  const { sides } = usePaint();
  const { scale } = useTextScale();
  const outcome = outcomeOf(player, sam);
  const size = TOTAL * Math.min(scale, 1.4);
  const big = { fontSize: size, lineHeight: size * 1.15 };
  return (
    <View style={styles.head}>
      <Text kind="second" color="soft" center>
        {summary}
      </Text>
      <Text kind="title" center>
        {t(`score.result.${outcome}`)}
      </Text>
      <RideHome outcome={outcome} />
      <View style={styles.totals} role="group" aria-label={t('score.versus', { player, sam })}>
        <View style={styles.side}>
          <Text kind="figure" style={[big, { color: sides.player.edge }]} testID="total-player">
            {t.number(player)}
          </Text>
          <Text color="soft">{t('common.you')}</Text>
        </View>
        <Text kind="figure" color="soft">
          :
        </Text>
        <View style={styles.side}>
          <Text kind="figure" style={[big, { color: sides.sam.edge }]} testID="total-sam">
            {t.number(sam)}
          </Text>
          <Text color="soft">{t('common.sam')}</Text>
        </View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  head: { gap: SPACE.xs },
  totals: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: SPACE.xl },
  side: { alignItems: 'center' },
});

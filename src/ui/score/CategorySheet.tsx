import { StyleSheet, View } from 'react-native';

import type { Category, CountedObjective, ScoreSheet } from '@/engine/score/types';
import type { BoxProfile } from '@/box/profile';
import { useT } from '@/i18n';

import { Rule, Sheet, Text } from '../base';
import { ObjectiveCard, usePaint } from '../pieces';
import { SPACE } from '../theme';
import { categoryKey } from './ScoreTable';
import { pointLines, servedWords, type PointLine } from './words';

export type CategorySheetProps = {
  readonly category: Category;
  /** Null where the player's points were typed in. */
  readonly player: ScoreSheet | null;
  readonly playerVp: number | null;
  readonly sam: ScoreSheet;
  readonly profile: BoxProfile;
  readonly onClose: () => void;
};

/** Where the points of one category came from, both sides. */
export function CategorySheet({ category, player, playerVp, sam, profile, onClose }: CategorySheetProps) {
  const t = useT();
  const { sides } = usePaint();
  const mine = player === null ? null : pointLines(t, player.categories[category].lines);
  const his = sam.categories[category];
  return (
    <Sheet open title={t(categoryKey(category))} closeLabel={t('common.close')} onClose={onClose}>
      <Side name={t('common.you')} vp={playerVp} color={sides.player.edge} />
      {mine === null ? (
        <Text color="soft">{t(playerVp === null ? 'score.onlyTotal' : 'score.typed')}</Text>
      ) : category === 'objectives' && player !== null && player.objectives.length > 0 ? (
        <Objectives counted={player.objectives} profile={profile} />
      ) : (
        <Lines lines={mine} nothing={t('score.nothing')} />
      )}
      <Rule />
      <Side name={t('common.sam')} vp={his.vp} color={sides.sam.edge} />
      <Lines lines={pointLines(t, his.lines)} nothing={t('score.samNone')} />
    </Sheet>
  );
}

function Side({ name, vp, color }: { name: string; vp: number | null; color: string }) {
  const t = useT();
  return (
    <View style={styles.line}>
      <Text kind="subheading" style={[styles.fill, { color }]}>
        {name}
      </Text>
      <Text kind="subheading" heading={false} style={{ color }}>
        {vp === null ? '–' : t.number(vp)}
      </Text>
    </View>
  );
}

function Lines({ lines, nothing }: { readonly lines: readonly PointLine[]; readonly nothing: string }) {
  const t = useT();
  if (lines.length === 0) return <Text color="soft">{nothing}</Text>;
  return lines.map(({ text, vp }) => (
    <View key={text} style={styles.line}>
      <Text style={styles.fill}>{text}</Text>
      <Text kind="strong">{t.number(vp)}</Text>
    </View>
  ));
}

/** The best assignment: each card with what serves it. */
function Objectives({
  counted,
  profile,
}: {
  readonly counted: readonly CountedObjective[];
  readonly profile: BoxProfile;
}) {
  const t = useT();
  return (
    <View style={styles.cards}>
      <Text kind="second" color="soft">
        {t('score.best')}
      </Text>
      {counted.map((one, index) => (
        <View key={index} style={[styles.line, styles.top]}>
          <ObjectiveCard objective={one.card} size={56} profile={profile} />
          <View style={styles.fill}>
            <Text kind="strong" color={one.outcome === 'fulfilled' ? 'greenText' : 'soft'}>
              {t(`score.outcome.${one.outcome}`)}
            </Text>
            {one.served.map((served, at) => (
              <Text key={at} kind="second">
                {servedWords(t, served)}
              </Text>
            ))}
          </View>
          <Text kind="strong">{t.number(one.vp)}</Text>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: SPACE.md },
  top: { alignItems: 'flex-start' },
  fill: { flex: 1 },
  cards: { gap: SPACE.md },
});

import { useEffect, useRef, useState } from 'react';
import { Linking, StyleSheet, View } from 'react-native';
import type Svg from 'react-native-svg';

import type { Game } from '@/engine/events/types';
import { useT } from '@/i18n';
import { scoreSheetOf, summaryOf, type GameSummary, type SheetRow } from '@/store/library';
import { exportGame, givePicture, share } from '@/store/transfer';

import { Button, Card, Empty, Notice, Row, Rule } from '../base';
import { NotThere } from '../history/NotThere';
import { useStored } from '../history/useStored';
import { lineOf } from '../history/words';
import { SidesProvider } from '../pieces';
import { PageScreen } from '../shell';
import { SPACE } from '../theme';
import { bgStatsLink } from './bgStats';
import { resultText } from './message';
import { pictureOf } from './picture';
import { ResultCard } from './ResultCard';
import { shareText } from './shareText';

export type ShareScreenProps = { readonly id: string };

type Filed = { readonly sheet: SheetRow | null; readonly summary: GameSummary };

function useFiled(id: string): Filed | null {
  const [filed, setFiled] = useState<Filed | null>(null);
  useEffect(() => {
    let alive = true;
    void Promise.all([scoreSheetOf(id), summaryOf(id)]).then(([sheet, summary]) => {
      if (alive && sheet.ok && summary.ok) setFiled({ sheet: sheet.value, summary: summary.value });
    });
    return () => {
      alive = false;
    };
  }, [id]);
  return filed;
}

const MOST_WIDE = 440;

type WaysProps = { readonly game: Game; readonly sheet: SheetRow; readonly summary: GameSummary };

function Ways({ game, sheet, summary }: WaysProps) {
  const t = useT();
  const card = useRef<Svg>(null);
  const [width, setWidth] = useState(0);
  const [said, setSaid] = useState<{ readonly text: string; readonly bad: boolean } | null>(null);
  const text = resultText(t, sheet);
  const failed = () => setSaid({ text: t('share.failed'), bad: true });
  const picture = async () => {
    try {
      if (card.current === null) return;
      const name = `ride-with-sam-${new Date(sheet.finished).toISOString().slice(0, 10)}.png`;
      await givePicture({ name, bytes: await pictureOf(card.current) });
    } catch {
      failed();
    }
  };
  const words = async () => {
    const way = await shareText(text);
    if (way === 'copied') setSaid({ text: t('share.textCopied'), bad: false });
    else if (way === 'failed') failed();
  };
  const file = async () => {
    if (!(await share(exportGame(sheet.id))).ok) failed();
  };
  const link = bgStatsLink(
    {
      id: sheet.id,
      finished: sheet.finished,
      played: sheet.played,
      difficulty: sheet.difficulty,
      player: sheet.playerTotal,
      sam: sheet.samTotal,
      note: summary.note,
    },
    { you: t('common.you'), sam: t('common.sam'), level: t(`terms.difficulty.${sheet.difficulty}`) },
  );
  return (
    <SidesProvider colours={game.setup.colours}>
      <View
        role="img"
        aria-label={t('share.cardAlt', { text })}
        accessible
        style={styles.card}
        onLayout={({ nativeEvent }) => setWidth(Math.min(MOST_WIDE, nativeEvent.layout.width))}
        testID="result-card-frame"
      >
        {width > 0 ? <ResultCard ref={card} sheet={sheet} line={lineOf(t, summary)} width={width} /> : null}
      </View>
      <Button
        kind="primary"
        icon="share"
        label={t('share.picture')}
        onPress={() => void picture()}
        testID="share-picture"
      />
      {said === null ? null : (
        <Notice
          text={said.text}
          icon={said.bad ? 'warning' : 'check'}
          color={said.bad ? 'red' : 'greenText'}
          dismiss={{ label: t('common.ok'), onPress: () => setSaid(null) }}
        />
      )}
      <Card style={styles.list}>
        <Row icon="copy" title={t('share.text')} onPress={() => void words()} testID="share-text" />
        <Rule />
        <Row
          icon="upload"
          title={t('share.file')}
          detail={t('share.fileDetail')}
          onPress={() => void file()}
          testID="share-file"
        />
        <Rule />
        <Row
          icon="chart"
          title={t('share.bgStats')}
          detail={t('share.bgStatsDetail')}
          onPress={() => void Linking.openURL(link).catch(failed)}
          testID="share-bgstats"
        />
      </Card>
    </SidesProvider>
  );
}

/** A finished game on its way out: as a picture, text, a file or a play for BG Stats. */
export function ShareScreen({ id }: ShareScreenProps) {
  const t = useT();
  const open = useStored(id);
  const filed = useFiled(id);
  return (
    <PageScreen title={t('share.title')}>
      {open !== null && open.game === null ? <NotThere open={open} /> : null}
      {filed !== null && filed.sheet === null ? (
        <Empty icon="share" title={t('share.title')} text={t('share.notFinished')} />
      ) : null}
      {open === null || open.game === null || filed === null || filed.sheet === null ? null : (
        <Ways game={open.game} sheet={filed.sheet} summary={filed.summary} />
      )}
    </PageScreen>
  );
}

const styles = StyleSheet.create({
  card: { alignItems: 'center' },
  list: { paddingVertical: SPACE.xs },
});

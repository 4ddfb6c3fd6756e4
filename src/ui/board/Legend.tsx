import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { G, Rect } from 'react-native-svg';

import type { Table } from '@/engine/table/state';
import { useT, type MessageKey } from '@/i18n';

import { Rule, Sheet, Text } from '../base';
import {
  ART,
  BuildingArt,
  HandArt,
  HazardArt,
  HerderArt,
  Lettering,
  NeutralArt,
  OutlawArt,
  Sign,
} from '../pieces/art';
import { usePaint, type Paint } from '../pieces/paint';
import { SPACE } from '../theme';
import { trailInWords } from './words';

const SITE = ART.site;

function SiteArt({ paint, children }: { readonly paint: Paint; readonly children?: ReactNode }) {
  const { site } = paint.palette;
  return (
    <G>
      <Rect
        x={-SITE / 2}
        y={-SITE / 2}
        width={SITE}
        height={SITE}
        rx={6}
        fill={site.fill}
        stroke={site.edge}
      />
      {children}
    </G>
  );
}

function entries(paint: Paint): readonly { readonly key: MessageKey; readonly art: ReactNode }[] {
  const { palette, colors } = paint;
  return [
    { key: 'board.legend.neutral', art: <NeutralArt paint={paint} letter="A" /> },
    {
      key: 'board.legend.yours',
      art: <BuildingArt paint={paint} owner="player" building="4a" hand="none" />,
    },
    { key: 'board.legend.sams', art: <BuildingArt paint={paint} owner="sam" building="4b" hand="none" /> },
    {
      key: 'board.legend.hand',
      art: (
        <G>
          <HandArt paint={paint} hand="green" x={0} y={-8} />
          <HandArt paint={paint} hand="black" x={0} y={8} />
        </G>
      ),
    },
    { key: 'board.legend.site', art: <SiteArt paint={paint} /> },
    {
      key: 'board.legend.forest',
      art: (
        <SiteArt paint={paint}>
          <Sign glyph="tree" size={17} color={palette.wood} />
        </SiteArt>
      ),
    },
    {
      key: 'board.legend.risk',
      art: (
        <SiteArt paint={paint}>
          <Sign glyph="risk" size={15} color={palette.site.on} line={2} />
        </SiteArt>
      ),
    },
    { key: 'board.legend.flood', art: <HazardArt paint={paint} tile="flood:green:4" /> },
    { key: 'board.legend.drought', art: <HazardArt paint={paint} tile="drought:black:3" /> },
    { key: 'board.legend.rockfall', art: <HazardArt paint={paint} tile="rockfall:green:2" /> },
    { key: 'board.legend.green', art: <OutlawArt paint={paint} colour="green" number={4} /> },
    { key: 'board.legend.orange', art: <OutlawArt paint={paint} colour="orange" number={5} /> },
    {
      key: 'board.legend.yourHerder',
      art: (
        <G y={14}>
          <HerderArt paint={paint} owner="player" />
        </G>
      ),
    },
    {
      key: 'board.legend.samsHerder',
      art: (
        <G y={14}>
          <HerderArt paint={paint} owner="sam" />
        </G>
      ),
    },
    {
      key: 'board.legend.stop',
      art: (
        <G>
          <Rect
            x={-13}
            y={-17}
            width={26}
            height={26}
            rx={8}
            fill="none"
            stroke={colors.gold}
            strokeWidth={3}
          />
          <Rect x={-17} y={4} width={34} height={14} rx={7} fill={colors.gold} />
          <Lettering text={`2 · ${paint.fee(2)}`} size={10.5} y={11} color={colors.onGold} />
        </G>
      ),
    },
  ];
}

export type LegendProps = { readonly open: boolean; readonly table: Table; readonly onClose: () => void };

/** What the drawings mean, and the whole trail in words. */
export function Legend({ open, table, onClose }: LegendProps) {
  const t = useT();
  const paint = usePaint();
  if (!open) return null;
  return (
    <Sheet open title={t('board.legend.title')} closeLabel={t('common.close')} onClose={onClose}>
      {entries(paint).map(({ key, art }) => (
        <View key={key} style={styles.row}>
          <Svg width={40} height={40} viewBox="-20 -20 40 40" aria-hidden>
            {art}
          </Svg>
          <Text style={styles.words}>{t(key)}</Text>
        </View>
      ))}
      <Rule />
      <Text kind="subheading">{t('board.legend.words')}</Text>
      {trailInWords(t, table).map((line) => (
        <Text key={line} kind="second">
          {line}
        </Text>
      ))}
    </Sheet>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.md },
  words: { flex: 1 },
});

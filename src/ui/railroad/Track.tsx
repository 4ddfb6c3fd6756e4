import { useMemo, useState } from 'react';
import { Pressable, StyleSheet, useWindowDimensions, View } from 'react-native';
import Svg from 'react-native-svg';

import { STATIONS } from '@/box/railroad';
import type { Table } from '@/engine/table/state';
import { useT, type Translator } from '@/i18n';

import { usePaint } from '../pieces/paint';
import { RADIUS, SPACE, TARGET } from '../theme';
import { CELL, SHEET, stationIndex, TRACK, trackPlace } from './trackLayout';
import { Engines, Rails, RailStops, Stations } from './TrackArt';

/** A place an engine may go to, with the spaces to it. */
export type RailStop = { readonly at: number; readonly spaces?: number };

export type TrackProps = {
  readonly table: Table;
  readonly stops?: readonly RailStop[];
  readonly onPressStop?: (at: number) => void;
};

const NONE: readonly never[] = [];
const WIDEST = 560;

/** A place of the track in words. */
export function trackName(t: Translator, at: number): string {
  return stationIndex(at) < 0
    ? t('board.rail.space', { n: at })
    : t('board.rail.station', { at: String(at) });
}

function stopLabel(t: Translator, { at, spaces }: RailStop): string {
  const facts = STATIONS[stationIndex(at)];
  const words = [trackName(t, at)];
  if (facts !== undefined) {
    words.push(t('board.rail.stationFacts', { vp: facts.vp, cost: facts.cost, corner: facts.corner }));
  }
  if (spaces !== undefined) words.push(t('board.rail.ahead', { n: spaces }));
  return words.join(', ');
}

/** Where both engines are, in one line. */
export function enginesLine(t: Translator, { player, sam }: Table['engines']): string {
  return t('board.rail.engines', {
    player: t('board.rail.yourEngine', { at: trackName(t, player) }),
    sam: t('board.rail.samsEngine', { at: sam === 'box' ? t('board.rail.box') : trackName(t, sam) }),
  });
}

/** The railroad as a line that winds from 0 to 39. */
export function Track({ table, stops = NONE, onPressStop }: TrackProps) {
  const t = useT();
  const paint = usePaint();
  const screen = useWindowDimensions();
  const [width, setWidth] = useState(Math.min(WIDEST, screen.width - 2 * SPACE.lg));
  const scale = width / SHEET.width;
  const places = useMemo(() => stops.map(({ at }) => at), [stops]);
  const ordered = [...stops].sort((a, b) => TRACK.indexOf(a.at) - TRACK.indexOf(b.at));
  return (
    <View
      role="group"
      aria-label={`${t('board.rail')}. ${enginesLine(t, table.engines)}`}
      testID="railroad"
      onLayout={({ nativeEvent: { layout } }) => setWidth(layout.width)}
      style={[styles.sheet, { backgroundColor: paint.colors.map }]}
    >
      <View pointerEvents="none" aria-hidden>
        <Svg width={width} height={SHEET.height * scale} viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}>
          <Rails paint={paint} />
          <RailStops paint={paint} stops={places} />
          <Stations paint={paint} stations={table.stations} />
          <Engines paint={paint} engines={table.engines} />
        </Svg>
      </View>
      {onPressStop === undefined
        ? null
        : ordered.map((stop) => {
            const [x, y] = trackPlace(stop.at);
            const side = Math.max(TARGET, CELL * scale);
            return (
              <Pressable
                key={stop.at}
                role="button"
                aria-label={stopLabel(t, stop)}
                testID={`rail-${stop.at}`}
                onPress={() => onPressStop(stop.at)}
                style={[
                  styles.target,
                  { left: x * scale - side / 2, top: (y - 5) * scale - side / 2, width: side, height: side },
                ]}
              />
            );
          })}
    </View>
  );
}

const styles = StyleSheet.create({
  sheet: {
    width: '100%',
    maxWidth: WIDEST,
    borderRadius: RADIUS.lg,
    overflow: 'hidden',
    alignSelf: 'center',
  },
  target: { position: 'absolute', borderRadius: 12 },
});

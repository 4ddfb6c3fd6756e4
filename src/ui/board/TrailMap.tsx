import { useCallback, useEffect, useMemo, useState } from 'react';
import {
  Animated,
  StyleSheet,
  useWindowDimensions,
  View,
  type StyleProp,
  type ViewStyle,
} from 'react-native';
import Svg from 'react-native-svg';

import type { Owner } from '@/box/kinds';
import { SPACES, type SpaceId } from '@/box/trail';
import type { Table } from '@/engine/table/state';
import { useT } from '@/i18n';

import { Text } from '../base';
import { SidesProvider, usePaint, type SideColours } from '../pieces/paint';
import { RADIUS, SPACE, useMotion } from '../theme';
import { cameraOn, fitScale, isZoomed, wholeMap, ZOOM_STEP, zoomAt, type Camera, type Size } from './camera';
import { freeCorner } from './corner';
import { Ground, Printed } from './Ground';
import { Herder } from './Herder';
import { boxAround, PLACES, WORLD, type Point } from './layout';
import { Legend } from './Legend';
import { MapButtons } from './MapButtons';
import { Badges, Shine, Stops, Way, type Stop } from './Marks';
import { Pieces } from './Pieces';
import { Pulse } from './Pulse';
import { sharpness } from './sharpness';
import { Targets } from './Targets';
import { useCamera } from './useCamera';
import { herdersLine, placeLabel, placeName } from './words';

export type TrailMapProps = {
  readonly table: Table;
  /** Wood of the two sides; else that of the nearest SidesProvider. */
  readonly colours?: SideColours;
  /** Places that glow in gold and can be pressed, with steps and fee. */
  readonly stops?: readonly Stop[];
  /** Every space can be pressed, to fix the table. */
  readonly allSpaces?: boolean;
  readonly onPressSpace?: (space: SpaceId) => void;
  readonly onLongPressSpace?: (space: SpaceId) => void;
  /** The way a herder takes, from where it stood. */
  readonly path?: readonly SpaceId[];
  /** Whose way and whose changes are shown. */
  readonly mover?: Owner;
  /** Places that just changed. */
  readonly pulse?: readonly SpaceId[];
  /** The part to show; the whole map when empty. */
  readonly focus?: readonly SpaceId[];
  readonly style?: StyleProp<ViewStyle>;
};

const NONE: readonly never[] = [];
const NAME_MS = 2600;

/** The trail as a picture that looks like the board. */
export function TrailMap({ colours, ...props }: TrailMapProps) {
  if (colours === undefined) return <Picture {...props} />;
  return (
    <SidesProvider colours={colours}>
      <Picture {...props} />
    </SidesProvider>
  );
}

/** The tip of each pin, beside the other when both stand on one space. */
function tipOf(table: Table, owner: Owner): Point | null {
  const space = table.herders[owner];
  if (space === null) return null;
  const both = table.herders.player === table.herders.sam;
  const [x, y] = PLACES[space];
  const shift = both && owner === 'sam' ? 10 : -11;
  return [x + shift, space === 'kansasCity' ? y - 5 : y - 7];
}

/** The part to show, or the whole map. */
function cameraFor(focusKey: string, view: Size): Camera {
  const spaces = focusKey === '' ? [] : (focusKey.split(',') as SpaceId[]);
  return spaces.length === 0 ? wholeMap(view) : cameraOn(boxAround(spaces), view);
}

function Picture({
  table,
  stops = NONE,
  allSpaces = false,
  onPressSpace,
  onLongPressSpace,
  path = NONE,
  mover = 'sam',
  pulse = NONE,
  focus = NONE,
  style,
}: Omit<TrailMapProps, 'colours'>) {
  const t = useT();
  const paint = usePaint();
  const moves = useMotion();
  const screen = useWindowDimensions();
  const [view, setView] = useState<Size>(() => {
    const width = Math.max(1, Math.min(screen.width, WORLD.width * 2) - 2 * SPACE.lg);
    return { width, height: (width * WORLD.height) / WORLD.width };
  });
  const [legend, setLegend] = useState(false);
  const [named, setNamed] = useState<SpaceId | null>(null);
  const { attachWindow, windowHandlers, attachSheet, sheetStyle, current, move, locate, zoomed } =
    useCamera(view);
  const fit = fitScale(view);
  const sharp = sharpness(view);
  const scale = fit * sharp;

  const focusKey = focus.join();
  useEffect(() => {
    move(cameraFor(focusKey, view), moves);
  }, [focusKey, view, move, moves]);
  const corner = useMemo(() => {
    const camera = cameraFor(focusKey, view);
    return isZoomed(camera) ? freeCorner(camera, view) : null;
  }, [focusKey, view]);

  useEffect(() => {
    if (named === null) return;
    const timer = setTimeout(() => setNamed(null), NAME_MS);
    return () => clearTimeout(timer);
  }, [named]);

  const targets = useMemo(() => {
    const stopOf = new Map(stops.map((stop) => [stop.space, stop]));
    const spaces = onPressSpace === undefined ? [] : SPACES.filter((space) => allSpaces || stopOf.has(space));
    return spaces.map((space) => ({ space, label: placeLabel(t, table, space, stopOf.get(space)) }));
  }, [t, table, stops, allSpaces, onPressSpace]);

  const hold = useCallback(
    (space: SpaceId) => {
      setNamed(space);
      onLongPressSpace?.(space);
    },
    [onLongPressSpace],
  );
  const press = useCallback((space: SpaceId) => onPressSpace?.(space), [onPressSpace]);
  const zoomTo = useCallback(
    (px: number, py: number) => {
      const now = current();
      move(isZoomed(now) ? wholeMap(view) : zoomAt(now, view, px, py, ZOOM_STEP), moves);
    },
    [current, move, view, moves],
  );
  const doubleTap = useCallback(
    ([x, y]: Point) => {
      const now = current();
      zoomTo(now.x + (x * now.zoom) / sharp, now.y + (y * now.zoom) / sharp);
    },
    [current, zoomTo, sharp],
  );

  const sheet = { width: WORLD.width * scale, height: WORLD.height * scale };
  const herders = (['sam', 'player'] as const).map((owner) => ({ owner, at: tipOf(table, owner) }));
  const top = wholeMap(view).y;
  return (
    <View
      role="group"
      aria-label={`${t('board.map')}. ${herdersLine(t, table)}`}
      testID="trail-map"
      ref={attachWindow}
      {...windowHandlers}
      onLayout={({ nativeEvent: { layout } }) => {
        if (layout.width !== view.width || layout.height !== view.height) {
          setView({ width: layout.width, height: layout.height });
        }
      }}
      style={[styles.window, { backgroundColor: paint.colors.map }, style]}
    >
      <Animated.View ref={attachSheet} style={[styles.sheet, sheet, sheetStyle]}>
        <View pointerEvents="none" aria-hidden>
          <Svg
            width={sheet.width}
            height={sheet.height}
            viewBox={`0 0 ${WORLD.width} ${WORLD.height}`}
            style={styles.drawing}
          >
            <Ground paint={paint} />
            <Shine paint={paint} stops={stops} />
            <Way paint={paint} path={path} owner={mover} />
            <Printed paint={paint} kansasCity={t('terms.space.kansasCity')} />
            <Pieces paint={paint} trail={table.trail} profile={table.profile} />
            <Stops paint={paint} stops={stops} />
          </Svg>
        </View>
        <Pulse spaces={pulse} color={paint.sides[mover].edge} scale={scale} moves={moves} />
        {herders.map(({ owner, at }) =>
          at === null ? null : (
            <Herder key={owner} paint={paint} owner={owner} at={at} scale={scale} moves={moves} />
          ),
        )}
        {stops.some(({ steps, fee }) => steps !== undefined || fee !== undefined) ? (
          <View pointerEvents="none" aria-hidden style={styles.sheet}>
            <Svg
              width={sheet.width}
              height={sheet.height}
              viewBox={`0 0 ${WORLD.width} ${WORLD.height}`}
              style={styles.drawing}
            >
              <Badges paint={paint} stops={stops} />
            </Svg>
          </View>
        ) : null}
        <Targets
          targets={targets}
          scale={scale}
          sharp={sharp}
          locate={locate}
          onPress={press}
          onLongPress={hold}
          onDoubleTap={doubleTap}
        />
      </Animated.View>
      <MapButtons
        zoomed={zoomed}
        corner={corner}
        bottom={Math.max(SPACE.sm, view.height - top - 332 * fit)}
        onZoom={() => zoomTo(view.width / 2, view.height / 2)}
        onLegend={() => setLegend(true)}
      />
      {named === null ? null : (
        <View pointerEvents="none" role="status" style={[styles.name, { backgroundColor: paint.colors.ink }]}>
          <Text kind="secondStrong" color="ground" center>
            {placeName(t, table, named)}
          </Text>
        </View>
      )}
      <Legend open={legend} table={table} onClose={() => setLegend(false)} />
    </View>
  );
}

const styles = StyleSheet.create({
  window: {
    width: '100%',
    aspectRatio: WORLD.width / WORLD.height,
    overflow: 'hidden',
    borderRadius: RADIUS.lg,
  },
  drawing: { overflow: 'visible' },
  sheet: { position: 'absolute', left: 0, top: 0 },
  name: {
    position: 'absolute',
    left: SPACE.lg,
    right: SPACE.lg,
    bottom: SPACE.sm,
    borderRadius: RADIUS.sm,
    paddingHorizontal: SPACE.md,
    paddingVertical: SPACE.sm,
  },
});

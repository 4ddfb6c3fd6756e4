import { memo, useCallback, useRef } from 'react';
import { Pressable, StyleSheet, type GestureResponderEvent } from 'react-native';

import { SPACES, type SpaceId } from '@/box/trail';

import { TARGET } from '../theme';
import { nearestSpace, PLACES, type Point } from './layout';
import { frameOf } from './Marks';

type Press = GestureResponderEvent | undefined;
export type Locate = (event: Press, origin: Point) => Point | null;

export type TargetsProps = {
  /** Spaces that can be pressed, in the order of the trail, with their words. */
  readonly targets: readonly { readonly space: SpaceId; readonly label: string }[];
  readonly scale: number;
  /** Points of the sheet for each point of the screen. */
  readonly sharp: number;
  readonly locate: Locate;
  readonly onPress: (space: SpaceId) => void;
  readonly onLongPress: (space: SpaceId) => void;
  /** A double tap beside the spaces, in points of the sheet. */
  readonly onDoubleTap: (at: Point) => void;
};

const DOUBLE_TAP_MS = 320;
/** How far from a space, in points, a press still means it. */
const REACH = 30;

/**
 * What can be touched on the map. Where places lie close together their areas overlap: the nearest one is meant, so
 * each keeps its full size.
 */
export const Targets = memo(function Targets({
  targets,
  scale,
  sharp,
  locate,
  onPress,
  onLongPress,
  onDoubleTap,
}: TargetsProps) {
  const lastTap = useRef(0);
  const meant = useCallback(
    (event: Press, origin: Point, spaces: readonly SpaceId[], own: SpaceId | null) => {
      const at = locate(event, origin);
      if (at === null) return own;
      return nearestSpace([at[0] / scale, at[1] / scale], spaces, (REACH * sharp) / scale) ?? own;
    },
    [locate, scale, sharp],
  );
  const tapGround = (event: GestureResponderEvent) => {
    const now = event.timeStamp;
    const double = now - lastTap.current < DOUBLE_TAP_MS;
    lastTap.current = double ? 0 : now;
    const at = double ? locate(event, [0, 0]) : null;
    if (at !== null) onDoubleTap(at);
  };
  const holdGround = (event: GestureResponderEvent) => {
    const space = meant(event, [0, 0], SPACES, null);
    if (space !== null) onLongPress(space);
  };
  const spaces = targets.map(({ space }) => space);
  return (
    <>
      <Pressable
        style={StyleSheet.absoluteFill}
        aria-hidden
        accessible={false}
        tabIndex={-1}
        onPress={tapGround}
        onLongPress={holdGround}
      />
      {targets.map(({ space, label }) => {
        const frame = frameOf(space);
        const width = Math.max(TARGET * sharp, frame.width * scale);
        const height = Math.max(TARGET * sharp, frame.height * scale);
        const left = PLACES[space][0] * scale - width / 2;
        const top = PLACES[space][1] * scale - height / 2;
        return (
          <Pressable
            key={space}
            role="button"
            aria-label={label}
            testID={`space-${space}`}
            style={[styles.target, { left, top, width, height }]}
            onPress={(event) => onPress(meant(event, [left, top], spaces, space) ?? space)}
            onLongPress={(event) => onLongPress(meant(event, [left, top], spaces, space) ?? space)}
          />
        );
      })}
    </>
  );
});

const styles = StyleSheet.create({ target: { position: 'absolute', borderRadius: 12 } });

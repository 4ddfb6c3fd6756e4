import { useEffect, useState } from 'react';
import { Animated, Easing, PanResponder, type GestureResponderEvent, type View } from 'react-native';

import { MOTION_MS } from '../theme';
import {
  clampCamera,
  isZoomed,
  panBy,
  pinchTo,
  wholeMap,
  type Camera,
  type Pinch,
  type Size,
} from './camera';
import { DRAG_FROM, type CameraHandle } from './cameraHandle';
import { sharpness } from './sharpness';

/** Two fingers, where they are on the page. */
function pinchOf(event: GestureResponderEvent): Pinch | null {
  const [a, b] = event.nativeEvent.touches;
  if (a === undefined || b === undefined) return null;
  return {
    x: (a.pageX + b.pageX) / 2,
    y: (a.pageY + b.pageY) / 2,
    distance: Math.hypot(a.pageX - b.pageX, a.pageY - b.pageY),
  };
}

const slide = (value: Animated.Value, toValue: number) =>
  Animated.timing(value, {
    toValue,
    duration: MOTION_MS,
    easing: Easing.out(Easing.quad),
    useNativeDriver: true,
  });

/** A camera whose place lives outside of React: gestures move one native view and render nothing. */
function createCamera(first: Size, onZoomed: (zoomed: boolean) => void) {
  let view = first;
  let camera = wholeMap(first);
  let element: View | null = null;
  let corner = { left: 0, top: 0 };
  let last: Pinch | null = null;
  let at = { x: 0, y: 0 };
  const x = new Animated.Value(camera.x);
  const y = new Animated.Value(camera.y);
  const zoom = new Animated.Value(camera.zoom / sharpness(first));

  const move = (next: Camera, animated: boolean) => {
    camera = next;
    onZoomed(isZoomed(next));
    const shrunk = next.zoom / sharpness(view);
    if (animated) {
      Animated.parallel([slide(x, next.x), slide(y, next.y), slide(zoom, shrunk)]).start();
      return;
    }
    x.setValue(next.x);
    y.setValue(next.y);
    zoom.setValue(shrunk);
  };
  const inWindow = (pinch: Pinch): Pinch => ({
    ...pinch,
    x: pinch.x - corner.left,
    y: pinch.y - corner.top,
  });
  const responder = PanResponder.create({
    onMoveShouldSetPanResponderCapture: (event, gesture) =>
      event.nativeEvent.touches.length > 1 ||
      (isZoomed(camera) && Math.hypot(gesture.dx, gesture.dy) > DRAG_FROM),
    onPanResponderTerminationRequest: () => false,
    onPanResponderGrant: (event, gesture) => {
      element?.measureInWindow((left, top) => {
        corner = { left, top };
      });
      last = pinchOf(event);
      at = { x: gesture.dx, y: gesture.dy };
    },
    onPanResponderMove: (event, gesture) => {
      const pinch = pinchOf(event);
      if (pinch !== null && last !== null) {
        move(pinchTo(camera, view, inWindow(last), inWindow(pinch)), false);
      } else if (pinch === null && last === null) {
        move(panBy(camera, view, gesture.dx - at.x, gesture.dy - at.y), false);
      }
      last = pinch;
      at = { x: gesture.dx, y: gesture.dy };
    },
  });
  return {
    attachWindow: (to: View | null) => {
      element = to;
    },
    windowHandlers: responder.panHandlers,
    attachSheet: () => undefined,
    sheetStyle: {
      transformOrigin: 'top left',
      transform: [{ translateX: x }, { translateY: y }, { scale: zoom }],
    },
    current: () => camera,
    move,
    resize: (next: Size) => {
      const ratio = view.width > 0 ? next.width / view.width : 1;
      view = next;
      move(clampCamera({ zoom: camera.zoom, x: camera.x * ratio, y: camera.y * ratio }, next), false);
    },
  };
}

const locate: CameraHandle['locate'] = (event, origin) => {
  const { locationX = NaN, locationY = NaN } = event?.nativeEvent ?? {};
  return Number.isFinite(locationX) && Number.isFinite(locationY)
    ? [origin[0] + locationX, origin[1] + locationY]
    : null;
};

/** Pans and zooms by moving one native view. */
export function useCamera(view: Size): CameraHandle {
  const [zoomed, setZoomed] = useState(false);
  const [camera] = useState(() => createCamera(view, setZoomed));
  useEffect(() => camera.resize(view), [camera, view]);
  return { ...camera, locate, zoomed };
}

import { useLayoutEffect, useState } from 'react';
import type { View } from 'react-native';

import { MOTION_MS } from '../theme';
import { clampCamera, isZoomed, wholeMap, type Camera, type Size } from './camera';
import type { CameraHandle } from './cameraHandle';
import { listenToWindow } from './gestures';

const asElement = (view: View | null): HTMLElement | null => view as unknown as HTMLElement | null;

/** A camera whose place lives outside of React: gestures write one CSS transform and render nothing. */
function createCamera(first: Size, onZoomed: (zoomed: boolean) => void) {
  let view = first;
  let camera = wholeMap(first);
  let windowElement: HTMLElement | null = null;
  let sheet: HTMLElement | null = null;
  let silence: (() => void) | undefined;

  const paint = (animated: boolean) => {
    if (sheet === null) return;
    sheet.style.transition = animated ? `transform ${MOTION_MS}ms ease-out` : 'none';
    sheet.style.transformOrigin = '0 0';
    sheet.style.transform = `translate(${camera.x}px, ${camera.y}px) scale(${camera.zoom})`;
  };
  const move = (next: Camera, animated: boolean) => {
    camera = next;
    onZoomed(isZoomed(next));
    paint(animated);
  };
  const locate: CameraHandle['locate'] = (event) => {
    const box = windowElement?.getBoundingClientRect();
    const nativeEvent = event?.nativeEvent;
    if (
      box === undefined ||
      nativeEvent === undefined ||
      ('detail' in nativeEvent && nativeEvent.detail === 0)
    )
      return null;
    return [
      (nativeEvent.pageX - window.scrollX - box.left - camera.x) / camera.zoom,
      (nativeEvent.pageY - window.scrollY - box.top - camera.y) / camera.zoom,
    ];
  };
  return {
    attachWindow: (to: View | null) => {
      silence?.();
      windowElement = asElement(to);
      silence =
        windowElement === null
          ? undefined
          : listenToWindow(windowElement, {
              view: () => view,
              camera: () => camera,
              sheet: () => sheet,
              move: (next) => move(next, false),
            });
    },
    windowHandlers: {},
    attachSheet: (to: View | null) => {
      sheet = asElement(to);
      paint(false);
    },
    sheetStyle: null,
    current: () => camera,
    move,
    locate,
    resize: (next: Size) => {
      const ratio = view.width > 0 ? next.width / view.width : 1;
      view = next;
      move(clampCamera({ zoom: camera.zoom, x: camera.x * ratio, y: camera.y * ratio }, next), false);
    },
  };
}

/** Pans and zooms by writing one CSS transform. */
export function useCamera(view: Size): CameraHandle {
  const [zoomed, setZoomed] = useState(false);
  const [camera] = useState(() => createCamera(view, setZoomed));
  useLayoutEffect(() => camera.resize(view), [camera, view]);
  return { ...camera, zoomed };
}

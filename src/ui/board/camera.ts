import { WORLD, type Box } from './layout';

/** What the window shows of the map: shift in points and zoom; zoom 1 shows the whole map. */
export type Camera = { readonly x: number; readonly y: number; readonly zoom: number };
export type Size = { readonly width: number; readonly height: number };

export const MAX_ZOOM = 3.5;
export const isZoomed = (camera: Camera): boolean => camera.zoom > 1.01;
/** How far a double tap or a press on plus goes. */
export const ZOOM_STEP = 1.8;

/** Points a unit of the sheet takes when the whole map is in the window. */
export const fitScale = (view: Size): number =>
  Math.min(view.width / WORLD.width, view.height / WORLD.height);

const clampAxis = (shift: number, room: number, length: number, before = 0): number =>
  length <= room ? (room - length) / 2 : Math.min(before, Math.max(room - length, shift));

/** Land above the sheet that may be shown: a pin on the topmost space reaches beyond the edge. */
const ABOVE = 14;

/** The nearest camera that leaves no gap where the map could fill the window. */
export function clampCamera(camera: Camera, view: Size): Camera {
  const zoom = Math.min(MAX_ZOOM, Math.max(1, camera.zoom));
  const scale = fitScale(view) * zoom;
  return {
    zoom,
    x: clampAxis(camera.x, view.width, WORLD.width * scale),
    y: clampAxis(camera.y, view.height, WORLD.height * scale, ABOVE * scale),
  };
}

export const wholeMap = (view: Size): Camera => clampCamera({ x: 0, y: 0, zoom: 1 }, view);

/** Zooms so that what lies under a point of the window stays under it. */
export function zoomAt(camera: Camera, view: Size, px: number, py: number, zoom: number): Camera {
  const target = Math.min(MAX_ZOOM, Math.max(1, zoom));
  const ratio = target / camera.zoom;
  return clampCamera(
    { zoom: target, x: px - (px - camera.x) * ratio, y: py - (py - camera.y) * ratio },
    view,
  );
}

export const panBy = (camera: Camera, view: Size, dx: number, dy: number): Camera =>
  clampCamera({ ...camera, x: camera.x + dx, y: camera.y + dy }, view);

/** Two fingers: the map follows the middle between them and their distance. */
export type Pinch = { readonly x: number; readonly y: number; readonly distance: number };

export function pinchTo(camera: Camera, view: Size, from: Pinch, to: Pinch): Camera {
  const zoomed = zoomAt(
    camera,
    view,
    from.x,
    from.y,
    (camera.zoom * to.distance) / Math.max(1, from.distance),
  );
  return panBy(zoomed, view, to.x - from.x, to.y - from.y);
}

/** Brings a part of the sheet into the middle, never larger than half again the width of the window. */
export function cameraOn(box: Box, view: Size): Camera {
  const fit = fitScale(view);
  const widest = (view.width / WORLD.width / fit) * 1.5;
  const zoom = Math.min(
    MAX_ZOOM,
    Math.max(1, widest),
    Math.max(1, Math.min(view.width / (box.width * fit), view.height / (box.height * fit))),
  );
  const scale = fit * zoom;
  return clampCamera(
    {
      zoom,
      x: view.width / 2 - (box.left + box.width / 2) * scale,
      y: view.height / 2 - (box.top + box.height / 2) * scale,
    },
    view,
  );
}

/** The point of the sheet under a point of the window. */
export function worldAt(camera: Camera, view: Size, px: number, py: number): readonly [number, number] {
  const scale = fitScale(view) * camera.zoom;
  return [(px - camera.x) / scale, (py - camera.y) / scale];
}

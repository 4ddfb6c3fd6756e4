import { isZoomed, panBy, pinchTo, zoomAt, type Camera, type Pinch, type Size } from './camera';
import { DRAG_FROM } from './cameraHandle';

type Spot = { readonly x: number; readonly y: number };

/** What the gestures of a browser need of the map. */
export type Stage = {
  readonly view: () => Size;
  readonly camera: () => Camera;
  readonly sheet: () => HTMLElement | null;
  readonly move: (camera: Camera) => void;
};

/** A wheel turned this far doubles or halves the zoom, roughly. */
const WHEEL_PER_ZOOM = 240;
const CALM_MS = 250;

function pinchOf(spots: readonly Spot[]): Pinch | null {
  const [a, b] = spots;
  if (a === undefined || b === undefined) return null;
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, distance: Math.hypot(a.x - b.x, a.y - b.y) };
}

/** Pointers, wheel and trackpad on the map's window; returns how to stop listening. */
export function listenToWindow(element: HTMLElement, stage: Stage): () => void {
  const down = new Map<number, Spot>();
  let travelled = 0;
  let calm: ReturnType<typeof setTimeout> | undefined;

  const spotOf = (event: MouseEvent): Spot => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  /** A layer of its own only while it moves, so that the picture is sharp when it rests. */
  const settle = () => {
    const sheet = stage.sheet();
    if (sheet !== null) sheet.style.willChange = 'auto';
    element.style.touchAction = isZoomed(stage.camera()) ? 'none' : 'pan-y';
  };
  const stir = (camera: Camera) => {
    const sheet = stage.sheet();
    if (sheet !== null) sheet.style.willChange = 'transform';
    clearTimeout(calm);
    calm = setTimeout(settle, CALM_MS);
    stage.move(camera);
  };
  const onDown = (event: PointerEvent) => {
    if (down.size === 0) travelled = 0;
    down.set(event.pointerId, spotOf(event));
  };
  const onMove = (event: PointerEvent) => {
    const before = down.get(event.pointerId);
    if (before === undefined) return;
    const was = pinchOf([...down.values()]);
    const now = spotOf(event);
    down.set(event.pointerId, now);
    travelled += Math.hypot(now.x - before.x, now.y - before.y);
    if (travelled < DRAG_FROM) return;
    const is = pinchOf([...down.values()]);
    stir(
      was !== null && is !== null
        ? pinchTo(stage.camera(), stage.view(), was, is)
        : panBy(stage.camera(), stage.view(), now.x - before.x, now.y - before.y),
    );
  };
  const onUp = (event: PointerEvent) => {
    down.delete(event.pointerId);
    settle();
  };
  const onWheel = (event: WheelEvent) => {
    const zooms = event.ctrlKey || event.metaKey;
    const camera = stage.camera();
    if (!zooms && !isZoomed(camera)) return;
    event.preventDefault();
    const { x, y } = spotOf(event);
    stir(
      zooms
        ? zoomAt(camera, stage.view(), x, y, camera.zoom * Math.exp(-event.deltaY / WHEEL_PER_ZOOM))
        : panBy(camera, stage.view(), -event.deltaX, -event.deltaY),
    );
  };
  const onTouch = (event: TouchEvent) => {
    if (event.touches.length > 1) event.preventDefault();
  };
  /** A drag that began on a button must not press it. */
  const onClick = (event: MouseEvent) => {
    if (travelled < DRAG_FROM) return;
    travelled = 0;
    event.stopPropagation();
    event.preventDefault();
  };

  settle();
  element.addEventListener('pointerdown', onDown);
  window.addEventListener('pointermove', onMove);
  window.addEventListener('pointerup', onUp);
  window.addEventListener('pointercancel', onUp);
  element.addEventListener('wheel', onWheel, { passive: false });
  element.addEventListener('touchstart', onTouch, { passive: false });
  element.addEventListener('touchmove', onTouch, { passive: false });
  element.addEventListener('click', onClick, true);
  return () => {
    clearTimeout(calm);
    element.removeEventListener('pointerdown', onDown);
    window.removeEventListener('pointermove', onMove);
    window.removeEventListener('pointerup', onUp);
    window.removeEventListener('pointercancel', onUp);
    element.removeEventListener('wheel', onWheel);
    element.removeEventListener('touchstart', onTouch);
    element.removeEventListener('touchmove', onTouch);
    element.removeEventListener('click', onClick, true);
  };
}

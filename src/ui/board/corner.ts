import { SPACES } from '@/box/trail';

import { TARGET } from '../theme';
import { fitScale, type Camera, type Size } from './camera';
import { PLACES } from './layout';
import { frameOf } from './Marks';

/** Where the two buttons of the map stand: which corner, above or beside each other. */
export type Corner = {
  readonly x: 'left' | 'right';
  readonly y: 'top' | 'bottom';
  readonly row: boolean;
};

const CORNERS: readonly Corner[] = [false, true].flatMap((row) =>
  (['right', 'left'] as const).flatMap((x) => (['top', 'bottom'] as const).map((y) => ({ x, y, row }))),
);

/** How much of the spaces, in square points, two buttons in this corner would cover. */
function covered({ x, y, row }: Corner, camera: Camera, view: Size): number {
  const width = row ? 2 * TARGET : TARGET;
  const height = row ? TARGET : 2 * TARGET;
  const left = x === 'left' ? 0 : view.width - width;
  const top = y === 'top' ? 0 : view.height - height;
  const scale = fitScale(view) * camera.zoom;
  return SPACES.reduce((sum, space) => {
    const [px, py] = PLACES[space];
    const frame = frameOf(space);
    const halfX = (frame.width / 2) * scale;
    const halfY = (frame.height / 2) * scale;
    const cx = camera.x + px * scale;
    const cy = camera.y + py * scale;
    const wide = Math.min(cx + halfX, left + width) - Math.max(cx - halfX, left);
    const high = Math.min(cy + halfY, top + height) - Math.max(cy - halfY, top);
    return wide > 0 && high > 0 ? sum + wide * high : sum;
  }, 0);
}

/** The corner where the buttons cover the least of the part shown. */
export function freeCorner(camera: Camera, view: Size): Corner {
  let best: Corner = { x: 'right', y: 'top', row: false };
  let least = Infinity;
  for (const corner of CORNERS) {
    const area = covered(corner, camera, view);
    if (area < least) {
      least = area;
      best = corner;
    }
  }
  return best;
}

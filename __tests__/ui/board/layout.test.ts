import { NEXT, SPACES } from '@/box/trail';
import {
  cameraOn,
  clampCamera,
  fitScale,
  MAX_ZOOM,
  panBy,
  pinchTo,
  wholeMap,
  worldAt,
  zoomAt,
} from '@/ui/board/camera';
import { freeCorner } from '@/ui/board/corner';
import { boxAround, curvesAlong, EDGES, nearestSpace, PLACES, WORLD } from '@/ui/board/layout';

test('every space lies on the sheet with room for its tile', () => {
  for (const space of SPACES) {
    const [x, y] = PLACES[space];
    expect([space, x >= 20, x <= WORLD.width - 20, y >= 20, y <= WORLD.height - 20]).toEqual([
      space,
      true,
      true,
      true,
      true,
    ]);
  }
});

test('no two spaces overlap', () => {
  const close = SPACES.flatMap((a, index) =>
    SPACES.slice(index + 1)
      .filter((b) => Math.hypot(PLACES[a][0] - PLACES[b][0], PLACES[a][1] - PLACES[b][1]) < 25)
      .map((b) => [a, b]),
  );
  expect(close).toEqual([]);
});

test('there is one curve for every step of the trail', () => {
  expect(EDGES).toHaveLength(SPACES.reduce((sum, space) => sum + NEXT[space].length, 0));
});

test('a way over empty spaces follows the trail', () => {
  expect(curvesAlong(['A', 'A1', 'B']).map(({ from, to }) => `${from}-${to}`)).toEqual([
    'A-A1',
    'A1-A2',
    'A2-A3',
    'A3-B',
  ]);
});

test('a press means the nearest space within reach', () => {
  const [x, y] = PLACES.outlaw5;
  expect(nearestSpace([x + 5, y], ['outlaw4', 'outlaw5', 'outlaw6'], 30)).toBe('outlaw5');
  expect(nearestSpace([x + 60, y - 60], ['outlaw5'], 30)).toBeNull();
});

/** How far a pin on Kansas City stands out above the sheet. */
const PIN_ABOVE_TOP = 10;

describe('the buttons of the map', () => {
  test.each(SPACES)('leave %s free where it is shown in a low window', (space) => {
    const view = { width: 358, height: 203 };
    const camera = cameraOn(boxAround([space]), view);
    const { x, y, row } = freeCorner(camera, view);
    const scale = fitScale(view) * camera.zoom;
    const px = camera.x + PLACES[space][0] * scale;
    const py = camera.y + PLACES[space][1] * scale;
    const across = x === 'left' ? px : view.width - px;
    const down = y === 'top' ? py : view.height - py;
    expect(across > (row ? 88 : 44) || down > (row ? 44 : 88)).toBe(true);
  });
});

describe('camera', () => {
  const view = { width: 324, height: 360 };

  test('shows the whole map at first and never less', () => {
    expect(wholeMap(view).zoom).toBe(1);
    expect(clampCamera({ x: 500, y: -900, zoom: 0.2 }, view)).toEqual(wholeMap(view));
  });

  test('keeps the point under the finger while zooming', () => {
    const before = wholeMap(view);
    const after = zoomAt(before, view, 160, 180, 2);
    const was = worldAt(before, view, 160, 180);
    const is = worldAt(after, view, 160, 180);
    expect(is[0]).toBeCloseTo(was[0]);
    expect(is[1]).toBeCloseTo(was[1]);
    expect(zoomAt(before, view, 0, 0, 99).zoom).toBe(MAX_ZOOM);
  });

  test('stops at the edges of the map', () => {
    const zoomed = zoomAt(wholeMap(view), view, 0, 0, 2);
    expect(panBy(zoomed, view, 400, 0).x).toBe(0);
    const room = panBy(zoomed, view, 0, 400).y / (fitScale(view) * zoomed.zoom);
    expect(room).toBeGreaterThanOrEqual(PIN_ABOVE_TOP);
    expect(room).toBeLessThan(20);
    expect(panBy(zoomed, view, -4000, 0).x).toBeCloseTo(view.width - 2 * view.width);
  });

  test('follows two fingers', () => {
    const from = { x: 100, y: 100, distance: 50 };
    const zoomed = pinchTo(wholeMap(view), view, from, { x: 100, y: 100, distance: 100 });
    expect(zoomed.zoom).toBeCloseTo(2);
  });

  test.each(SPACES)('shows %s in the lowest window there is', (space) => {
    const low = { width: 358, height: 118 };
    const camera = cameraOn(boxAround([space]), low);
    const scale = fitScale(low) * camera.zoom;
    const y = camera.y + PLACES[space][1] * scale;
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(low.height);
  });

  test('brings a part of the trail into a low window', () => {
    const low = { width: 358, height: 230 };
    const camera = cameraOn(boxAround(['A', 'B', 'C']), low);
    const [x, y] = worldAt(camera, low, low.width / 2, low.height / 2);
    expect(x).toBeGreaterThan(120);
    expect(x).toBeLessThan(220);
    expect(y).toBeGreaterThan(200);
    expect(y).toBeLessThan(290);
  });
});

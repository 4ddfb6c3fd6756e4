import { layoutOf } from '@/ui/game/layout';

describe('where map and panel go', () => {
  test.each([
    { name: 'a small phone', width: 360, height: 740, wide: false, upright: false },
    { name: 'a phone', width: 390, height: 844, wide: false, upright: false },
    { name: 'a phone on its side', width: 844, height: 390, wide: true, upright: false },
    { name: 'an upright tablet', width: 820, height: 1180, wide: true, upright: true },
    { name: 'a tablet on its side', width: 1180, height: 820, wide: true, upright: false },
  ])('$name', ({ width, height, wide, upright }) => {
    const layout = layoutOf(width, height);
    expect(layout).toMatchObject({ wide, upright });
    if (wide) expect(width - layout.panel).toBeGreaterThan(360);
    else expect(height - layout.large).toBeGreaterThan(380);
  });
});

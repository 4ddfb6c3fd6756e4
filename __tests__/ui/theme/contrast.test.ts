import { DARK, LIGHT, type ColorName } from '@/ui/theme/tokens';

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

const luminance = (hex: string): number => {
  const [red, green, blue] = [1, 3, 5].map((start) =>
    channel(parseInt(hex.slice(start, start + 2), 16) / 255),
  );
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
};

const contrast = (one: string, other: string): number => {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
};

/** Every pair that is used for reading: text first, then what it stands on. */
const READABLE: readonly (readonly [ColorName, ColorName])[] = [
  ['ink', 'ground'],
  ['ink', 'card'],
  ['ink', 'line'],
  ['ink', 'map'],
  ['soft', 'ground'],
  ['soft', 'card'],
  ['soft', 'line'],
  ['soft', 'map'],
  ['red', 'ground'],
  ['red', 'card'],
  ['blue', 'ground'],
  ['blue', 'card'],
  ['greenText', 'ground'],
  ['greenText', 'card'],
  ['goldText', 'ground'],
  ['goldText', 'card'],
  ['onRed', 'red'],
  ['onBlue', 'blue'],
  ['onGreen', 'green'],
  ['onGold', 'gold'],
  ['onLeather', 'leather'],
];

describe.each([
  ['light', LIGHT],
  ['dark', DARK],
] as const)('%s colours', (_name, colors) => {
  test.each(READABLE)('%s can be read on %s (AA, 4.5 to 1)', (text, ground) => {
    expect(contrast(colors[text], colors[ground])).toBeGreaterThanOrEqual(4.5);
  });
});

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { Resvg } from '@resvg/resvg-js';

const ROOT = join(__dirname, '..');

/** Every picture made from our drawings: drawing, file, side in pixels. */
const PICTURES = [
  ['icon', 'assets/icon.png', 1024],
  ['adaptive', 'assets/adaptive.png', 1024],
  ['splash', 'assets/splash.png', 1024],
  ['icon', 'assets/favicon.png', 48],
  ['icon', 'public/icons/icon-192.png', 192],
  ['icon', 'public/icons/icon-512.png', 512],
  ['icon', 'public/icons/apple-touch-icon.png', 180],
] as const;

for (const [drawing, file, side] of PICTURES) {
  const svg = readFileSync(join(ROOT, 'assets', `${drawing}.svg`), 'utf8');
  const png = new Resvg(svg, { fitTo: { mode: 'width', value: side } }).render().asPng();
  writeFileSync(join(ROOT, file), png);
  console.log(`${file} ${side}x${side}, ${Math.round(png.length / 1024)} KB`);
}

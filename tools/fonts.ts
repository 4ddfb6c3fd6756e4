import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import subsetFont from 'subset-font';

const ROOT = join(__dirname, '..');

/** What the four languages and the game need: Latin with Polish and French, Russian, punctuation, arrows, signs. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x2bc, 0x2bc],
  [0x401, 0x401],
  [0x410, 0x44f],
  [0x451, 0x451],
  [0x2009, 0x2026],
  [0x202f, 0x203a],
  [0x20ac, 0x20ac],
  [0x2116, 0x2116],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
  [0x2248, 0x2265],
  [0x2713, 0x2713],
] as const;

const CHARACTERS = RANGES.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
).join('');

const FONTS = [
  ['inter/400Regular', 'Inter_400Regular'],
  ['inter/600SemiBold', 'Inter_600SemiBold'],
  ['roboto-slab/700Bold', 'RobotoSlab_700Bold'],
] as const;

/** Makes the web's font files from those of the packages: the same letters in a fifth of the size. */
async function main(): Promise<void> {
  for (const [folder, name] of FONTS) {
    const whole = readFileSync(join(ROOT, 'node_modules', '@expo-google-fonts', folder, `${name}.ttf`));
    const part = await subsetFont(whole, CHARACTERS, { targetFormat: 'woff2' });
    writeFileSync(join(ROOT, 'assets', 'fonts', `${name}.woff2`), part);
    console.log(
      `assets/fonts/${name}.woff2: ${Math.round(whole.length / 1024)} KB to ${Math.round(part.length / 1024)} KB`,
    );
  }
}

void main();

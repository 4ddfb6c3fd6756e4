import type Svg from 'react-native-svg';

import { FONT_FILES } from '../theme';
import { CARD, CARD_ID } from './ResultCard';

/** How many dots a point of the card becomes. */
const SHARP = 2;

const asDataUrl = (content: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('The file cannot be read.'));
    reader.readAsDataURL(content);
  });

const rulesOf = (sheet: CSSStyleSheet): readonly CSSRule[] => {
  try {
    return Array.from(sheet.cssRules);
  } catch {
    return [];
  }
};

/** A picture made of a drawing sees nothing of the page: its letters have to travel inside. */
async function fontRules(): Promise<string> {
  const faces = Array.from(document.styleSheets)
    .flatMap(rulesOf)
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .flatMap((rule) => {
      const name = rule.style.getPropertyValue('font-family').replace(/["']/g, '');
      const url = /url\(["']?([^"')]+)/.exec(rule.style.getPropertyValue('src'))?.[1];
      return url !== undefined && name in FONT_FILES ? [{ name, url }] : [];
    });
  const written = await Promise.all(
    faces.map(async ({ name, url }) => {
      const file = await (await fetch(url)).blob();
      return `@font-face{font-family:${name};src:url(${await asDataUrl(file)})}`;
    }),
  );
  return written.join('');
}

const loadImage = (source: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('The card cannot be drawn.'));
    image.src = source;
  });

/** The card as PNG, as it is shown. */
export async function pictureOf(_card: Svg): Promise<Uint8Array<ArrayBuffer>> {
  const shown = document.getElementById(CARD_ID);
  if (!(shown instanceof SVGSVGElement)) throw new Error('There is no card on the page.');
  const width = CARD.width * SHARP;
  const height = CARD.height * SHARP;
  const copy = shown.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = await fontRules();
  copy.prepend(style);
  const drawing = new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' });
  const image = await loadImage(await asDataUrl(drawing));
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (png === null) throw new Error('The card cannot be drawn.');
  return new Uint8Array(await png.arrayBuffer());
}

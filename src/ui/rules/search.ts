import type { RuleSection } from '@/i18n/rules';

/** Letters without accents and case, one for one, so that places in both texts agree. */
export const folded = (text: string): string =>
  [...text]
    .map((letter) => {
      const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace('ł', 'l');
      return plain.length === letter.length ? plain : letter.toLowerCase().slice(0, letter.length);
    })
    .join('');

const wordsOf = (query: string): readonly string[] =>
  folded(query)
    .split(/\s+/)
    .filter((word) => word !== '');

/** Sections that hold every word of the query; of those found by their text, the paragraphs that hold any. */
export function searchRules(rules: readonly RuleSection[], query: string): readonly RuleSection[] {
  const words = wordsOf(query);
  if (words.length === 0) return rules;
  return rules.flatMap((section) => {
    const title = folded(section.title);
    const whole = folded([section.title, ...section.paragraphs].join('\n'));
    if (!words.every((word) => whole.includes(word))) return [];
    if (words.every((word) => title.includes(word))) return [section];
    const paragraphs = section.paragraphs.filter((text) => words.some((word) => folded(text).includes(word)));
    return [{ ...section, paragraphs }];
  });
}

export type Piece = { readonly text: string; readonly hit: boolean };

/** A text in pieces, those that were searched for marked. */
export function hits(text: string, query: string): readonly Piece[] {
  const plain = folded(text);
  const spans = wordsOf(query)
    .flatMap((word) => {
      const found: [number, number][] = [];
      for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length)) {
        found.push([at, at + word.length]);
      }
      return found;
    })
    .sort(([a], [b]) => a - b);
  const pieces: Piece[] = [];
  let at = 0;
  for (const [from, to] of spans) {
    if (from > at) pieces.push({ text: text.slice(at, from), hit: false });
    if (to > at) pieces.push({ text: text.slice(Math.max(at, from), to), hit: true });
    at = Math.max(at, to);
  }
  if (at < text.length) pieces.push({ text: text.slice(at), hit: false });
  return pieces;
}

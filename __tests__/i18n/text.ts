/** Names that stay in Latin letters in Russian: products and file formats. */
const LATIN_NAMES =
  /Ride with Sam|Great Western Trail|BG Stats|BoardGameGeek|SQLite|GitHub|JSON|CSV|PDF|iOS|Android/g;

/** Letters printed on the board and its tiles, and the n of "+n". */
const PRINTED_LETTERS = /(?<![\p{L}\d])([A-G]\d?|\d{1,2}[ab]|[ab]|n)(?![\p{L}\d])/gu;

/** What is left of a text in Latin letters once placeholders, names and printed letters are gone. */
export const strayLatin = (text: string): string =>
  (
    text
      .replace(/\{[^}]*\}/g, '')
      .replace(LATIN_NAMES, '')
      .replace(PRINTED_LETTERS, '')
      .match(/\p{Script=Latin}+/gu) ?? []
  ).join(' ');

/** A plain space where French wants one that does not break. */
export const hasLooseFrenchSpace = (text: string): boolean =>
  /( [:;!?»])|« |[\p{L}\d)][:;!?]( |$)/u.test(text);

/** Typewriter quotes and apostrophes. */
export const hasTypewriterQuote = (text: string): boolean => /['"]/.test(text);

/** Not empty, trimmed, singly spaced, bold opened and closed. */
export const isTidy = (text: string): boolean =>
  text !== '' && text === text.trim() && !text.includes('  ') && text.split('**').length % 2 === 1;

/** Small drawn signs, each on a square of 24 around its middle (-12 to 12). */
export const GLYPHS = {
  tree: 'M0-10L6-1H3.5L8 6H1.8V10H-1.8V6H-8L-3.5-1H-6Z',
  flood: 'M-10-4.5Q-6.5-9-3-4.5T4-4.5T11-4.5M-11 2Q-7.5-2.5-4 2T3 2T10 2M-10 8.5Q-6.5 4-3 8.5T4 8.5T11 8.5',
  drought:
    'M0-11V-7.5M0 7.5V11M-11 0H-7.5M7.5 0H11M-7.8-7.8L-5.3-5.3M5.3 5.3L7.8 7.8M-7.8 7.8L-5.3 5.3M5.3-5.3L7.8-7.8M4 0A4 4 0 1 1-4 0A4 4 0 1 1 4 0',
  rockfall: 'M-11 9L-3-8L1-1L4-5L11 9Z',
  hazard: 'M0-9L10.5 8.5H-10.5ZM0-2.5V2.5M0 5.4V5.6',
  risk: 'M0-8V2M0 7V7.2',
  cowboy: 'M-11 4C-6 8 6 8 11 4M-6 5.6C-6-1-5-7-2.5-7C-1.2-7-1-5.8 0-5.8S1.2-7 2.5-7C5-7 6-1 6 5.6',
  builder: 'M-8 9L2-1M-1-4L4-9L10-3L7 0L5.5-1.5L3.5 .5L-1-4',
  engineer:
    'M-10 5V-1H3V-8H9V5M-10 5H10M-7-1V-7H-3V-1M-7 8.5A2 2 0 1 0-3 8.5A2 2 0 1 0-7 8.5M3 8.5A2 2 0 1 0 7 8.5A2 2 0 1 0 3 8.5',
  horns: 'M-11-7C-11-2-6-2.5-4.5-2.5H4.5C6-2.5 11-2 11-7M-4.5-2.5L-2.5 7C-1.5 9 1.5 9 2.5 7L4.5-2.5',
  mask: 'M-10-4C-4-6.5 4-6.5 10-4C10 2 7 5 3.5 4L0 1.5L-3.5 4C-7 5-10 2-10-4ZM-5.5-1.5H-3M3-1.5H5.5',
  hand: 'M-4 1V-6A1.5 1.5 0 0 1-1-6V-1V-8A1.5 1.5 0 0 1 2-8V-1V-6.5A1.5 1.5 0 0 1 5-6.5V3C5 7 3 9.5-.5 9.5C-3.5 9.5-5 8-6.5 5L-8.5 1.5C-9 0-7-1-6 .3Z',
  station: 'M-11-3H11M-9-3L-6-9H6L9-3M-8-3V9M8-3V9M-11 9H11M0 6A3.2 3.2 0 1 0 0-.4A3.2 3.2 0 1 0 0 6',
  building: 'M-9 9V-3L0-9L9-3V9ZM-2.5 9V3H2.5V9',
  objective: 'M-7-10H7V10H-7ZM-3-4.5H3M-3 0H3M-3 4.5H1',
  certificate: 'M-10-6H10V4H-2V10L-5 8L-8 10V4H-10ZM-5 1.5A2.5 2.5 0 1 0-5-3.5A2.5 2.5 0 1 0-5 1.5',
  token: 'M-9-3H6L3-6M9 3H-6L-3 6',
  card: 'M-6-9H6V9H-6Z',
  draw: 'M-9-7H1V7H-9ZM4-4H9V10H-1V8',
  flag: 'M-6 10V-9C-1-12 2-6 8-9V1C2 4-1-2-6 1',
  city: 'M-10 9V-2H-3V9M-3 9V-9H4V9M4 9V-4H10V9M-11 9H11',
  crossing: 'M-7-7L7 7M7-7L-7 7',
  person: 'M0 0A4 4 0 1 0 0-8A4 4 0 1 0 0 0M-8 9C-8 4-4 2.5 0 2.5S8 4 8 9',
  step: 'M-8 8L-2 0L-8-8M2 8L8 0L2-8',
  back: 'M4-8L-4 0L4 8',
  plus: 'M0-7V7M-7 0H7',
  star: 'M0-9L2.6-3.2L9-2.7L4.2 1.5L5.6 7.7L0 4.4L-5.6 7.7L-4.2 1.5L-9-2.7L-2.6-3.2Z',
  shield: 'M-8-8H8V1C8 6 4 9 0 10.5C-4 9-8 6-8 1Z',
  trash: 'M-8-6H8M-5.5-6L-4.5 9H4.5L5.5-6M-3-6V-9H3V-6',
  auxiliary: 'M-9 6H-3V-6H9M5-10L9-6L5-2M3 6H9M6 3V9',
  dollar:
    'M5-4.5C4.5-6.5 2.5-7.5 0-7.5C-3-7.5-5-6-5-3.8C-5 1.6 5-1.6 5 3.8C5 6 3 7.5 0 7.5C-2.5 7.5-4.8 6.5-5.3 4.5M0-10.5V10.5',
  foresight: 'M-11 0C-5-8 5-8 11 0C5 8-5 8-11 0ZM0 3.5A3.5 3.5 0 1 0 0-3.5A3.5 3.5 0 1 0 0 3.5',
} as const;

export type GlyphName = keyof typeof GLYPHS;

/** Signs that are filled shapes; all others are lines. */
export const FILLED: readonly GlyphName[] = ['tree', 'rockfall', 'star'];

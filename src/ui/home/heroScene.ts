/**
 * The picture above Home, in units of a wide strip of land whose middle a phone sees; the sky reaches as high as needed.
 * Drawn for this app.
 */
export const SCENE = { width: 1600, height: 320, sun: { x: 880, y: 176, r: 58, glow: 80 } } as const;

export const LAND = {
  far: 'M0 236L90 190H150L170 214L260 206L330 160H400L420 190L470 186L520 222L610 200L640 168H704L716 206L760 214L800 200L850 222L930 204L960 176H1010L1030 214L1090 196L1120 150H1196L1216 204L1290 190L1330 214L1400 176H1460L1480 206L1600 186V320H0Z',
  middle:
    'M0 250C120 214 240 210 360 236S560 262 660 236S840 220 940 244S1180 262 1300 232S1500 216 1600 240V320H0Z',
  near: 'M0 282C140 250 300 246 460 262S700 262 800 240S980 232 1060 252S1300 284 1600 250V320H0Z',
  ground: 'M0 304C220 268 420 276 640 296S880 306 1000 284S1360 270 1600 306V322H0Z',
  trail:
    'M852 237.5C804 243 748 248 744 261C742 273 784 275 782 286C781 294 740 300 690 312H900C862 304 848 291 838 283C822 271 776 271 774 262C773 254 812 246 852 237.5Z',
} as const;

export const CACTUS = 'M560 266c0-20-1-34 4-34s4 8 4 14c6 1 6-4 6-9s6-5 6 0c0 10-2 15-12 15v14z';

/** A horse and its rider, feet at 0. Parts overlap, so each is a shape of its own. */
export const RIDER = [
  'M-26-34C-30-24-26-15-18-17C-8-13 6-13 16-18C24-20 27-28 24-34C20-39-18-40-26-34Z',
  'M13-36C20-43 26-54 32-60L34.5-65L37-60C42-57 47-50 49.5-46C49.5-43 46-41.5 43-43.5C40-46 37-47 34.5-46C32-39 29-31 24-23Z',
  'M-26-30C-29-19-23-15-26.5-8L-29 0H-24L-21-8C-16-13-13-17-10-20Z',
  'M-18-22L-13-12L-16.5 0H-12L-8.5-11L-4-18Z',
  'M12-20L15.5-10L13 0H17.5L20-10L22-22Z',
  'M17-22L26-15L24-6L27.5-4L31-15.5L24-27Z',
  'M-25-35C-35-34-36-20-34-8C-32-16-29-20-24-27Z',
  'M-3-38L3-21L.5-14H9L8.5-21L10-38Z',
  'M-6-37C-9-50-7-58-1-60L6-60C11-56 11-46 10-37Z',
  'M4-58C11-52 14-48 20-47L19-43C10-44 4-48 2-52Z',
  'M-2-66A5.5 5.5 0 1 0 9-66A5.5 5.5 0 1 0-2-66Z',
  'M-10-69C-4-65.5 11-65.5 17-70C13-69 11-69 10-69.5C9.5-74 8-78 5.5-78C4.5-78 4-77 3.5-77C3-77 2.5-78 1-78C-1.5-78-3-74-3.5-69.5C-5-69-8-69-10-69Z',
] as const;

export const LONGHORN = [
  'M-24-25C-27-15-23-10-18-12C-8-10 4-10 12-12C18-14 20-20 18-26C10-29-16-29-24-25Z',
  'M14-27C20-30 27-27 30-20C31-16 27-15 24.5-17C22-19 18-17 14-17Z',
  'M-23-17L-22 0H-18.5L-17-14Z',
  'M-16-14L-14 0H-10.5L-10-14Z',
  'M7-14L8 0H11.5L13-14Z',
  'M12-15L15 0H18.5L17-17Z',
  'M-24-25C-29-22-29-14-28-7C-27-14-26-18-22-20Z',
  'M20-27C16-30 12-33 12-38C14-34 18-31 23-28.5C28-31 33-33 36-37C35-32 30-29 25-26Z',
] as const;

/** Where the herd stands: x, y, size. */
export const HERD = [
  { x: 944, y: 235.5, size: 0.66 },
  { x: 988, y: 240, size: 0.6 },
  { x: 1112, y: 261, size: 0.56 },
  { x: 1152, y: 266, size: 0.6 },
] as const;

export const RIDER_PLACE = { x: 872, y: 236, size: 0.86 } as const;

export const STARS = [
  [620, 40],
  [668, 84],
  [708, 30],
  [760, 60],
  [824, 34],
  [900, 62],
  [948, 28],
  [992, 92],
  [540, 70],
  [470, 34],
  [1060, 48],
  [1120, 84],
  [1190, 30],
  [400, 90],
  [310, 40],
  [1290, 70],
] as const;

export type SceneColors = {
  readonly sky: readonly [string, string, string];
  readonly sun: string;
  readonly far: string;
  readonly middle: string;
  readonly near: string;
  readonly title: string;
};

export const DAY: SceneColors = {
  sky: ['#B07A1E', '#BC5F29', '#A8392B'],
  sun: '#F9DFA9',
  far: '#9A4A2B',
  middle: '#7F3A24',
  near: '#54281A',
  title: '#FFF6E4',
};

export const NIGHT: SceneColors = {
  sky: ['#17131A', '#3B1F20', '#8A3A25'],
  sun: '#E9B977',
  far: '#4A221B',
  middle: '#381A14',
  near: '#27140E',
  title: '#F9E7C4',
};

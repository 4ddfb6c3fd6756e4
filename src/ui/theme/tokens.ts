/** Colours by purpose. `on…` is the text that may stand on a filled shape of that colour. */
export type Colors = {
  readonly ground: string;
  readonly card: string;
  readonly ink: string;
  readonly soft: string;
  readonly line: string;
  readonly leather: string;
  readonly onLeather: string;
  readonly red: string;
  readonly onRed: string;
  readonly blue: string;
  readonly onBlue: string;
  readonly green: string;
  readonly greenText: string;
  readonly onGreen: string;
  readonly gold: string;
  readonly goldText: string;
  readonly onGold: string;
  readonly map: string;
  readonly trail: string;
  readonly scrim: string;
};

export const LIGHT: Colors = {
  ground: '#F3E9D2',
  card: '#FCF7EC',
  ink: '#2A2018',
  soft: '#5F503E',
  line: '#D9C8A6',
  leather: '#8A5A34',
  onLeather: '#FFF6E4',
  red: '#A8392B',
  onRed: '#FFFFFF',
  blue: '#3F6478',
  onBlue: '#FFFFFF',
  green: '#5E7A46',
  greenText: '#4C6637',
  onGreen: '#FFFFFF',
  gold: '#B98724',
  goldText: '#7A560F',
  onGold: '#2A2018',
  map: '#EADBB8',
  trail: '#C9AE7C',
  scrim: 'rgba(42, 32, 24, 0.45)',
};

export const DARK: Colors = {
  ground: '#171310',
  card: '#241D18',
  ink: '#F3E7D3',
  soft: '#B3A08A',
  line: '#3A2F27',
  leather: '#C98B5A',
  onLeather: '#1E130B',
  red: '#E2705B',
  onRed: '#240D08',
  blue: '#86AFC4',
  onBlue: '#10202A',
  green: '#9DBB7A',
  greenText: '#9DBB7A',
  onGreen: '#16200D',
  gold: '#E0B65A',
  goldText: '#E0B65A',
  onGold: '#261B06',
  map: '#1F1914',
  trail: '#5A4733',
  scrim: 'rgba(0, 0, 0, 0.6)',
};

export type ColorName = keyof Colors;

export const SPACE = { xs: 4, sm: 8, md: 12, lg: 16, xl: 24, xxl: 32 } as const;
export const RADIUS = { sm: 10, md: 14, lg: 18 } as const;

/** The least side of anything that can be tapped, and the height of the main button. */
export const TARGET = 44;
export const MAIN_BUTTON = 56;

/** From this width on, a screen has room for a panel beside its picture. */
export const WIDE = 720;
export const PANEL = 420;
export const COLUMN = 600;

export const MOTION_MS = 200;

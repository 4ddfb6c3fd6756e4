import type { Breed } from '@/box/cattle';
import type { WorkerKind } from '@/box/kinds';
import type { HazardKind, OutlawColour } from '@/box/tiles';
import type { Colour } from '@/engine/events/setup';

/** How a set of wooden pieces looks: its paint, what can be read on it, and its line on paper. */
export type Look = { readonly fill: string; readonly on: string; readonly edge: string };

export type Palette = {
  readonly sides: Readonly<Record<Colour, Look>>;
  readonly hazards: Readonly<Record<HazardKind, Look>>;
  readonly outlaws: Readonly<Record<OutlawColour, Look>>;
  readonly workers: Readonly<Record<WorkerKind, Look>>;
  readonly breeds: Readonly<Record<Breed, Look>>;
  /** An empty place on the map. */
  readonly site: Look;
  readonly water: string;
  readonly sand: string;
  readonly rock: string;
  readonly wood: string;
};

const look = (fill: string, on: string, edge = fill): Look => ({ fill, on, edge });

const CHALK = '#FFFFFF';
const INK = '#2A2018';
const NIGHT = '#1A130E';

export const LIGHT_PALETTE: Palette = {
  sides: {
    red: look('#A8392B', CHALK),
    blue: look('#3F6478', CHALK),
    yellow: look('#E2B33A', INK, '#8A660D'),
    white: look('#FFFFFF', INK, '#6F6455'),
  },
  hazards: {
    flood: look('#3F6478', CHALK),
    drought: look('#8F6512', CHALK),
    rockfall: look('#6B5D4F', CHALK),
  },
  outlaws: { green: look('#557040', CHALK), orange: look('#B0561A', CHALK) },
  workers: {
    cowboy: look('#A65A1F', CHALK),
    builder: look('#6A5A8C', CHALK),
    engineer: look('#2F6B62', CHALK),
  },
  breeds: {
    criollo: look('#857F76', '#17120D', '#5D574F'),
    santaGertrudis: look('#55743F', CHALK),
    pineywoods: look('#2B2723', CHALK),
    galloway: look('#FFFDF7', INK, '#8C8170'),
    blackAngus: look('#DDB53F', INK, '#8F6D12'),
    longhorn: look('#A8392B', CHALK),
    corriente: look('#3A6284', CHALK),
    shorthorn: look('#7A5333', CHALK),
    hereford: look('#694A85', CHALK),
    simmental: look('#C8691D', '#1D0F03', '#8B4610'),
    brahman: look('#DA8A3B', '#1D0F03', '#8B4610'),
  },
  site: look('#F8F0DD', '#6B5B45', '#CDB78C'),
  water: '#BFCBC0',
  sand: '#E3CD97',
  rock: '#D3C3A0',
  wood: '#7E9163',
};

export const DARK_PALETTE: Palette = {
  sides: {
    red: look('#E2705B', '#240D08'),
    blue: look('#86AFC4', '#10202A'),
    yellow: look('#EFCB5E', '#261B06'),
    white: look('#F6F0E4', NIGHT),
  },
  hazards: {
    flood: look('#7FA8BE', '#0E1B23'),
    drought: look('#DDB157', '#241903'),
    rockfall: look('#B3A08A', '#1D150E'),
  },
  outlaws: { green: look('#9DBB7A', '#16200D'), orange: look('#E08A4A', '#241003') },
  workers: {
    cowboy: look('#E0995E', '#241003'),
    builder: look('#B5A3D6', '#1A1128'),
    engineer: look('#7FBDB0', '#07201B'),
  },
  breeds: {
    criollo: look('#A59E93', '#17120D'),
    santaGertrudis: look('#8FB06F', '#16200D'),
    pineywoods: look('#0E0B09', '#F3E7D3', '#8D7C69'),
    galloway: look('#F2EADB', NIGHT),
    blackAngus: look('#E3C158', '#261B06'),
    longhorn: look('#E2705B', '#240D08'),
    corriente: look('#82AED2', '#0D1C29'),
    shorthorn: look('#B98A62', '#211307'),
    hereford: look('#B494D3', '#1C0F2B'),
    simmental: look('#EC9247', '#241003'),
    brahman: look('#F0AE6C', '#241003'),
  },
  site: look('#2C241D', '#B3A08A', '#4A3D31'),
  water: '#25302F',
  sand: '#332717',
  rock: '#2C2620',
  wood: '#6F8553',
};

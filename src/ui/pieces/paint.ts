import { createContext, createElement, useContext, useMemo, type ReactNode } from 'react';

import { OWNERS, type Owner } from '@/box/kinds';
import type { Colour } from '@/engine/events/setup';
import { useT, type Translator } from '@/i18n';

import { useTheme, type Colors } from '../theme';
import { DARK_PALETTE, LIGHT_PALETTE, type Look, type Palette } from './palette';

export type SideColours = Readonly<Record<Owner, Colour>>;

export const DEFAULT_SIDES: SideColours = { player: 'blue', sam: 'red' };

const Sides = createContext<SideColours>(DEFAULT_SIDES);

/** Tells every piece below which wood the two sides play with. */
export function SidesProvider({
  colours,
  children,
}: {
  readonly colours: SideColours;
  readonly children: ReactNode;
}) {
  return createElement(Sides.Provider, { value: colours }, children);
}

/** Everything a drawn piece needs: colours, the two sides with their letters, money as the language writes it. */
export type Paint = {
  readonly colors: Colors;
  readonly palette: Palette;
  readonly sides: Readonly<Record<Owner, Look & { readonly letter: string; readonly name: Colour }>>;
  readonly fee: (dollars: number) => string;
};

/** Paint for the given theme, language and wood. */
export function paintOf(colors: Colors, dark: boolean, t: Translator, colours: SideColours): Paint {
  const palette = dark ? DARK_PALETTE : LIGHT_PALETTE;
  const side = (owner: Owner) => ({
    ...palette.sides[colours[owner]],
    letter: t(`board.letter.${owner}`),
    name: colours[owner],
  });
  return {
    colors,
    palette,
    sides: { player: side(OWNERS[0]), sam: side(OWNERS[1]) },
    fee: (dollars) => t('board.feeBadge', { n: dollars }),
  };
}

/** The paint in use here. */
export function usePaint(): Paint {
  const { colors, dark } = useTheme();
  const t = useT();
  const colours = useContext(Sides);
  return useMemo(() => paintOf(colors, dark, t, colours), [colors, dark, t, colours]);
}

import type { BuildingId } from '@/box/buildings';
import type { Breed, MarketCard } from '@/box/cattle';
import type { WorkerKind } from '@/box/kinds';
import type { SupplyTile } from '@/box/tiles';
import type { SpaceId } from '@/box/trail';
import type { Option, PlayerEvent, PlayState } from '@/engine/play';
import type { Translator } from '@/i18n';

/** The little picture at the start of a choice. */
export type Mark =
  | { readonly type: 'worker'; readonly kind: WorkerKind }
  | { readonly type: 'card'; readonly card: MarketCard | Breed }
  | { readonly type: 'tile'; readonly tile: SupplyTile }
  | { readonly type: 'building'; readonly building: BuildingId }
  | { readonly type: 'figure'; readonly text: string };

/** Something to tap: a leaf carries an event and is done at once, a branch opens its children. */
export interface Choice {
  /** Names the target for tests and journeys; the same for the same thing at any time. */
  readonly id: string;
  readonly title: string;
  readonly detail?: string;
  readonly mark?: Mark;
  readonly event?: PlayerEvent;
  readonly children?: readonly Choice[];
  /** Prices of one thing, side by side: each is a leaf. */
  readonly prices?: readonly Choice[];
  /** Where it lies on the map. */
  readonly space?: SpaceId;
  /** Where it lies on the railroad. */
  readonly rail?: number;
  /** Short words in a grid: sites, spaces of the railroad. */
  readonly dense?: boolean;
  /** Less weight: a way out, not the thing to do. */
  readonly quiet?: boolean;
}

/** Choices that belong together, under the name of their action. */
export interface Group {
  readonly id: string;
  readonly title: string;
  /** Why it can't be done now, or that it is done. */
  readonly note?: string;
  readonly used?: boolean;
  readonly choices: readonly Choice[];
}

/** What every maker of choices needs to know. */
export interface Says {
  readonly t: Translator;
  readonly state: PlayState;
  /** The head of every id in this group. */
  readonly id: string;
}

/** How many choices stand open before the rest hides behind a "more". */
export const FEW = 4;

const signed = (t: Translator, dollars: number): string =>
  t(dollars < 0 ? 'turn.pay' : 'turn.gain', { dollars: Math.abs(dollars) });

/** What a choice moves at once: dollars, certificates, tokens, and the money left; nothing of it with essentials. */
export function figures({ t, state }: Says, option: Option): readonly string[] {
  if (state.turn.essentials) return [];
  const words: string[] = [];
  if (option.dollars !== 0) words.push(signed(t, option.dollars));
  if (option.certificates !== 0) words.push(t('turn.moreCertificates', { n: option.certificates }));
  if (option.tokens > 0) words.push(t('turn.moreTokens', { n: option.tokens }));
  if (option.dollars !== 0) words.push(t('turn.left', { dollars: option.left }));
  return words;
}

/** A thing with its price: "Cowboy for $5"; without it when money is not kept or none is paid. */
export const priced = ({ t, state }: Says, what: string, option: Option | undefined): string =>
  option === undefined || option.dollars >= 0 || state.turn.essentials
    ? what
    : t('turn.for', { what, dollars: -option.dollars });

/** The money left when money moves. */
export const leftOf = ({ t, state }: Says, option: Option | undefined): string | null =>
  option === undefined || option.dollars === 0 || state.turn.essentials
    ? null
    : t('turn.left', { dollars: option.left });

/** A name at the beginning of a line. */
export const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);

/** Second lines joined, or none at all. */
export const detailOf = (...words: readonly (string | null | undefined)[]): { readonly detail?: string } => {
  const said = words.filter((word) => word !== null && word !== undefined && word !== '');
  return said.length === 0 ? {} : { detail: said.join(' · ') };
};

/** The first few choices, and one that opens all the others. */
export function fewFirst(says: Says, choices: readonly Choice[], few = FEW): readonly Choice[] {
  if (choices.length <= few + 1) return choices;
  const rest = choices.slice(few);
  const more: Choice = {
    id: `${says.id}-more`,
    title: says.t('turn.more', { n: rest.length }),
    children: rest,
  };
  return [...choices.slice(0, few), more];
}

export type Of<T extends PlayerEvent['type']> = Extract<PlayerEvent, { type: T }>;

/** An option whose event is of one kind. */
export type OptionOf<T extends PlayerEvent['type']> = Option & { readonly event: Of<T> };

export const optionsFor = <T extends PlayerEvent['type']>(
  options: readonly Option[],
  type: T,
): readonly OptionOf<T>[] => options.filter((option): option is OptionOf<T> => option.event.type === type);

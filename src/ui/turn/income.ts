import { BRAHMAN_DOLLARS, type Breed } from '@/box/cattle';
import type { CityView, PlayState } from '@/engine/play';
import { breedingValue } from '@/engine/play/kansasCity';
import { cityViews } from '@/engine/play/views';

/** What the player shows in Kansas City. */
export interface Shown {
  readonly breeds: readonly Breed[];
  readonly certificates: number;
  readonly brahman: number;
}

export const NOTHING_SHOWN: Shown = { breeds: [], certificates: 0, brahman: 0 };

/** The sum that counts for the delivery. */
export const valueOf = (state: PlayState, { breeds, certificates }: Shown): number =>
  breedingValue(state.table, breeds, certificates);

/** Dollars of the income: the sum, and something for every Brahman. */
export const incomeOf = (state: PlayState, shown: Shown): number =>
  valueOf(state, shown) + BRAHMAN_DOLLARS * shown.brahman;

export interface Reachable {
  readonly view: CityView;
  /** Certificates to spend so that the city can be reached. */
  readonly certificates: number;
  readonly dollars: number;
}

/** Cities within reach of what is shown, certificates included, the dearest first. */
export function reachable(state: PlayState, shown: Shown): readonly Reachable[] {
  const { player } = state.table;
  const base = valueOf(state, { ...shown, certificates: 0 });
  const limit = base + player.certificates;
  const brahman = BRAHMAN_DOLLARS * shown.brahman;
  const rich: PlayState = {
    ...state,
    table: { ...state.table, player: { ...player, dollars: player.dollars + base + brahman } },
  };
  return cityViews(rich, { type: 'deliver', limit, special: false })
    .filter(({ discs }) => discs.length > 0)
    .map((view) => {
      const certificates = Math.max(shown.certificates, view.value - base);
      return { view, certificates, dollars: base + certificates + brahman };
    })
    .reverse();
}

/** The income event of what is shown. */
export const incomeEvent = ({ breeds, certificates, brahman }: Shown) => ({
  type: 'income' as const,
  breeds,
  ...(certificates > 0 ? { certificates } : {}),
  ...(brahman > 0 ? { brahman } : {}),
});

import { BUILDINGS, type BuildingFacts, type BuildingId } from './buildings';
import type { Hand } from './kinds';
import { OBJECTIVES, type CatalogueObjective, type ObjectiveFacts } from './objectives';
import { SAM_CARD, type SamCard, type SamCardFacts, type SamSteps } from './samCards';

/** What the owner of a box corrected: plain JSON, only what differs from the defaults. */
export interface BoxProfile {
  readonly samSteps?: Readonly<Partial<Record<SamCard, SamSteps>>>;
  /** In this box card 1 hires by specialization and card 2 the cheapest. */
  readonly swapHires?: boolean;
  readonly buildings?: Readonly<
    Partial<Record<BuildingId, { readonly builders?: number; readonly vp?: number; readonly hand?: Hand }>>
  >;
  /** Corrected figures of catalogue cards, and cards the catalogue lacks. */
  readonly objectives?: Readonly<Record<string, ObjectiveFacts>>;
  /** House ruling: Sam may buy Brahman. [?] */
  readonly samBuysBrahman?: boolean;
}

/** The printed facts that rules read, with a profile's corrections applied. */
export interface Box {
  readonly buildings: Readonly<Record<BuildingId, BuildingFacts>>;
  readonly objectives: Readonly<Record<string, CatalogueObjective>>;
  readonly samCards: Readonly<Record<SamCard, SamCardFacts>>;
  readonly samBuysBrahman: boolean;
}

export const PRINTED_PROFILE: BoxProfile = {};

const resolved = new WeakMap<BoxProfile, Box>();

/** The box as its owner has it; resolved once a profile. */
export function boxOf(profile: BoxProfile): Box {
  const known = resolved.get(profile);
  if (known) return known;
  const box = resolve(profile);
  resolved.set(profile, box);
  return box;
}

function resolve(profile: BoxProfile): Box {
  const buildings: Record<string, BuildingFacts> = { ...BUILDINGS };
  for (const [id, change] of Object.entries(profile.buildings ?? {})) {
    const printed = BUILDINGS[id as BuildingId];
    buildings[id] = { ...printed, ...change };
  }
  const objectives: Record<string, CatalogueObjective> = { ...OBJECTIVES };
  for (const [id, facts] of Object.entries(profile.objectives ?? {})) {
    objectives[id] = { copies: 1, starting: false, ...OBJECTIVES[id], ...facts };
  }
  const samCards: Record<number, SamCardFacts> = { ...SAM_CARD };
  if (profile.swapHires) {
    samCards[1] = { ...SAM_CARD[1], action: SAM_CARD[2].action };
    samCards[2] = { ...SAM_CARD[2], action: SAM_CARD[1].action };
  }
  for (const [card, steps] of Object.entries(profile.samSteps ?? {})) {
    const facts = samCards[Number(card)];
    if (facts && steps !== undefined) samCards[Number(card)] = { ...facts, steps };
  }
  return {
    buildings: buildings as Box['buildings'],
    objectives,
    samCards: samCards as Box['samCards'],
    samBuysBrahman: profile.samBuysBrahman ?? false,
  };
}

import type { MarketCard } from '@/box/cattle';
import type { SamCard } from '@/box/samCards';
import type { DrawItem, Game, RequestPile } from '@/engine/events/types';
import type { Objective } from '@/engine/table/state';
import type { Translator } from '@/i18n';

import { Text } from '../base';
import {
  cattleName,
  CattleChip,
  ObjectiveCard,
  objectiveName,
  SamCardFace,
  samCardName,
  TileFace,
  tileName,
  type AnyTile,
} from '../pieces';

/** A face in words. */
export function faceName(t: Translator, { setup }: Game, pile: RequestPile, face: DrawItem): string {
  if (pile === 'cattle') return cattleName(t, face as MarketCard);
  if (pile === 'objectives' || pile === 'startingObjectives')
    return objectiveName(t, setup.profile, face as Objective);
  if (pile === 'samDeck') return samCardName(t, setup.profile, face as SamCard);
  if (pile === 'masters') return t('log.draw.stations', { items: [String(face)] });
  return tileName(t, (pile === 'neutrals' ? `neutral:${String(face)}` : face) as AnyTile);
}

export type FacePieceProps = { readonly game: Game; readonly pile: RequestPile; readonly face: DrawItem };

/** A face as it looks. */
export function FacePiece({ game, pile, face }: FacePieceProps) {
  const { profile } = game.setup;
  if (pile === 'cattle') return <CattleChip card={face as MarketCard} size={56} decorative />;
  if (pile === 'objectives' || pile === 'startingObjectives')
    return <ObjectiveCard objective={face as Objective} size={56} profile={profile} decorative />;
  if (pile === 'samDeck')
    return <SamCardFace card={face as SamCard} size={48} profile={profile} decorative />;
  if (pile === 'masters') return <Text>{String(face)}</Text>;
  return <TileFace tile={(pile === 'neutrals' ? `neutral:${String(face)}` : face) as AnyTile} decorative />;
}

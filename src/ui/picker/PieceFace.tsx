import type { MarketCard } from '@/box/cattle';
import type { BoxProfile } from '@/box/profile';
import type { SamCard } from '@/box/samCards';
import type { MasterId } from '@/box/stationMasters';
import type { SupplyTile } from '@/box/tiles';
import type { NeutralLetter } from '@/box/trail';
import type { DrawItem, RequestPile } from '@/engine/events/types';
import type { Objective } from '@/engine/table/state';
import type { Translator } from '@/i18n';

import {
  CattleChip,
  cattleName,
  ObjectiveCard,
  objectiveName,
  SamCardFace,
  samCardName,
  TileFace,
  tileName,
} from '../pieces';
import { MasterSign } from './MasterSign';

export type PieceFaceProps = {
  readonly pile: RequestPile;
  readonly item: DrawItem;
  readonly size: number;
  readonly profile: BoxProfile;
};

/** Any piece that can be drawn, as a picture without words. */
export function PieceFace({ pile, item, size, profile }: PieceFaceProps) {
  switch (pile) {
    case 'cattle':
      return <CattleChip card={item as MarketCard} size={size} decorative />;
    case 'objectives':
    case 'startingObjectives':
      return <ObjectiveCard objective={item as Objective} size={size} profile={profile} decorative />;
    case 'masters':
      return <MasterSign master={item as MasterId} size={size} />;
    case 'neutrals':
      return <TileFace tile={`neutral:${item as NeutralLetter}`} size={size} decorative />;
    case 'samDeck':
      return <SamCardFace card={item as SamCard} size={size} profile={profile} decorative />;
    default:
      return <TileFace tile={item as SupplyTile} size={size} decorative />;
  }
}

/** Any piece that can be drawn, in words. */
export function pieceName(t: Translator, profile: BoxProfile, pile: RequestPile, item: DrawItem): string {
  switch (pile) {
    case 'cattle':
      return cattleName(t, item as MarketCard);
    case 'objectives':
    case 'startingObjectives':
      return objectiveName(t, profile, item as Objective);
    case 'masters':
      return t('board.master', { master: item as MasterId });
    case 'neutrals':
      return tileName(t, `neutral:${item as NeutralLetter}`);
    case 'samDeck':
      return samCardName(t, profile, item as SamCard);
    default:
      return tileName(t, item as SupplyTile);
  }
}

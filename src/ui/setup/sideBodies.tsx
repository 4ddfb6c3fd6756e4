import { BUILDING_NUMBERS } from '@/box/buildings';
import { STARTER_BREEDS, STARTERS } from '@/box/cattle';
import { DISCS, START_DOLLARS, START_HAND_LIMIT, START_TOKENS } from '@/box/playerBoard';
import { LEVEL, SAM_CARDS } from '@/box/samCards';
import { useT, type Translator } from '@/i18n';

import {
  BuildingTile,
  CardBack,
  CattleChip,
  DiscToken,
  EngineToken,
  Glyph,
  HerderPin,
  ObjectiveCard,
  objectiveName,
} from '../pieces';
import type { BodyProps } from './boardBodies';
import { Placed } from './Placed';

const HERD = STARTER_BREEDS.reduce((sum, breed) => sum + STARTERS[breed].copies, 0);

/** Which sides the player's buildings show, in as few words as possible. */
export function sidesInWords(t: Translator, sides: string): string {
  const onB = BUILDING_NUMBERS.filter((_, index) => sides[index] === 'b');
  if (onB.length === 0) return t('setup.you.allA');
  if (onB.length === BUILDING_NUMBERS.length) return t('setup.you.allB');
  return t('setup.you.sides', { list: t.list(onB.map(String)) });
}

export function YourSide({ game }: BodyProps) {
  const t = useT();
  const { player, profile } = game.table;
  const [starting] = player.objectives.area;
  return (
    <>
      <Placed title={t('setup.you.board', { n: DISCS })}>
        <DiscToken owner="player" size={34} decorative />
      </Placed>
      <Placed title={t('setup.you.engine')}>
        <EngineToken owner="player" size={44} decorative />
      </Placed>
      <Placed title={sidesInWords(t, game.setup.sides)}>
        <BuildingTile building="1a" owner="player" size={40} decorative />
      </Placed>
      <Placed title={t('setup.you.herd', { n: HERD, hand: START_HAND_LIMIT })}>
        <CattleChip card="criollo" size={44} decorative />
      </Placed>
      <Placed title={t('setup.you.money', { dollars: START_DOLLARS, tokens: START_TOKENS })}>
        <Glyph name="dollar" size={32} color="greenText" />
      </Placed>
      {starting === undefined ? null : (
        <Placed title={t('setup.you.objective')} detail={objectiveName(t, profile, starting)}>
          <ObjectiveCard objective={starting} size={48} profile={profile} decorative />
        </Placed>
      )}
    </>
  );
}

export function SamSide({ game }: BodyProps) {
  const t = useT();
  const { cards } = LEVEL[game.setup.difficulty];
  const real = game.setup.deck === 'real';
  return (
    <>
      <Placed title={t('setup.sam.board', { n: DISCS })}>
        <DiscToken owner="sam" size={34} decorative />
      </Placed>
      <Placed title={t('setup.sam.pieces')}>
        <HerderPin owner="sam" size={34} decorative />
      </Placed>
      <Placed title={t('setup.sam.buildings')}>
        <BuildingTile building="1b" owner="sam" size={40} decorative />
      </Placed>
      <Placed
        title={real ? t('setup.sam.cardsReal', { n: cards.length }) : t('setup.sam.cardsApp')}
        detail={real && cards.length < SAM_CARDS.length ? t('setup.sam.cardsEasy') : undefined}
      >
        <CardBack owner="sam" size={34} decorative />
      </Placed>
      <Placed title={t('setup.sam.objective')} detail={t('setup.sam.nothing')}>
        <Glyph name="objective" size={32} color="leather" />
      </Placed>
    </>
  );
}

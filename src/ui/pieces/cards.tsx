import type { MarketCard, StarterBreed } from '@/box/cattle';
import type { Owner } from '@/box/kinds';
import type { Task } from '@/box/objectives';
import { boxOf, PRINTED_PROFILE } from '@/box/profile';
import type { SamCard } from '@/box/samCards';
import type { Objective } from '@/engine/table/state';
import { useT } from '@/i18n';

import { BackArt, CattleArt, ObjectiveArt, SamCardArt, TaskArt } from './art';
import { cattleName, cattleShort, objectiveFacts, objectiveName, samCardName } from './names';
import { usePaint } from './paint';
import { PieceFrame } from './PieceFrame';
import type { Sized, WithBox } from './sized';

/** A cattle card as a chip: value, VP, letters of its name. */
export function CattleChip({
  card,
  size = 56,
  decorative,
}: Sized & { readonly card: MarketCard | StarterBreed }) {
  const t = useT();
  const paint = usePaint();
  return (
    <PieceFrame
      size={size}
      width={52}
      height={44}
      label={decorative === true ? undefined : cattleName(t, card)}
    >
      <CattleArt paint={paint} card={card} short={cattleShort(t, card)} />
    </PieceFrame>
  );
}

/** An objective as it lies on the table. */
export function ObjectiveCard({
  objective,
  size = 80,
  profile = PRINTED_PROFILE,
  decorative,
}: WithBox & { readonly objective: Objective }) {
  const t = useT();
  const paint = usePaint();
  return (
    <PieceFrame
      size={size}
      width={80}
      height={104}
      corner
      label={decorative === true ? undefined : objectiveName(t, profile, objective)}
    >
      <ObjectiveArt paint={paint} facts={objectiveFacts(profile, objective)} />
    </PieceFrame>
  );
}

/** One thing an objective asks for. */
export function TaskSign({ task, size = 24, decorative }: Sized & { readonly task: Task }) {
  const t = useT();
  const paint = usePaint();
  return (
    <PieceFrame
      size={size}
      width={25}
      height={25}
      label={decorative === true ? undefined : t(`terms.task.${task}`)}
    >
      <TaskArt paint={paint} task={task} />
    </PieceFrame>
  );
}

/** One of Sam's cards; `steps` shows how far he goes this time instead of the printed sign. */
export function SamCardFace({
  card,
  size = 66,
  profile = PRINTED_PROFILE,
  steps,
  decorative,
}: WithBox & { readonly card: SamCard; readonly steps?: number }) {
  const t = useT();
  const paint = usePaint();
  const facts = boxOf(profile).samCards[card];
  return (
    <PieceFrame
      size={size}
      width={66}
      height={88}
      corner
      label={decorative === true ? undefined : samCardName(t, profile, card)}
    >
      <SamCardArt paint={paint} card={card} action={facts.action} steps={steps ?? facts.steps} />
    </PieceFrame>
  );
}

/** The back of a card of one side. */
export function CardBack({ owner, size = 32, decorative }: Sized & { readonly owner: Owner }) {
  const t = useT();
  const paint = usePaint();
  return (
    <PieceFrame
      size={size}
      width={40}
      height={52}
      label={decorative === true ? undefined : t('board.faceDown')}
    >
      <BackArt paint={paint} owner={owner} />
    </PieceFrame>
  );
}

import type { Game } from '@/engine/events/types';
import { useT } from '@/i18n';

import { Notice } from '../base';

/** The end is near: one side holds the job market token, and the other has its last turn. */
export function LastTurn({ game }: { readonly game: Game }) {
  const t = useT();
  const { stage, table } = game;
  if (stage.type === 'sam' && stage.start.player.jobToken)
    return <Notice icon="flag" color="goldText" text={t('samTurn.samLast')} />;
  if (stage.type === 'player' && table.sam.jobToken)
    return <Notice icon="flag" color="goldText" text={t('samTurn.yourLast')} />;
  return null;
}

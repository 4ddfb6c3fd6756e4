import type { Game } from '@/engine/events/types';
import { useT } from '@/i18n';

import { PageScreen } from '../shell';

export type ScoreScreenProps = { readonly game: Game };

/** The game is over. */
export function ScoreScreen(_: ScoreScreenProps) {
  const t = useT();
  return <PageScreen title={t('log.over')} />;
}

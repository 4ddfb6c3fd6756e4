import type { Game } from '@/engine/events/types';
import { useT } from '@/i18n';

import { PageScreen } from '../shell';

export type SetupScreenProps = { readonly game: Game };

/** The table is being set up. */
export function SetupScreen(_: SetupScreenProps) {
  const t = useT();
  return <PageScreen title={t('home.yourGame')} />;
}

import type { Game } from '@/engine/events/types';
import { useT } from '@/i18n';

import { Sheet } from '../../base';

export type FixSheetProps = { readonly game: Game; readonly onClose: () => void };

/** Sets any part of the table. */
export function FixSheet({ onClose }: FixSheetProps) {
  const t = useT();
  return (
    <Sheet open title={t('fix.title')} closeLabel={t('common.close')} onClose={onClose}>
      {null}
    </Sheet>
  );
}

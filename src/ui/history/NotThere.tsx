import { useT } from '@/i18n';
import type { OpenGame } from '@/store/game';

import { Button, Empty } from '../base';
import { goBack } from '../shell';

/** A game that is not stored here, is damaged or cannot be read. */
export function NotThere({ open }: { readonly open: OpenGame }) {
  const t = useT();
  const { status, damage, error } = open;
  const title = t(status === 'damaged' ? 'storage.damagedTitle' : 'shell.noGameTitle');
  const text =
    damage !== null
      ? `${t(`storage.damage.${damage.what.code}`, { at: damage.what.at })} ${t('storage.sound', { n: damage.sound })}`
      : error !== null
        ? t(`storage.error.${error.code}`)
        : t('shell.noGameText');
  return (
    <Empty icon={status === 'damaged' ? 'warning' : 'trophy'} title={title} text={text}>
      <Button label={t('common.back')} onPress={goBack} />
    </Empty>
  );
}

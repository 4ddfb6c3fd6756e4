import { router } from 'expo-router';

import { useT } from '@/i18n';
import { Button, Empty } from '@/ui/base';
import { PageScreen } from '@/ui/shell';

export default function GameRoute() {
  const t = useT();
  return (
    <PageScreen title={t('home.yourGame')}>
      <Empty icon="trail" title={t('shell.noGameTitle')} text={t('shell.noGameText')}>
        <Button kind="primary" label={t('home.newGame')} onPress={() => router.navigate('/new-game')} />
      </Empty>
    </PageScreen>
  );
}

import { router } from 'expo-router';

import { useT } from '@/i18n';
import { Button, Empty } from '@/ui/base';
import { PageScreen } from '@/ui/shell';

export default function FinishedRoute() {
  const t = useT();
  return (
    <PageScreen title={t('home.finished')}>
      <Empty icon="trophy" title={t('shell.noFinishedTitle')} text={t('shell.noFinishedText')}>
        <Button kind="primary" label={t('home.newGame')} onPress={() => router.navigate('/new-game')} />
      </Empty>
    </PageScreen>
  );
}

import { router } from 'expo-router';

import { useT } from '@/i18n';
import { Button, Empty } from '@/ui/base';
import { PageScreen } from '@/ui/shell';

export default function NotFoundRoute() {
  const t = useT();
  return (
    <PageScreen title={t('shell.notFoundTitle')}>
      <Empty icon="trail" title={t('shell.notFoundTitle')} text={t('shell.notFoundText')}>
        <Button kind="primary" icon="home" label={t('shell.toHome')} onPress={() => router.replace('/')} />
      </Empty>
    </PageScreen>
  );
}

import { router } from 'expo-router';

import { useT } from '@/i18n';
import { Button, Empty } from '@/ui/base';
import { PageScreen } from '@/ui/shell';

export default function StatisticsRoute() {
  const t = useT();
  return (
    <PageScreen title={t('shell.statistics')}>
      <Empty icon="chart" title={t('shell.noStatisticsTitle')} text={t('shell.noStatisticsText')}>
        <Button kind="primary" label={t('home.newGame')} onPress={() => router.navigate('/new-game')} />
      </Empty>
    </PageScreen>
  );
}

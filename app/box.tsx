import { useT } from '@/i18n';
import { Button, Empty } from '@/ui/base';
import { goBack, PageScreen } from '@/ui/shell';

export default function BoxRoute() {
  const t = useT();
  return (
    <PageScreen title={t('home.box')}>
      <Empty icon="box" title={t('shell.boxTitle')} text={t('shell.boxText')}>
        <Button label={t('common.ok')} onPress={goBack} />
      </Empty>
    </PageScreen>
  );
}

import { useT } from '@/i18n';
import { Card, Text } from '@/ui/base';
import { PageScreen } from '@/ui/shell';

const STEPS = ['shell.samTurn1', 'shell.samTurn2', 'shell.samTurn3', 'shell.samTurn4'] as const;

export default function RulesRoute() {
  const t = useT();
  return (
    <PageScreen title={t('home.rules')}>
      <Text kind="heading">{t('shell.samTurn')}</Text>
      {STEPS.map((step, index) => (
        <Card key={step}>
          <Text>
            {index + 1}. {t(step)}
          </Text>
        </Card>
      ))}
    </PageScreen>
  );
}

import { router } from 'expo-router';

import { useT } from '@/i18n';
import { Card, Text } from '@/ui/base';
import { PageScreen } from '@/ui/shell';

const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;

export default function NewGameRoute() {
  const t = useT();
  return (
    <PageScreen title={t('home.newGame')} subtitle={t('shell.toughness')}>
      {DIFFICULTIES.map((difficulty) => (
        <Card
          key={difficulty}
          label={t(`home.difficulty.${difficulty}`)}
          onPress={() => router.navigate({ pathname: '/game/[id]', params: { id: difficulty } })}
        >
          <Text kind="heading">{t(`home.difficulty.${difficulty}`)}</Text>
        </Card>
      ))}
    </PageScreen>
  );
}
